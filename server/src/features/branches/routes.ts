import type { Desk } from '../../desk.ts';
import { implement, type Route } from '../../platform/http/implement.ts';

export function branchRoutes({ db }: Desk): Route[] {
  return [
    implement('GET /admin/branches', () =>
      db.selectFrom('branches').select(['id', 'name']).orderBy('name').execute(),
    ),
  ];
}
