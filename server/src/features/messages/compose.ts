import { type Caller, citizenPermissions } from '@rto-desk/contract/access';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { today } from '@rto-desk/contract/expiry';
import { kindOfType } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { isStopped } from '../../facts/stopped.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { ChoiceRequired, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { identifier } from '../expiries/queries.ts';
import { settingsOf } from '../office/settings.ts';
import { addressedTo, noticeText, subjectColumns, subjectFacts } from './notice-subject.ts';
import { assertNotNotifiedToday, markDocumentsNotified } from './notified.ts';
import { assertNotDuplicate, fingerprint, writeMessage } from './outbox.ts';
import { messageOf } from './queries.ts';
import { templateFor } from './templates.ts';

/** Writes to a citizen within reach, to the mobile on the record. Throws Conflict for the same text on one day. */
export function writeToCitizen(
  services: Services,
  caller: Caller,
  id: number,
  { message, again = false }: { message: string; again?: boolean | undefined },
): Promise<Message> {
  return services.db.transaction().execute(async transaction => {
    const citizen = await within(transaction, caller)
      .citizens()
      .select(['citizens.id', 'citizens.name', 'citizens.mobile', 'citizens.branch_id'])
      .select(['citizens.name_by_holder_at', 'citizens.name_known'])
      .where('citizens.id', '=', id)
      .executeTakeFirst();
    if (citizen === undefined) throw new NotFound();
    if (!citizenPermissions(caller).message) throw new Forbidden();
    const dedup_key = `message ${id} ${fingerprint(message)}`;
    if (!again) await assertNotDuplicate(transaction, dedup_key);
    const written = await writeMessage(transaction, services, caller, {
      channel: 'whatsapp',
      purpose: 'message',
      citizen_id: id,
      user_id: null,
      branch_id: citizen.branch_id,
      subject: null,
      body: message,
      ...addressedTo(citizen, message),
      dedup_key,
    });
    return messageOf(transaction, caller, written);
  });
}

/** Which document a notice is about, as its sender saw it. */
export interface NoticeWanted {
  type: string;
  record_id?: number | undefined;
  owner_mobile?: string | null | undefined;
  identifier?: string | null | undefined;
  /** Which of its ends, where several are on that day. */
  end?: string | null | undefined;
  expiry_date: string;
  again?: boolean | undefined;
  despite_stop?: boolean | undefined;
}

/** What a notice says of a document within reach, and to whom. Throws NotFound, and Invalid for an unknown type. */
async function noticeOf(db: Queryable, caller: Caller, wanted: NoticeWanted) {
  const kind = kindOfType(wanted.type);
  if (kind === undefined) throw new Invalid({ type: words => words.expiries.unknownType });
  const found = await within(db, caller)
    .expiries()
    // unscoped: the holder of a document within reach
    .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
    // unscoped: the vehicle of a document within reach
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select(subjectColumns)
    .select(subjectFacts)
    .select(['citizens.reminders_off', isStopped('citizens.mobile').as('is_stopped')])
    .where('expiries.kind', '=', kind.slug)
    .where('expiries.expiry_date', '=', wanted.expiry_date)
    .where(eb =>
      wanted.record_id === undefined
        ? eb(identifier, '=', wanted.identifier ?? '')
        : eb('expiries.document_id', '=', wanted.record_id),
    )
    .$if(Boolean(wanted.end), query => query.where('expiries.end_field', '=', wanted.end ?? ''))
    .orderBy(sql`expiries.end_field <> ${kind.until}`)
    .orderBy('expiries.end_field')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) throw new NotFound();
  const message = {
    ...noticeText(found, today(), await settingsOf(db)),
    branch_id: found.branch_id,
    recipient: found.owner_mobile,
    dedup_key: `expiry ${kind.slug} ${found.document_id} ${found.end_field} ${wanted.expiry_date}`,
  };
  return { told: found, message };
}

/** The notice about a document within reach as `writeNotice` would send it now. Throws NotFound and Invalid. */
export async function noticePreview({ db, messengers }: Services, caller: Caller, wanted: NoticeWanted) {
  const { message } = await noticeOf(db, caller, wanted);
  const { recipient, recipient_name, body, template } = message;
  return {
    recipient,
    recipient_name,
    text: body,
    template: messengers.whatsapp === null ? null : await templateFor(db, template),
  };
}

/**
 * Writes the notice about a document within reach to its owner. The document is looked up, and the mobile is that
 * on the record: a number in the request is only held against it. Throws NotFound, Invalid, ChoiceRequired where that has
 * stopped reminders, and Conflict for the second notice on one day.
 */
export function writeNotice(services: Services, caller: Caller, wanted: NoticeWanted): Promise<Message> {
  return services.db.transaction().execute(async transaction => {
    const { told, message } = await noticeOf(transaction, caller, wanted);
    if (wanted.owner_mobile && wanted.owner_mobile !== message.recipient) {
      throw new Invalid({ owner_mobile: words => words.messages.otherMobile });
    }
    if (told.is_stopped && !wanted.despite_stop) {
      throw new ChoiceRequired(words => words.messages.stopped, { stopped: true });
    }
    if (!wanted.again) await assertNotNotifiedToday(transaction, told);
    const message_id = await writeMessage(transaction, services, caller, {
      channel: 'whatsapp',
      purpose: 'expiry',
      user_id: null,
      subject: null,
      despite_opt_out: told.is_stopped || told.reminders_off,
      ...message,
    });
    await markDocumentsNotified(transaction, [{ ...told, message_id }]);
    return messageOf(transaction, caller, message_id);
  });
}
