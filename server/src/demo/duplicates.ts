import type { Db } from '../platform/database/database.ts';

/** People who were entered twice: at the counter, from a list, in the other script. */
const twice = [
  { name: 'सुनीता बाई यादव', mobile: '7700090031', dob: '1979-08-21' },
  { name: 'Sunita Yadav', mobile: '7700090031', dob: null },
  { name: 'Santosh Kumar Dewangan', mobile: '7700090032', dob: '1985-01-30' },
  { name: 'संतोष देवांगन', mobile: '7700090033', dob: '1985-01-30' },
  { name: 'श्रीमती गीता ठाकुर', mobile: '7700090034', dob: '1991-04-09' },
  { name: 'गीता ठाकुर', mobile: '7700090034', dob: '1991-04-09' },
] as const;

/** Adds three pairs of which each is one person. */
export async function addDuplicates(db: Db): Promise<void> {
  const branch_id = db.selectFrom('branches').select('id').where('code', '=', '04');
  const values = twice.map(person => ({ ...person, branch_id, owner_id: null, created_by: null }));
  await db.insertInto('citizens').values(values).execute();
}
