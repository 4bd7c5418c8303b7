import { wordsFor } from '@rto-desk/contract/words/languages';
import type { Desk } from '../../desk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { writeMessage } from '../messages/outbox.ts';

/** What is known of an account before its e-mail address changes. */
export interface FormerAddress {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  citizen_id: number | null;
  branch_id: number | null;
}

/**
 * Tells an account's holder, in the transaction that changes it, that links for a new password go to another e-mail
 * address from now on: where they went until now, by mail or, without an address, to the mobile. Writes nothing where
 * the address stays, whatever its case.
 */
export async function tellFormerAddress(
  db: Queryable,
  desk: Pick<Desk, 'messengers'>,
  former: FormerAddress,
  email: string | null | undefined,
): Promise<void> {
  if (email === undefined || email?.toLowerCase() === former.email?.toLowerCase()) return;
  // The text is in both languages, so that it does not matter whose catalogue it comes from.
  const { addressMail } = wordsFor(undefined).security;
  await writeMessage(db, desk, null, {
    channel: former.email === null ? 'whatsapp' : 'mail',
    purpose: 'security',
    citizen_id: former.citizen_id,
    user_id: former.id,
    branch_id: former.branch_id,
    recipient: former.email ?? former.phone,
    recipient_name: former.name,
    subject: addressMail.subject,
    body: addressMail.text(former.name),
    same_as: null,
  });
}
