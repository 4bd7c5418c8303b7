import { type Asked, LAST_PAGE, pagesOf } from '../api/calls.ts';
import type { Request } from '../api/load.ts';
import type { Questions } from '../api/peers.ts';

/** Our calls as the Express application answers them. */
export function expressQuestions(asked: Asked): Questions {
  const { people, month } = asked;
  const get = (path: string): Request => ({ path });
  return {
    'GET /citizens': pagesOf(asked, LAST_PAGE.citizens).map(page => get(`/citizens?page=${page}`)),
    'GET /citizens?mobile': people.map(({ mobile }) => get(`/citizens?mobile=${mobile}`)),
    'GET /citizens/{id}': people.map(({ id }) => get(`/citizens/${id}`)),
    'GET /citizens/{id}/all-details': people.map(({ id }) => get(`/citizens/${id}/all-details`)),
    'GET /citizens/{id}/dl': people.map(({ id }) => get(`/citizens/${id}/driving_licenses`)),
    'GET /vehicles/{id}/puccs': people.map(({ vehicle }) => get(`/vehicles/${vehicle}/puccs`)),
    'GET /reports/expiries': pagesOf(asked, LAST_PAGE.expiries).map(page =>
      get(`/expiries?from=${month.from}&until=${month.until}&page=${page}`),
    ),
  };
}
