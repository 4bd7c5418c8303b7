import { today } from '@rto-desk/contract/expiry';
import type { OpenDatabase } from '../../../server/src/platform/database/database.ts';

/** A call of the API, with as many different addresses below `/api` as it is asked with. */
export interface Call {
  name: string;
  paths: readonly string[];
  /** Whether it is one of the ten that a desk makes most, which are held against SQL by hand, and against the bare handler unless remembered. */
  isBusy: boolean;
  /** Whether the server remembers what it says for a while: a bare handler, which counts each time, is no measure of that. */
  isRemembered?: true;
}

/** Whether a call, by its name, looks for a text: what it finds, and with it the time it takes, grows with the data. */
export const isOfText = (name: string) => /\?|search/.test(name);

/** Whom and what is asked for: people who have a licence and a vehicle, spread over all of them. */
export interface Asked {
  people: readonly Person[];
  /** The current month, both days included. */
  month: { from: string; until: string };
}

interface Person {
  id: number;
  name: string;
  mobile: string;
  dl_no: string;
  plate: string;
  vehicle: number;
}

export async function askedOf({ pool }: OpenDatabase, variety: number): Promise<Asked> {
  const { rows: people } = await pool.query<Person>(
    `select citizens.id, citizens.name, citizens.mobile, driving_licenses.dl_no,
       vehicles.registration_no as plate, vehicles.id as vehicle
     from citizens
       join driving_licenses on driving_licenses.citizen_id = citizens.id
       join vehicles on vehicles.citizen_id = citizens.id
     where citizens.id % greatest(1, (select max(id) from citizens) / $1) = 0 limit $1`,
    [variety],
  );
  const month = today().slice(0, 8);
  return { people, month: { from: `${month}01`, until: `${month}28` } };
}

/** The numbers 1 to `last`, as often as there are people asked for. */
export function pagesOf({ people }: Asked, last: number): number[] {
  return people.map((_, at) => 1 + (at % last));
}

/** The last page that is asked for of the list of citizens, of the report of expiries, and of the open jobs. */
export const LAST_PAGE = { citizens: 50, expiries: 20, jobs: 3 };

/** What is asked of the desk, with other people each time. */
export function callsOn(asked: Asked): Call[] {
  const { people, month } = asked;
  const call = (name: string, path: (person: Person) => string, isBusy: boolean): Call => ({
    name,
    paths: people.map(path),
    isBusy,
  });
  const paged = (name: string, path: string, last: number): Call => ({
    name,
    paths: pagesOf(asked, last).map(page => `${path}page=${page}`),
    isBusy: true,
  });
  const encoded = encodeURIComponent;
  return [
    { name: 'GET /me', paths: ['/me'], isBusy: true },
    paged('GET /citizens', '/citizens?', LAST_PAGE.citizens),
    call('GET /citizens?q', ({ name }) => `/citizens?q=${encoded(name)}`, true),
    call('GET /citizens?mobile', ({ mobile }) => `/citizens?mobile=${mobile}`, false),
    call('GET /citizens/{id}', ({ id }) => `/citizens/${id}`, true),
    call('GET /citizens/{id}/all-details', ({ id }) => `/citizens/${id}/all-details`, true),
    call('GET /citizens/{id}/dl', ({ id }) => `/citizens/${id}/dl`, true),
    call('GET /vehicles/{id}/puccs', ({ vehicle }) => `/vehicles/${vehicle}/puccs`, true),
    call('GET /search/dl', ({ dl_no }) => `/search/dl?dl_no=${encoded(dl_no.slice(-7))}`, false),
    call('GET /search/vehicle', ({ plate }) => `/search/vehicle?vehicle_no=${encoded(plate)}`, true),
    call('GET /global-search', ({ name }) => `/global-search?query=${encoded(name)}`, false),
    paged(
      'GET /reports/expiries',
      `/reports/expiries?start_date=${month.from}&end_date=${month.until}&`,
      LAST_PAGE.expiries,
    ),
    { name: 'GET /dashboard/stats', paths: ['/dashboard/stats'], isBusy: true, isRemembered: true },
    { name: 'GET /dashboard/expiring', paths: ['/dashboard/expiring'], isBusy: false, isRemembered: true },
    { ...paged('GET /jobs', '/jobs?status=open&', LAST_PAGE.jobs), isBusy: false },
    call('GET /jobs?q', ({ name }) => `/jobs?q=${encoded(name)}`, false),
    { name: 'GET /jobs/work', paths: ['/jobs/work'], isBusy: false },
  ];
}
