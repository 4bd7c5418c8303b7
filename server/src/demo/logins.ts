import type { Role } from '@rto-desk/contract/access';
import { emptyCitizen } from '../features/citizens/changes.ts';
import type { Db } from '../platform/database/database.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';

/** Somebody to try the desk as. */
export interface DemoLogin {
  phone: string;
  name: string;
  role: Role;
  /** What is particular about them. */
  note: string;
}

const logins: readonly (DemoLogin & { office?: string })[] = [
  { phone: '9000000001', name: 'Anita Sharma', role: 'admin', note: 'sees and may do everything' },
  {
    phone: '9000000002',
    name: 'दिनेश साहू',
    role: 'manager',
    note: 'of the branch CG-04: Raipur',
    office: '04',
  },
  { phone: '9000000003', name: 'Farida Khan', role: 'manager', note: 'without a branch: sees all of them' },
  {
    phone: '9000000004',
    name: 'रमेश कुमार वर्मा',
    role: 'user',
    note: 'keeps two profiles with vehicles and documents',
  },
  {
    phone: '9000000005',
    name: 'Sunita Netam',
    role: 'user',
    note: 'has just registered; the profile is incomplete',
  },
];

/** Adds the logins with one password, and gives the first user two of the generated profiles. */
export async function addLogins(db: Db, password: string): Promise<readonly DemoLogin[]> {
  const password_hash = await hashPassword(password);
  for (const { phone, name, role, office } of logins) {
    const branch = office === undefined ? undefined : await branchOf(db, office);
    await db
      .insertInto('users')
      .values({ phone, name, role, password_hash, email: null, branch_id: branch ?? null, citizen_id: null })
      .execute();
  }
  await giveProfiles(db, '9000000004', 2);
  await openEmptyProfile(db, '9000000005');
  return logins;
}

async function branchOf(db: Db, code: string): Promise<number> {
  const branch = await db
    .selectFrom('branches')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return branch.id;
}

/** The citizens with most vehicles, so that there is something to see. */
async function giveProfiles(db: Db, phone: string, count: number): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const richest = await db
    .selectFrom('vehicles')
    .select('citizen_id')
    .groupBy('citizen_id')
    .orderBy(eb => eb.fn.countAll(), 'desc')
    .orderBy('citizen_id')
    .limit(count)
    .execute();
  const ids = richest.map(row => row.citizen_id);
  await db.updateTable('users').set({ citizen_id: null }).where('citizen_id', 'in', ids).execute();
  await db
    .updateTable('citizens')
    .set({ owner_id: user.id, created_by: user.id })
    .where('id', 'in', ids)
    .execute();
  const [own] = ids;
  if (own === undefined) return;
  await db.updateTable('citizens').set({ name: user.name, mobile: phone }).where('id', '=', own).execute();
  await db.updateTable('users').set({ citizen_id: own }).where('id', '=', user.id).execute();
}

async function openEmptyProfile(db: Db, phone: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const citizen = await db
    .insertInto('citizens')
    .values({
      ...emptyCitizen,
      name: user.name,
      mobile: phone,
      branch_id: null,
      owner_id: user.id,
      created_by: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ citizen_id: citizen.id }).where('id', '=', user.id).execute();
}
