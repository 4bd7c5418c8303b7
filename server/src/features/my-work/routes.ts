import { today } from '@rto-desk/contract/expiry';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { workOf } from './queries.ts';

export function workRoutes({ db }: Services): Route[] {
  return [implement('GET /jobs/work', ({ caller }) => workOf(db, caller, today()))];
}
