import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { storeImport } from '../features/imports/create.ts';
import { runDryRun } from '../features/imports/plan/dry-run.ts';
import { foundImport } from '../features/imports/queries.ts';
import type { Db } from '../platform/database/database.ts';

const columns = ['गाड़ी नंबर', 'नाम', 'मोबाइल', 'बीमा', 'पीयूसी'];

/** What an agent has written down: most of it is good, and four rows have to be mended or decided. */
function listed(known: { registration_no: string; name: string; mobile: string }): string[][] {
  const inDays = (days: number) => addPeriod(today(), { days }).split('-').reverse().join('-');
  return [
    ['CG04 QA 1101', 'देवेन्द्र निषाद', '7700090051', inDays(40), inDays(12)],
    ['CG04 QA 1102', 'Tikaram Baghel', '7700090052', inDays(120), ''],
    [known.registration_no, known.name, known.mobile, inDays(300), inDays(170)],
    ['CG04 QA 1104', 'राधा मरकाम', '77000900', inDays(75), inDays(5)],
    ['CG04 QA 1105', 'Imran Khan', '7700090055', '31-02-2027', inDays(60)],
    ['CG04 QA 1106', 'कौशल्या साहू', '7700090056', inDays(-3), inDays(20)],
    ['', 'Joseph Tirkey', '7700090057', inDays(210), ''],
    ['CG04 QA 1108', 'भूपेश यादव', '7700090058', inDays(15), 'अगले माह'],
    ['CG04 QA 1109', 'Rekha Netam', '7700090059', inDays(330), inDays(150)],
  ];
}

/** Creates an import and runs its dry run; it waits for a clerk to fix and commit it. */
export async function checkList(db: Db, clerk: number): Promise<void> {
  const known = await db
    .selectFrom('vehicles')
    .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
    .select(['registration_no', 'name', 'mobile'])
    .where('owner_id', 'is', null)
    .orderBy('vehicles.id')
    .offset(5)
    .executeTakeFirstOrThrow();
  const rows = listed(known);
  const caller = { id: clerk, role: 'manager', branch_id: null, citizen_id: null } as const;
  const { id } = await storeImport(
    db,
    caller,
    {
      columns: columns.map((header, index) => ({
        index,
        header,
        samples: rows.map(row => row[index] ?? ''),
      })),
      rows: rows.map((cells, at) => ({ line: at + 2, cells })),
    },
    'बीमा नवंबर.xlsx',
  );
  await db
    .updateTable('imports')
    .set({ mode: 'add', status: 'checking', ordered_by: clerk })
    .where('id', '=', id)
    .execute();
  await runDryRun(db, caller, await foundImport(db, caller, id));
}
