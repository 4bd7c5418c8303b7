import type { Audience } from '@rto-desk/contract/access';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { screens } from '@rto-desk/contract/screens';

/** The addresses of the screens that everybody sees. */
export const publicScreens = pathsFor('anyone').map(path =>
  ['/reset-password', '/verify-email'].includes(path) ? `${path}?token=one` : path,
);

/** Those of everybody who is signed in, with a citizen whom they may see. */
export const userScreens = (citizen: number | null) => [
  ...addresses(pathsFor('signedIn'), citizen),
  ...['dl', 'vehicles', 'all'].map(tab => `/citizens/${citizen}?tab=${tab}`),
];

/** Those of an admin: a user's, and what only staff see; without those of a list that was brought in. */
export const staffScreens = (citizen: number) => [
  ...userScreens(citizen),
  ...addresses([...pathsFor('staff'), ...pathsFor('admin')], citizen),
  ...['messages', 'history'].map(tab => `/citizens/${citizen}?tab=${tab}`),
];

function pathsFor(audience: Audience): string[] {
  return screens.filter(screen => screen.audience === audience).map(({ path }) => path);
}

/** Paths with what stands for a record and for a search filled in. */
function addresses(paths: readonly string[], citizen: number | null): string[] {
  const searches = [...citizenKinds.map(({ slug }) => slug), 'vehicle'];
  const withoutLists = paths.filter(path => !path.includes(':list'));
  return withoutLists.flatMap(path =>
    path.includes(':what')
      ? searches.map(what => path.replace(':what', what))
      : [path.replace(':id', String(citizen))],
  );
}
