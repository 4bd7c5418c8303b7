import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { subjectColumns, subjectFacts, textOf } from '../features/messages/notice-subject.ts';
import { markDocumentsNotified } from '../features/messages/notified.ts';
import { fingerprint } from '../features/messages/outbox.ts';
import { settingsOf } from '../features/office/settings.ts';
import type { Db } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

/** What people have written, days ago, and what the clerk answered by hand; the last waits. */
const written = [
  { days: 3, text: 'मेरा लाइसेंस कब तक मान्य है?', answer: 'अगले महीने की 20 तारीख तक। नवीनीकरण के लिए फ़ॉर्म 2 लाएँ।' },
  { days: 2, text: 'Is my RC ready?', answer: 'Yes. Please bring the slip between 11 and 4.' },
  { days: 1, text: 'कल कार्यालय खुला है?', answer: 'हाँ, 10:30 से 5:30 तक।' },
  { days: 0, text: 'गाड़ी बेच दी है, क्या करना होगा?', answer: null },
] as const;

/** An inbox with answers, and what one message told a firm of all its documents that end. */
export async function addMessages({ db }: Services, clerk: number, firm: number): Promise<void> {
  await addInbox(db, clerk);
  await addDigest(db, firm);
}

async function addInbox(db: Db, clerk: number): Promise<void> {
  const people = await db
    .selectFrom('citizens')
    .select(['id', 'name', 'mobile', 'branch_id'])
    .where('owner_id', 'is', null)
    .orderBy('id')
    .limit(written.length)
    .execute();
  for (const [at, { days, text, answer }] of written.entries()) {
    const person = people[at];
    if (person === undefined) continue;
    const [said, answered] = [momentOf(days, 10), momentOf(days, 9)];
    await db
      .insertInto('inbound_messages')
      .values({
        hashed_id: fingerprint(`demo ${at}`),
        mobile_no: person.mobile,
        kind: 'text',
        body: text,
        said_at: said,
        ...(answer !== null && { read_at: answered, read_by: clerk }),
      })
      .execute();
    if (answer === null) continue;
    await db
      .insertInto('messages')
      .values({
        ...byHand,
        purpose: 'message',
        citizen_id: person.id,
        branch_id: person.branch_id,
        recipient: person.mobile,
        recipient_name: person.name,
        body: answer,
        created_by: clerk,
        created_at: answered,
        sent_at: answered,
      })
      .execute();
  }
}

async function addDigest(db: Db, firm: number): Promise<void> {
  const day = addPeriod(today(), { days: -1 });
  const subjects = await db
    .selectFrom('expiries')
    .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select(subjectColumns)
    .select(subjectFacts)
    .where('expiries.citizen_id', '=', firm)
    .where('expiries.superseded', '=', false)
    .where('expiries.expiry_date', '>=', day)
    .orderBy('expiries.expiry_date')
    .orderBy('expiries.document_id')
    .limit(5)
    .execute();
  const [first] = subjects;
  if (first === undefined) return;
  const { body, recipient_name, citizen_id } = textOf(subjects, day, await settingsOf(db));
  const sent = momentOf(1, 9);
  const { id } = await db
    .insertInto('messages')
    .values({
      ...byHand,
      ...{ purpose: 'digest', body, recipient_name, citizen_id, recipient: first.owner_mobile },
      ...{ branch_id: first.branch_id, created_by: null, created_at: sent, sent_at: sent },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await markDocumentsNotified(
    db,
    subjects.map(one => ({ ...one, message_id: id })),
  );
}

/** What every message of an office without a provider is. */
const byHand = {
  channel: 'whatsapp',
  state: 'sent',
  user_id: null,
  subject: null,
  dedup_key: null,
  error: null,
  provider_id: null,
  claim_id: null,
  claimed_at: null,
} as const;

/** So many days and hours before now. */
function momentOf(days: number, hours: number): string {
  return new Date(Date.now() - days * 86_400_000 - (days === 0 ? 0 : hours * 3_600_000)).toISOString();
}
