import type { Audience } from '@rto-desk/contract/access';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { screens } from '@rto-desk/contract/screens';

/** The addresses of the screens that everybody sees, with one page of the guide. */
export const publicScreens = pathsFor('anyone').map(path =>
  ['/reset-password', '/verify-email'].includes(path)
    ? `${path}?token=one`
    : path.replace('/help/:page', '/help/ask'),
);

/** Those of everybody who is signed in, with a citizen whom they may see. */
export const userScreens = (citizen: number | null) => [
  ...addresses(pathsFor('signedIn'), citizen),
  ...['dl', 'vehicles', 'all'].map(tab => `/citizens/${citizen}?tab=${tab}`),
];

/** The same with those that only who is not staff sees. */
export const ownScreens = (citizen: number | null) => [...userScreens(citizen), ...pathsFor('user')];

/** Those of an admin: a user's, and what only staff see; without those of a list that was brought in, of a job or of an inquiry. */
export const staffScreens = (citizen: number) => [
  ...userScreens(citizen),
  ...addresses([...pathsFor('staff'), ...pathsFor('admin')], citizen),
  ...['jobs', 'messages', 'history'].map(tab => `/citizens/${citizen}?tab=${tab}`),
  ...['reasons', 'services', 'office'].map(tab => `/admin/work?tab=${tab}`),
];

/** The office has too many screens for one test: each of the parts looks at every third, side by side with the others. */
export const parts = [1, 2, 3].map(number => ({
  number,
  of: (paths: readonly string[]) => paths.filter((_, at) => at % 3 === number - 1),
}));

function pathsFor(audience: Audience): string[] {
  return screens.filter(screen => screen.audience === audience).map(({ path }) => path);
}

/** Paths with what stands for a record and for a search filled in. */
function addresses(paths: readonly string[], citizen: number | null): string[] {
  const searches = [...citizenKinds.map(({ slug }) => slug), 'vehicle'];
  const others = [':list', '/jobs/:id', '/admin/inquiries/:id'];
  const ofCitizens = paths.filter(path => !others.some(other => path.includes(other)));
  return ofCitizens.flatMap(path =>
    path.includes(':what')
      ? searches.map(what => path.replace(':what', what))
      : [path.replace(':id', String(citizen))],
  );
}
