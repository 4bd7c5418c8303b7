import type { Call } from './calls.ts';
import { getting, type Load, type Request } from './load.ts';

/** What clerks do in turn: of ten calls seven look, two search and one keeps somebody new. */
const DAY = [
  'GET /citizens',
  'GET /citizens/{id}',
  'GET /citizens/{id}/all-details',
  'GET /citizens/{id}/dl',
  'GET /vehicles/{id}/puccs',
  'GET /reports/expiries',
  'GET /dashboard/stats',
  'GET /citizens?q',
  'GET /search/vehicle',
];

/** The load of a mixed day by `clients` clerks who ask one thing after another without a pause. */
export function mixedDay(
  calls: readonly Call[],
  token: string,
  { clients, seconds }: { clients: number; seconds: number },
): Load {
  const looks = DAY.map(name => getting(calls.find(call => call.name === name)?.paths ?? []));
  const rounds = Math.max(...looks.map(requests => requests.length));
  const requests = Array.from({ length: rounds }, (_, round) => [
    ...looks.flatMap(list => list[round % list.length] ?? []),
    keeping,
  ]);
  return {
    connections: clients,
    seconds,
    headers: { authorization: `Bearer ${token}` },
    requests: requests.flat(),
  };
}

let kept = 0;

const keeping: Request = {
  path: '/api/citizens',
  method: 'POST',
  body: () => {
    kept += 1;
    return JSON.stringify({ name: `Bench ${kept}`, mobile: `98${String(kept).padStart(8, '0')}` });
  },
};
