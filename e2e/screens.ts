import type { Audience } from '@rto-desk/contract/access';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { screens } from '@rto-desk/contract/screens';

/** The records of the office that have a screen of their own, by their ids. */
export interface OfficeRecords {
  job: number;
  letter: number;
  list: number;
  inquiry: number;
}

/** The addresses of the public screens, with one page of the guide. */
export const publicScreens = pathsFor('anyone').map(path =>
  ['/reset-password', '/verify-email'].includes(path)
    ? `${path}?token=one`
    : path.replace('/help/:page', '/help/ask'),
);

/** Those of who is not staff, with the citizen whom they keep. */
export const ownScreens = (citizen: number | null) => [
  ...pathsFor('signedIn', 'user').flatMap(path => filled(path, { citizens: citizen })),
  ...tabs(`/citizens/${citizen}`, ['dl', 'vehicles', 'all']),
];

/** Those of a citizen, as an admin sees them. */
export const citizenScreens = (citizen: number) => [
  ...staffPaths()
    .filter(isOfCitizen)
    .flatMap(path => filled(path, { citizens: citizen })),
  ...tabs(`/citizens/${citizen}`, [
    'dl',
    'vehicles',
    'all',
    'jobs',
    'letters',
    'messages',
    'privacy',
    'history',
  ]),
];

/** All others that an admin sees. */
export const officeScreens = ({ job, letter, list, inquiry }: OfficeRecords) => [
  ...staffPaths()
    .filter(path => !isOfCitizen(path))
    .flatMap(path =>
      filled(path, { jobs: job, letters: letter, imports: list, inquiries: inquiry, clients: 1 }),
    ),
  ...['due', 'handOver'].map(slip => `/jobs/${job}?slip=${slip}`),
  ...tabs('/admin/work', ['reasons', 'services', 'office']),
];

/** The office has too many screens for one test: each of the parts looks at every fourth, side by side with the others. */
export const parts = [1, 2, 3, 4].map(number => ({
  number,
  of: (paths: readonly string[]) => paths.filter((_, at) => at % 4 === number - 1),
}));

function pathsFor(...audiences: Audience[]): string[] {
  return screens.filter(screen => audiences.includes(screen.audience)).map(({ path }) => path);
}

function staffPaths(): string[] {
  return pathsFor('signedIn', 'staff', 'admin');
}

function isOfCitizen(path: string): boolean {
  return path.startsWith('/citizens/:id');
}

function tabs(path: string, names: readonly string[]): string[] {
  return names.map(tab => `${path}?tab=${tab}`);
}

/**
 * A path with what stands for a record or for a search filled in.
 * @param ids of the records, by the folder of the path that they are in
 */
function filled(path: string, ids: Record<string, number | null>): string[] {
  if (path.includes(':what')) {
    return [...citizenKinds.map(({ slug }) => slug), 'vehicle'].map(what => path.replace(':what', what));
  }
  return [path.replace(/(\w+)\/:(?:id|list)/, (_, folder) => `${folder}/${ids[folder]}`)];
}
