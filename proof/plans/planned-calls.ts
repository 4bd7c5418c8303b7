import { today } from '@rto-desk/contract/expiry';
import { citizenKinds, kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { citizenDetails } from '../../server/src/features/citizens/all-details.ts';
import { citizenOf, citizensPage } from '../../server/src/features/citizens/queries.ts';
import { staffStats } from '../../server/src/features/dashboard/queries.ts';
import { documentsPage } from '../../server/src/features/documents/queries.ts';
import { type ExpiryFilter, everyExpiry } from '../../server/src/features/expiries/filter.ts';
import { expiredDocumentsOf } from '../../server/src/features/expiries/of-citizen.ts';
import { expiriesPage } from '../../server/src/features/expiries/queries.ts';
import { expiryTotals } from '../../server/src/features/expiries/totals-by-period.ts';
import { licencesPage, vehicleSearchPage } from '../../server/src/features/search/queries.ts';
import { usersPage } from '../../server/src/features/users/queries.ts';
import type { Db } from '../../server/src/platform/database/database.ts';
import { LargeCounts } from '../../server/src/platform/large-counts.ts';
import type { Viewer } from '../../server/src/platform/sessions/sessions.ts';
import { globalSearch } from '../../server/src/search/global-search.ts';
import { jobsFound } from '../../server/src/search/jobs.ts';
import { documentsNumbered, inquiriesNumbered } from '../../server/src/search/numbered.ts';
import { findEntries } from '../../server/src/search/register.ts';
import { jobCalls } from './planned-jobs.ts';

/** A call whose plan is looked at. */
export interface PlannedCall {
  name: string;
  /** Asks with other values each round; answers how much there is. */
  run(round: number): Promise<number>;
}

/** An admin, a manager of the busiest branch, of a quiet one and of all, and a user who keeps two citizens. */
export async function callers(db: Db): Promise<{ who: string; caller: Viewer }[]> {
  const branches = await sql<{ id: number }>`
    select branch_id as id from citizens where branch_id is not null group by branch_id order by count(*) desc`.execute(
    db,
  );
  const user = await sql<{ id: number; citizen_id: number }>`
    select users.id, users.citizen_id from users join citizens on citizens.owner_id = users.id
    group by users.id having count(*) = 2 order by users.id limit 1`.execute(db);
  const staff = await sql<{ id: number; branch_id: number | null }>`
    select distinct on (branch_id) id, branch_id from users where role = 'manager' order by branch_id, id`.execute(
    db,
  );
  const manager = (branch_id: number | null): Viewer => ({
    id: staff.rows.find(clerk => clerk.branch_id === branch_id)?.id ?? 0,
    role: 'manager',
    branch_id,
    citizen_id: null,
    sessionId: 0,
  });
  const [found] = user.rows;
  if (found === undefined) throw new Error('No account keeps two citizens');
  return [
    { who: 'admin', caller: { id: 0, role: 'admin', branch_id: null, citizen_id: null, sessionId: 0 } },
    { who: 'busy branch', caller: manager(branches.rows.at(0)?.id ?? null) },
    { who: 'quiet branch', caller: manager(branches.rows.at(-1)?.id ?? null) },
    { who: 'all branches', caller: manager(null) },
    {
      who: 'user',
      caller: { id: found.id, role: 'user', branch_id: null, citizen_id: found.citizen_id, sessionId: 0 },
    },
  ];
}

interface Sample {
  citizen_id: number;
  name: string;
  mobile: string;
  number: string;
  application: string;
  registration: string;
  /** Of an account. */
  phone: string;
  vehicle_id: number;
}

/** How many people are asked for in turns. */
export const SAMPLES = 97;

/** People all over the database, the same in every run. */
async function samplesOf(db: Db): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    with ends as (select min(id) as first, max(id) as last from driving_licenses)
    select citizens.id as citizen_id, citizens.name, citizens.mobile, dl_no as number, application_no as application, (
      select registration_no from vehicles where vehicles.id >= driving_licenses.id order by vehicles.id limit 1) as registration, (
      select id from vehicles where vehicles.id >= driving_licenses.id order by vehicles.id limit 1) as vehicle_id, (
      select phone from users where id >= (
        select min(id) + (max(id) - min(id)) * (place * 37 % ${SAMPLES}) / ${SAMPLES} from users) order by id limit 1) as phone
    from ends cross join generate_series(0, ${SAMPLES - 1}) as place
      join driving_licenses on driving_licenses.id = first + (last - first)::bigint * (place * 37 % ${SAMPLES}) / ${SAMPLES}
      join citizens on citizens.id = driving_licenses.citizen_id`.execute(db);
  return rows;
}

/** The calls of searches and reports, as people ask them; those for staff only where the caller is. */
export async function callsOf(db: Db, caller: Viewer): Promise<PlannedCall[]> {
  const samples = await samplesOf(db);
  const sample = (round: number): Sample => {
    const found = samples[round % samples.length];
    if (found === undefined) throw new Error('There is no citizen');
    return found;
  };
  // Reads only; files are signed with a key of no consequence.
  const desk = { db, fileKey: Buffer.alloc(32) };
  const now = today();
  const inDays = (days: number) => addPeriod(now, { days });
  const total = async (page: Promise<{ meta: { total: number } }>) => (await page).meta.total;
  const report = (
    name: string,
    scan: (round: number) => Partial<ExpiryFilter>,
    page = (_: number) => 1,
  ): PlannedCall => ({
    name: `expiry report, ${name}`,
    run: async round =>
      (await expiriesPage(desk, caller, { ...everyExpiry, ...scan(round) }, page(round), 15)).total,
  });
  const everyone: PlannedCall[] = [
    ...citizenKinds.flatMap(kind => [
      {
        name: `search ${kind.slug}, nothing typed`,
        run: (round: number) => total(licencesPage(desk, caller, kind, { page: 1 + (round % 3) })),
      },
      {
        name: `search ${kind.slug}, last five digits`,
        run: (round: number) =>
          total(
            licencesPage(desk, caller, kind, {
              page: 1,
              [kind.number ?? '']: sample(round).number.slice(-5),
            }),
          ),
      },
      {
        name: `search ${kind.slug}, application number`,
        run: (round: number) =>
          total(licencesPage(desk, caller, kind, { page: 1, application_no: sample(round).application })),
      },
    ]),
    {
      name: 'search vehicle, nothing typed',
      run: round => total(vehicleSearchPage(db, caller, { page: 1 + (round % 3) })),
    },
    {
      name: 'search vehicle, last four digits',
      run: round =>
        total(vehicleSearchPage(db, caller, { page: 1, vehicle_no: sample(round).registration.slice(-4) })),
    },
    {
      name: 'search vehicle, office and last four digits',
      run: round => {
        const { registration } = sample(round);
        const vehicle_no = `${registration.slice(0, 4)} ${registration.slice(-4)}`;
        return total(vehicleSearchPage(db, caller, { page: 1, vehicle_no }));
      },
    },
    {
      name: 'search vehicle, series "CG04"',
      run: () => total(vehicleSearchPage(db, caller, { page: 1, vehicle_no: 'cg 04' })),
    },
    {
      name: 'search vehicle, last six of the chassis number',
      run: round =>
        total(
          vehicleSearchPage(db, caller, { page: 1, chassis_no: String(100_000 + round).padStart(6, '0') }),
        ),
    },
    {
      name: 'search vehicle, application number',
      run: round =>
        total(vehicleSearchPage(db, caller, { page: 1, application_no: sample(round).application })),
    },
    {
      name: 'citizens, nothing typed',
      run: round => total(citizensPage(db, caller, { page: 1 + (round % 3), per_page: 10 })),
    },
    {
      name: 'citizens, whole name',
      run: round => total(citizensPage(db, caller, { q: sample(round).name, page: 1, per_page: 10 })),
    },
    {
      name: 'citizens, first name',
      run: round =>
        total(citizensPage(db, caller, { q: firstOf(sample(round).name), page: 1, per_page: 10 })),
    },
    {
      name: 'citizens, three letters',
      run: round =>
        total(citizensPage(db, caller, { q: sample(round).name.slice(0, 3), page: 1, per_page: 10 })),
    },
    {
      name: 'citizens, two letters',
      run: round =>
        total(citizensPage(db, caller, { q: sample(round).name.slice(0, 2), page: 1, per_page: 10 })),
    },
    {
      name: 'citizens, "kumar"',
      run: () => total(citizensPage(db, caller, { q: 'kumar', page: 1, per_page: 10 })),
    },
    {
      name: 'citizens, five digits of a mobile',
      run: round =>
        total(citizensPage(db, caller, { mobile: sample(round).mobile.slice(-5), page: 1, per_page: 10 })),
    },
    {
      name: 'citizens, mobile',
      run: round => total(citizensPage(db, caller, { mobile: sample(round).mobile, page: 1, per_page: 10 })),
    },
    {
      name: 'totals of a quarter by week',
      run: async () => (await expiryTotals(db, caller, { from: now, until: inDays(91) })).length,
    },
  ];
  const staff: PlannedCall[] = [
    ...globalSearches.map(({ name, typed }) => ({
      name: `global search, ${name}`,
      run: async (round: number) => {
        const text = typed(sample(round));
        const found = [
          await globalSearch(db, caller, text),
          await jobsFound(db, caller, text),
          await documentsNumbered(db, caller, text),
          await inquiriesNumbered(db, caller, text),
          await findEntries(db, caller, text),
        ];
        return found.flat().length;
      },
    })),
    report(
      'first pages',
      () => ({}),
      round => 1 + (round % 5),
    ),
    report(
      'middle',
      () => ({}),
      round => 1 + 1000 * (round % 20),
    ),
    {
      name: 'expiry report, last page',
      run: async () => {
        const all = (await expiriesPage(desk, caller, everyExpiry, 1, 1)).total;
        return (await expiriesPage(desk, caller, everyExpiry, Math.max(1, Math.ceil(all / 15)), 15)).total;
      },
    },
    report('expired', () => ({ until: inDays(-1) })),
    report(
      'next 7 days',
      () => ({ from: now, until: inDays(6) }),
      round => 1 + (round % 5),
    ),
    report('next 30 days of a type', round => ({
      from: now,
      until: inDays(29),
      kind: round % 2 === 0 ? 'vltds' : 'taxes',
    })),
    report('one day, superseded too', round => ({
      from: inDays(-round),
      until: inDays(-round),
      superseded: true,
    })),
    report('whole owner name', round => ({ owner: sample(round).name })),
    report("owner's first name, next 30 days", round => ({
      owner: firstOf(sample(round).name),
      from: now,
      until: inDays(29),
    })),
    report("owner's first name, from today on", round => ({ owner: firstOf(sample(round).name), from: now })),
    report("owner's first name, all days", round => ({ owner: firstOf(sample(round).name) })),
    report('owner "kumar", next 7 days', () => ({ owner: 'kumar', from: now, until: inDays(6) })),
    report('owner "kumar"', () => ({ owner: 'kumar' })),
    report('last four of a registration', round => ({ vehicle: sample(round).registration.slice(-4) })),
    report('series "CG04", next 30 days', () => ({ vehicle: 'CG04', from: now, until: inDays(29) })),
    {
      name: 'users, nothing typed',
      run: round => total(usersPage(db, caller, { page: 1 + (round % 3), per_page: 10 })),
    },
    {
      name: 'users, managers',
      run: () => total(usersPage(db, caller, { role: 'manager', page: 1, per_page: 10 })),
    },
    {
      name: 'users, last five digits',
      run: round => total(usersPage(db, caller, { q: sample(round).phone.slice(-5), page: 1, per_page: 10 })),
    },
    {
      name: 'dashboard',
      run: async () => (await staffStats({ db, largeCounts: new LargeCounts() }, caller)).total_users,
    },
  ];
  // Who manages all branches has jobs, and sees all that an admin sees, so only this is asked again.
  const jobs = caller.role === 'user' ? [] : await jobCalls(db, caller);
  if (caller.role === 'manager') return caller.branch_id === null ? jobs : [...everyone, ...staff, ...jobs];
  const ofCitizen: PlannedCall = {
    name: 'expired documents of a citizen',
    run: async round => {
      const citizenId = caller.citizen_id ?? sample(round).citizen_id;
      const found = await expiredDocumentsOf(db, caller, citizenId, { before: now, superseded: true });
      return found.expired_documents.length;
    },
  };
  // A branch's manager reaches some of the sample only.
  const ofOne: PlannedCall[] = [
    {
      name: 'a citizen',
      run: async round => ((await citizenOf(db, caller, sample(round).citizen_id)) === undefined ? 0 : 1),
    },
    {
      name: 'all details of a citizen',
      run: async round =>
        (await citizenDetails(db, desk.fileKey, caller, sample(round).citizen_id)).vehicles.length,
    },
    {
      name: 'driving licences of a citizen',
      run: round => total(documentsPage(desk, caller, kindOf('dl'), sample(round).citizen_id, 1)),
    },
    {
      name: 'PUCCs of a vehicle',
      run: round => total(documentsPage(desk, caller, kindOf('puccs'), sample(round).vehicle_id, 1)),
    },
  ];
  return caller.role === 'user'
    ? [...everyone, ofCitizen]
    : [...everyone, ofCitizen, ...ofOne, ...staff, ...jobs];
}

/** Whether a question is one for a text. */
export function isOfText(name: string): boolean {
  return /^(search|citizens|users|global)/.test(name)
    ? !/nothing typed|managers/.test(name)
    : /^jobs, typed /.test(name) || /^expiry report, .*(owner|registration|series)/.test(name);
}

const firstOf = (name: string) => name.split(' ')[0] ?? '';

const globalSearches: { name: string; typed(sample: Sample): string }[] = [
  { name: 'whole name', typed: ({ name }) => name },
  { name: 'first name', typed: ({ name }) => firstOf(name) },
  { name: 'half a name', typed: ({ name }) => name.slice(0, Math.ceil(name.length / 2)) },
  {
    name: 'misspelt name',
    typed: ({ name }) => name.slice(0, 2) + name.slice(3, 5) + (name[2] ?? '') + name.slice(5),
  },
  { name: 'nobody', typed: () => 'qwlpt vbnx' },
  { name: 'mobile', typed: ({ mobile }) => mobile },
  { name: 'four digits', typed: ({ mobile }) => mobile.slice(-4) },
  { name: 'registration', typed: ({ registration }) => registration },
  { name: 'series "CG04"', typed: () => 'CG04' },
  { name: 'a year', typed: () => '2025' },
  { name: 'office and year', typed: () => 'CG042019' },
];
