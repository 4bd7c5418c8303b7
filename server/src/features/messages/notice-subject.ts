import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { addressee, type Digest, digestParameters, digestText } from '@rto-desk/contract/words/digest';
import {
  type ExpiryNotice,
  expiryNotice,
  nameInMessages,
  noticeParameters,
  numberInMessages,
} from '@rto-desk/contract/words/notice';
import { type RawBuilder, sql } from 'kysely';
import { isDummy } from '../../facts/dummy-mobile.ts';
import { endName, holderUntil } from '../../facts/later-ends.ts';
import { isStopped } from '../../facts/stopped.ts';
import { identifier, isIdentifiedByOffice } from '../expiries/queries.ts';
import type { Filled } from './templates.ts';

/** An end of a document, and its holder, as a message may speak of them. */
export interface NoticeSubject {
  kind: KindSlug;
  document_id: number;
  /** Which of the document's ends it is. */
  end_field: string;
  /** The same where it has more than one. */
  end: string | null;
  /** `YYYY-MM-DD`. */
  expiry_date: string;
  citizen_id: number;
  branch_id: number | null;
  owner_name: string;
  owner_mobile: string;
  /** Whether its holder has entered the owner's name, and not the office. */
  named_by_holder: boolean;
  name_known: boolean;
  vehicle_no: string | null;
  identifier: string;
  identified_by_office: boolean;
}

/** The same in SQL, of rows of `expiries` with `citizens` and, on the left, `vehicles`. */
export const subjectColumns = [
  'expiries.kind',
  'expiries.document_id',
  'expiries.end_field',
  'expiries.expiry_date',
  'expiries.citizen_id',
  'citizens.branch_id',
  'citizens.name as owner_name',
  'citizens.mobile as owner_mobile',
  'citizens.name_known',
  'vehicles.registration_no as vehicle_no',
] as const;
export const subjectFacts = [
  endName.as('end'),
  sql<boolean>`citizens.name_by_holder_at is not null`.as('named_by_holder'),
  sql<string>`coalesce(${identifier}, '')`.as('identifier'),
  isIdentifiedByOffice.as('identified_by_office'),
] as const;

/** A self-declared document is notified only to the verified mobile of its holder's account. */
// unscoped: the citizen's account, and of it only whether it is verified
const isReachableByNotice = sql<boolean>`(expiries.origin = 'office' or exists (
  select from users as keeper
  where (keeper.id = citizens.owner_id or keeper.citizen_id = citizens.id)
    and keeper.phone = citizens.mobile and keeper.phone_verified_at is not null))`;

/**
 * Why an end gets no automatic notice on a day (`YYYY-MM-DD`), by name: the first condition that holds is the reason.
 * From the last day on there is no notice while the holder says that the document has been renewed: staff check that
 * first.
 */
export function sendBlockers(
  day: string,
): readonly (readonly [name: SendBlocker, holds: RawBuilder<boolean>])[] {
  return [
    ['left', sql<boolean>`expiries.has_left`],
    ['superseded', sql<boolean>`expiries.superseded`],
    ['off', sql<boolean>`citizens.reminders_off`],
    ['stopped', isStopped('citizens.mobile')],
    ['no_mobile', sql<boolean>`(coalesce(citizens.mobile, '') = '' or ${isDummy('citizens.mobile')})`],
    ['declared', sql<boolean>`not ${isReachableByNotice}`],
    ['holder_renewed', sql<boolean>`(expiries.expiry_date <= ${day}::date and ${holderUntil} is not null)`],
  ];
}
type SendBlocker = 'left' | 'superseded' | 'off' | 'stopped' | 'no_mobile' | 'declared' | 'holder_renewed';

/** Whether a message may speak of an end by itself. */
export function isNotifiable(day: string): RawBuilder<boolean> {
  return hasNoBlocker(sendBlockers(day));
}

/** The same once staff have looked at what its holder has declared. */
export function isNotifiableOnceReviewed(day: string): RawBuilder<boolean> {
  return hasNoBlocker(sendBlockers(day).filter(([name]) => name !== 'holder_renewed'));
}

function hasNoBlocker(all: ReturnType<typeof sendBlockers>): RawBuilder<boolean> {
  return sql<boolean>`(not (${sql.join(
    all.map(([, holds]) => holds),
    sql` or `,
  )}))`;
}

/** What is said of it. */
function noticeOf(subject: NoticeSubject): ExpiryNotice {
  const { kind, end, expiry_date, vehicle_no, identified_by_office } = subject;
  return {
    slug: kind,
    owner_name: nameInMessages(subject.owner_name, !subject.named_by_holder, subject.name_known),
    identifier: numberInMessages(subject.identifier, identified_by_office),
    vehicle_no: vehicle_no && numberInMessages(vehicle_no, identified_by_office),
    end,
    expiry_date,
  };
}

interface Text {
  /** Whose it is; null where it speaks of several people. */
  citizen_id: number | null;
  recipient_name: string;
  body: string;
  template: Filled;
}

/** What a notice that staff send says of one document. */
export function noticeText(subject: NoticeSubject, today: string, office: ReminderSettings): Text {
  const notice = noticeOf(subject);
  return {
    citizen_id: subject.citizen_id,
    recipient_name: notice.owner_name,
    body: expiryNotice(notice, today, office),
    template: { of: 'notice', parameters: noticeParameters(notice) },
  };
}

/**
 * What one message says of one or more documents that are kept under a number.
 * @param today `YYYY-MM-DD`
 */
export function textOf(all: readonly NoticeSubject[], today: string, office: ReminderSettings): Text {
  const people = new Set(all.map(({ citizen_id }) => citizen_id));
  const digest: Digest = { notices: all.map(noticeOf), isShared: people.size > 1 };
  const [first, ...others] = digest.notices;
  const [citizen_id = null] = people;
  const isNotice =
    others.length === 0 && !(office.template_notice === null && office.template_digest !== null);
  return {
    citizen_id: digest.isShared ? null : citizen_id,
    recipient_name: addressee(digest),
    body: digestText(digest, today, office),
    template:
      isNotice && first !== undefined
        ? { of: 'notice', parameters: noticeParameters(first) }
        : { of: 'digest', parameters: digestParameters(digest) },
  };
}

/** Whom a message that staff write goes to, by the record of a citizen, and its template. */
export function addressedTo(
  citizen: { name: string; mobile: string; name_by_holder_at: string | null; name_known: boolean },
  message: string,
) {
  const name = nameInMessages(citizen.name, citizen.name_by_holder_at === null, citizen.name_known);
  return {
    recipient: citizen.mobile,
    recipient_name: name,
    template: { of: 'message', parameters: [name, message] },
  } as const;
}
