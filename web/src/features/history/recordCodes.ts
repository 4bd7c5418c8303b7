import { kinds } from '@rto-desk/contract/kinds/index';
import { use } from 'react';
import {
  calendarsTexts,
  feeRulesTexts,
  importsTexts,
  moneyScreensTexts,
  numberSeriesTexts,
  privacyKitTexts,
  registerTexts,
  usersTexts,
} from '../../words/pageTexts.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';

/** By column, what each stored code is called. */
export type Codes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What the codes in a line of history are called on the record's own screens. Texts of those screens are loaded only for lines
 * that need them.
 * @param record the table of the line, null where it is about none
 */
export function useRecordCodes(record: string | null): Codes {
  const { accounts, documents, jobs, kinds: named, letters, messages, ...words } = useWords();
  const { language } = useLanguage();
  switch (record) {
    case 'imports': {
      const { status, columns } = use(importsTexts.load(language));
      return { status, mode: columns.modes };
    }
    case 'charges':
      return { kind: use(moneyScreensTexts.load(language)).kinds };
    case 'receipts':
    case 'payouts': {
      const { modes, payoutKinds } = use(moneyScreensTexts.load(language));
      return { mode: modes, kind: payoutKinds };
    }
    case 'register_entries': {
      const { directions, modes, states } = use(registerTexts.load(language));
      return { direction: directions, mode: modes, state: states };
    }
    case 'consents':
    case 'privacy_notices_given': {
      const { purposes, ways } = use(privacyKitTexts.load(language));
      return { purpose: purposes, how: ways };
    }
    case 'number_series':
    case 'number_books':
    case 'number_checks':
    case 'issued_numbers':
      return { series: use(numberSeriesTexts.load(language)).names };
    case 'office_settings':
      return { legal_basis: use(numberSeriesTexts.load(language)).desk.bases };
    case 'fee_rules': {
      const { kinds: kind, confidences: confidence } = use(feeRulesTexts.load(language));
      return { kind, confidence };
    }
    case 'calendars':
      return { what: use(calendarsTexts.load(language)).contents };
    case 'contact_requests':
      return { status: use(usersTexts.load(language)).contactRequestStatuses };
    case 'privacy_requests':
      return { kind: words.privacyRequests.kinds };
    case 'transfers':
      return { kind: words.transfers.kinds };
    case 'date_rules':
      return { kind: Object.fromEntries(kinds.map(({ slug }) => [slug, named[slug].one])) };
    case 'letters':
      return { state: letters.states };
    case 'letter_templates':
      return { subject: letters.subjects };
    default:
      return {
        category: words.services.categories,
        channel: messages.channels,
        purpose: messages.purposes,
        role: accounts.roles,
        source: jobs.sources,
        state: messages.states,
        status: { ...documents.statuses, ...words.requests.inquiry.statuses, ...words.requests.statuses },
      };
  }
}
