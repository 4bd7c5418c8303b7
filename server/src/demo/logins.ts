import { sql } from 'kysely';
import { type DemoPerson, keeper, logins, newcomer } from '../features/demo/logins.ts';
import type { Db } from '../platform/database/database.ts';
import { hashPassword } from '../platform/sessions/passwords.ts';

/** Adds the logins with one password. Answers the ids of those who are staff. */
export async function addLogins(db: Db, password: string): Promise<number[]> {
  const password_hash = await hashPassword(password);
  const branches = new Map(
    (await db.selectFrom('branches').select(['code', 'id']).execute()).map(({ code, id }) => [code, id]),
  );
  const rows = logins.map(({ phone, name, role, office }) => ({
    ...{ phone, name, role, password_hash, email: null, citizen_id: null },
    phone_verified_at: phone === newcomer.phone ? null : new Date().toISOString(),
    branch_id: office === undefined ? null : (branches.get(office) ?? null),
  }));
  const added = await db.insertInto('users').values(rows).returning(['id', 'role']).execute();
  return added.filter(({ role }) => role !== 'user').map(({ id }) => id);
}

/** Gives the keeper a profile of their own and one of the family: those of the office's with most to see. */
export async function linkProfiles(db: Db): Promise<void> {
  const user = await userOf(db, keeper);
  const family = { owner_id: user, created_by: user, address: 'मकान नं. 12, गांधी चौक' };
  const man = { name: keeper.name, mobile: keeper.phone, dob: '1984-03-12' };
  const father = { relation_name: 'मोहन लाल वर्मा', father_name: 'मोहन लाल वर्मा' };
  const wife = { name: 'कविता वर्मा', mobile: keeper.phone, dob: '1987-11-02', father_name: null };
  const [own, other] = await richestProfiles(db);
  await db
    .updateTable('citizens')
    .set({ ...family, ...man, ...father, relation_type: 'Son of' })
    .where('id', '=', own)
    .execute();
  await db
    .updateTable('citizens')
    .set({ ...family, ...wife, relation_type: 'Wife of', relation_name: keeper.name })
    .where('id', '=', other)
    .execute();
  await db.updateTable('users').set({ citizen_id: own }).where('id', '=', user).execute();
}

/** Gives the newcomer what registering gives: a profile that knows no more than name and number. */
export async function openEmptyProfile(db: Db): Promise<void> {
  const user = await userOf(db, newcomer);
  const { id } = await db
    .insertInto('citizens')
    .values({
      name: newcomer.name,
      mobile: newcomer.phone,
      branch_id: null,
      owner_id: user,
      created_by: user,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ citizen_id: id }).where('id', '=', user).execute();
}

async function userOf(db: Db, { phone }: DemoPerson): Promise<number> {
  const user = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirstOrThrow();
  return user.id;
}

/** Two citizens that no account keeps, with a driving licence and as many vehicles as any. */
async function richestProfiles(db: Db): Promise<[number, number]> {
  const found = await db
    .selectFrom('citizens')
    .select('id')
    .where('owner_id', 'is', null)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('driving_licenses')
          .select('driving_licenses.id')
          .whereRef('citizen_id', '=', 'citizens.id'),
      ),
    )
    .orderBy(sql`(select count(*) from vehicles where citizen_id = citizens.id)`, 'desc')
    .orderBy('id')
    .limit(2)
    .execute();
  const [own, other] = found;
  if (own === undefined || other === undefined) throw new Error('There is no driving licence');
  return [own.id, other.id];
}
