import { kindOf } from '@rto-desk/contract/kinds/index';
import { openSession } from '../../platform/sessions/sessions.ts';
import { clientOf, type SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber, freshWord, sampleOf } from '../../testing/samples.ts';
import type { TestDesk } from '../../testing/test-desk.ts';

/** The password of all people in this model. */
export const PASSWORD = 'monsoon-raipur-7';

/** Two branches, people and documents in both and in none, and one person who tries to see more. */
export interface Model {
  actor: SignedInClient;
  admin: SignedInClient;
  /** Mobile numbers and addresses that the actor reads what comes to. */
  contacts: string[];
  /** What a caller may name, whether it is within reach or not: ids are easily guessed. */
  ids: Record<
    | 'citizen'
    | 'vehicle'
    | 'account'
    | 'request'
    | 'inquiry'
    | 'message'
    | 'branch'
    | 'list'
    | 'transfer'
    | 'merge'
    /** Those of others, and the actor's. */
    | 'claim'
    | 'ownClaim',
    number[]
  >;
  documents: { slug: string; id: number }[];
  /** Groups of records that belong to one person; a sequence is mostly about one of them. */
  people: { ids: Partial<Record<keyof Model['ids'], number[]>>; documents: Model['documents'] }[];
  /** Contacts and plates of others, which are no secrets. */
  known: { phones: string[]; emails: string[]; plates: string[] };
  /** Words that occur in one record each and are never typed. */
  secrets: string[];
}

type Actor = 'manager of a branch' | 'citizen';

/** Makes a model of its own; others in the same database are out of its reach but for what has no branch. */
export async function openModel(desk: TestDesk, passwordHash: string, actor: Actor): Promise<Model> {
  const { db } = desk;
  // Open ones are listed by their age: those of earlier worlds would fill the page that is looked at.
  await db.deleteFrom('claims').execute();
  const admin = await desk.signIn('admin');
  const model: Model = {
    actor: admin,
    admin,
    contacts: [freshMobile(), freshMobile(), `${freshNumber('own')}@example.com`],
    ids: {
      citizen: [],
      vehicle: [],
      account: [],
      request: [],
      inquiry: [],
      message: [],
      branch: [],
      list: [],
      transfer: [],
      merge: [],
      claim: [],
      ownClaim: [],
    },
    documents: [],
    people: [],
    known: { phones: [], emails: [], plates: [] },
    secrets: [],
  };
  const secret = () => {
    const word = freshWord('Kanari').toLowerCase();
    model.secrets.push(word);
    return word;
  };
  const branch = async () => {
    const { body } = await admin.post('/admin/branches', { name: freshNumber('Shakha') });
    model.ids.branch.push(body.id);
    return body.id as number;
  };
  const [here, there] = [await branch(), await branch()];

  const account = async (role: 'manager' | 'user', branchId: number | null = null) => {
    const email = `${freshNumber('holder')}@example.com`;
    const { id, phone } = await db
      .insertInto('users')
      .values({
        name: `Somebody ${secret()}`,
        phone: freshMobile(),
        email,
        password_hash: passwordHash,
        role,
        branch_id: branchId,
        citizen_id: null,
        phone_verified_at: new Date().toISOString(),
        email_verified_at: new Date().toISOString(),
      })
      .returning(['id', 'phone'])
      .executeTakeFirstOrThrow();
    model.ids.account.push(id);
    model.known.phones.push(phone);
    model.known.emails.push(email);
    const token = await openSession(db, { id, role });
    return {
      phone,
      client: {
        ...clientOf(desk.address, token),
        token,
        caller: { id, role, branch_id: branchId, citizen_id: null },
      },
    };
  };

  /** A person with a vehicle, a licence and a policy, in a branch or none; kept by an account or by the office. */
  const citizen = async (branchId: number | null, keeper: SignedInClient = admin) => {
    const documents: Model['documents'] = [];
    const mobile = freshMobile();
    const { body } = await keeper.post('/citizens', { name: `Somebody ${secret()}`, mobile });
    await db.updateTable('citizens').set({ branch_id: branchId }).where('id', '=', body.id).execute();
    model.ids.citizen.push(body.id);
    model.known.phones.push(mobile);
    const plate = freshNumber('CG04');
    const vehicle = await keeper.post(`/citizens/${body.id}/vehicles`, {
      registration_no: plate,
      make_model: secret(),
    });
    model.known.plates.push(plate);
    model.ids.vehicle.push(vehicle.body.id);
    for (const [slug, owner] of [
      ['ll', `/citizens/${body.id}`],
      ['insurances', `/vehicles/${vehicle.body.id}`],
    ] as const) {
      const paper = await keeper.post(`${owner}/${slug}`, sampleOf(kindOf(slug)));
      documents.push({ slug, id: paper.body.id });
    }
    model.documents.push(...documents);
    const kept = keeper === admin ? [] : [keeper.caller.id];
    model.people.push({ ids: { citizen: [body.id], vehicle: [vehicle.body.id], account: kept }, documents });
    return body.id as number;
  };

  const request = async (branchId: number | null) => {
    const { body } = await admin.post('/service-requests', {
      category: 'other',
      contact_name: `Somebody ${secret()}`,
      contact_phone: freshMobile(),
    });
    const asked = await db
      .updateTable('service_requests')
      .set({ branch_id: branchId })
      .where('reference', '=', body.reference)
      .returning('id')
      .executeTakeFirstOrThrow();
    model.ids.request.push(asked.id);
  };
  const inquiry = async (branchId: number | null) => {
    const { body } = await desk.visitor.post('/document-inquiries', {
      name: `Somebody ${secret()}`,
      phone: freshMobile(),
      document_type: ['PUCC'],
    });
    const asked = await db
      .updateTable('document_inquiries')
      .set({ branch_id: branchId })
      .where('reference', '=', body.reference)
      .returning('id')
      .executeTakeFirstOrThrow();
    model.ids.inquiry.push(asked.id);
  };
  const list = async (branchId: number | null) => {
    const { id } = await db
      .insertInto('imports')
      .values({
        ...{
          name: `List ${secret()}`,
          branch_id: branchId,
          shape: 'wide',
          rows: 1,
          created_by: admin.caller.id,
        },
        columns: JSON.stringify([{ index: 0, header: 'Vehicle No', field: 'registration_no' }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { import_id: id, line: 2, cells: [secret()], plate: null, mobile: null };
    await db
      .insertInto('import_rows')
      .values({ ...row, citizen_id: null, verdict: null, owner_id: null })
      .execute();
    model.ids.list.push(id);
  };
  const own = (accountId: number, citizenId: number) =>
    db.updateTable('users').set({ citizen_id: citizenId }).where('id', '=', accountId).execute();

  for (const place of [here, there, null]) {
    const id = await citizen(place);
    const sent = await admin.post(`/citizens/${id}/send-message`, { message: `For ${secret()}` });
    model.ids.message.push(sent.body.id);
    await request(place);
    await inquiry(place);
    await list(place);
  }
  // A user with citizens of two branches, and an own profile without a branch.
  const holder = await account('user');
  await own(holder.client.caller.id, await citizen(null, holder.client));
  await citizen(there, holder.client);
  const neighbour = await account('user');
  await own(neighbour.client.caller.id, await citizen(here, neighbour.client));
  const stranger = await account('user');
  await own(stranger.client.caller.id, await citizen(there, stranger.client));
  // A user of another branch claims a profile that all can see.
  const claimed = await db
    .insertInto('claims')
    .values(
      model.known.plates.map(registration_no => ({
        ...{ user_id: stranger.client.caller.id, registration_no },
        ...{ licence_no: null, chassis_last5: null, dob: null },
      })),
    )
    .returning('id')
    .execute();
  model.ids.claim.push(...claimed.map(({ id }) => id));
  await account('manager', there);
  await account('manager');
  model.ids.account.push(admin.caller.id);

  const self = await (actor === 'citizen' ? account('user') : account('manager', here));
  if (actor === 'citizen') await own(self.client.caller.id, await citizen(null, self.client));
  model.actor = self.client;
  model.contacts.push(self.phone);
  return model;
}
