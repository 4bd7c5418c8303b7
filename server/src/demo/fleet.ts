import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

const FIRM = { name: 'महामाया ट्रांसपोर्ट', mobile: '7700090021' } as const;
const VEHICLES = 22;

/** Gives a firm so many goods vehicles with their documents, of those that the office keeps. Answers who the firm is. */
export async function addFleet(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('citizens')
    .values({
      ...FIRM,
      address: 'ट्रांसपोर्ट नगर, रावाभाटा',
      branch_id: db.selectFrom('branches').select('id').where('code', '=', '04'),
      owner_id: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Documents go along with their vehicle.
  await sql`
    update vehicles set citizen_id = ${id}, origin = 'office', type = (array['LGV', 'MGV', 'TRANS(HGV)'])[1 + chosen.at % 3],
      make_model = (array['Tata Ace', 'Ashok Leyland Ecomet', 'Tata LPT 1613', 'Eicher Pro 2110'])[1 + chosen.at % 4]
    from (select vehicles.id, row_number() over (order by vehicles.id desc)::integer as at
      from vehicles join citizens on citizens.id = vehicles.citizen_id
      where citizens.owner_id is null order by vehicles.id desc limit ${VEHICLES}) as chosen
    where chosen.id = vehicles.id`.execute(db);
  return id;
}
