import { type CodeNames, codedColumns } from '@rto-desk/contract/history-codes';
import { kinds } from '@rto-desk/contract/kinds/index';
import type { Words } from '@rto-desk/contract/words/words';
import { use } from 'react';
import type { Texts } from '../../words/catalogues.ts';
import {
  calendarsTexts,
  dateRulesTexts,
  feeRulesTexts,
  firstHourTexts,
  historyTexts,
  importsTexts,
  inboxTexts,
  lettersTexts,
  moneyScreensTexts,
  numberSeriesTexts,
  privacyKitTexts,
  registerTexts,
  tokensTexts,
  usersTexts,
} from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useLanguage, useWords } from '../../words/useWords.ts';
import { scopeLabel } from '../tokens/scopeLabel.ts';

type Names = Readonly<Record<string, string>>;
type Naming = (code: string) => string | undefined;

/** By column, what a stored code is called; undefined for one without a name. */
export type Codes = Readonly<Record<string, Naming>>;

/** Names that the office has given: of branches by their id, of stages and of reasons to reject by their code. */
export interface OfficeNames {
  branches: Names;
  stages: Names;
  rejectReasons: Names;
}

/**
 * What the codes in a line of history are called on the record's own screens. Texts of those screens are loaded only for lines
 * that need them.
 * @param record the table of the line, null where it is about none
 */
export function useRecordCodes(record: string | null, office: OfficeNames): Codes {
  const words = useWords();
  const { language } = useLanguage();
  const load: Load = texts => use(texts.load(language));
  const columns = Object.entries(codedColumns[record ?? ''] ?? {});
  const named = columns.map(([column, list]) => [column, naming(names[list](words, load, office))]);
  return { branch_id: naming(office.branches), ...Object.fromEntries(named) };
}

function naming(names: Names | Naming): Naming {
  return typeof names === 'function' ? names : code => (Object.hasOwn(names, code) ? names[code] : undefined);
}

type Load = <T>(texts: Texts<T>) => T;

const names: Readonly<Record<CodeNames, (words: Words, load: Load, office: OfficeNames) => Names | Naming>> =
  {
    asStored: words => value => shownValue(value, words),
    bulkStates: (_, load) => load(historyTexts).bulkStates,
    calendarContents: (_, load) => load(calendarsTexts).contents,
    categories: ({ services }) => services.categories,
    chargeKinds: (_, load) => load(moneyScreensTexts).kinds,
    classGroups: (_, load) => load(dateRulesTexts).groups,
    confidences: (_, load) => load(feeRulesTexts).confidences,
    consentPurposes: (_, load) => load(privacyKitTexts).purposes,
    contactRequests: (_, load) => load(usersTexts).contactRequestStatuses,
    deletions: ({ ownData }) => ownData.statuses,
    directions: (_, load) => load(registerTexts).directions,
    documentStatuses: ({ documents }) => documents.statuses,
    entryModes: (_, load) => load(registerTexts).modes,
    entryStates: (_, load) => load(registerTexts).states,
    feeKinds: (_, load) => load(feeRulesTexts).kinds,
    fields: ({ fields }) => fields,
    importModes: (_, load) => load(importsTexts).columns.modes,
    importStatuses: (_, load) => load(importsTexts).status,
    inboundKinds: (_, load) => load(inboxTexts).kinds,
    inquiries: ({ requests }) => requests.inquiry.statuses,
    inquiryTypes: ({ requests }) => requests.inquiry.names,
    kinds: words => Object.fromEntries(kinds.map(({ slug }) => [slug, words.kinds[slug].one])),
    languages: ({ general }) => general.languages,
    legalBases: (_, load) => load(numberSeriesTexts).desk.bases,
    letterStates: (_, load) => load(lettersTexts).states,
    letterSubjects: (_, load) => load(lettersTexts).subjects,
    messageChannels: ({ messages }) => messages.channels,
    messagePurposes: ({ messages }) => messages.purposes,
    messageStates: ({ messages }) => messages.states,
    moneyModes: (_, load) => load(moneyScreensTexts).modes,
    payoutKinds: (_, load) => load(moneyScreensTexts).payoutKinds,
    privacyKinds: ({ privacyRequests }) => privacyRequests.kinds,
    rejectReasons: (_words, _load, { rejectReasons }) => rejectReasons,
    reportTypes: words =>
      Object.fromEntries(kinds.map(({ slug, type }) => [type, words.kinds[slug].type ?? type])),
    requests: ({ requests }) => requests.statuses,
    roles: ({ accounts }) => accounts.roles,
    scopes: (_, load) => scope => scopeLabel(scope, load(tokensTexts)),
    series: (_, load) => load(numberSeriesTexts).names,
    services: ({ services }) => ({ ...services.names, other: services.categories.other }),
    setupSteps: (_, load) => {
      const steps = Object.entries(load(firstHourTexts).steps);
      return Object.fromEntries(steps.map(([step, { title }]) => [step, title]));
    },
    sources: ({ jobs }) => jobs.sources,
    stages: (_words, _load, { stages }) => stages,
    testResults: ({ jobs }) => jobs.learners.results,
    transferKinds: ({ transfers }) => transfers.kinds,
    ways: (_, load) => load(privacyKitTexts).ways,
    weekdays:
      ({ notices }) =>
      day =>
        notices.settings.weekdays[Number(day) - 1],
  };
