import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { selfDeclaredPage } from './queries.ts';

export function selfDeclaredRoutes({ db }: Services): Route[] {
  return [implement('GET /self-declared', ({ caller, query }) => selfDeclaredPage(db, caller, query))];
}
