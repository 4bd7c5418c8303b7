import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '../platform/database/database.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { fillDemo } from './fill.ts';

const PASSWORD = 'demo-of-the-test';

test('two demos of one day are alike, and neither can be filled twice', async () => {
  const [desk, twin] = [await openTestDesk(), await openTestDesk()];
  onTestFinished(async () => {
    await Promise.all([desk.close(), twin.close()]);
  });
  await fillDemo(desk, PASSWORD);
  await fillDemo(twin, PASSWORD);
  const column = async (db: Db, query: string) =>
    (await sql.raw<{ value: unknown }>(query).execute(db)).rows.map(row => row.value);
  const digest = `
    select md5(string_agg(line, E'\\n' order by line)) as value from (
      select concat_ws('|', id, name, relation_type, relation_name, mobile, dob, address, city, owner_id) as line from citizens
      union all select concat_ws('|', id, citizen_id, registration_no, origin) from vehicles
      union all select concat_ws('|', id, vehicle_id, policy_number, end_date, origin) from insurances
      union all select concat_ws('|', id, contact_name, services, stage, source, citizen_id, branch_id) from service_requests
      union all select concat_ws('|', vehicle_id, from_citizen_id, to_citizen_id) from transfers
      union all select concat_ws('|', line, cells, verdict) from import_rows
      union all select concat_ws('|', purpose, recipient, body) from messages
      union all select concat_ws('|', mobile_no, body) from inbound_messages
      union all select concat_ws('|', user_id, registration_no) from claims) as lines`;
  expect(await column(twin.db, digest)).toEqual(await column(desk.db, digest));
  await expect(fillDemo(twin, PASSWORD)).rejects.toThrow(/real data/);
});
