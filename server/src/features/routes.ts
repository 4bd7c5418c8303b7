import type { Desk } from '../desk.ts';
import type { Route } from '../platform/http/implement.ts';
import { accountRoutes } from './accounts/routes.ts';
import { branchRoutes } from './branches/routes.ts';
import { citizenRoutes } from './citizens/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { vehicleRoutes } from './vehicles/routes.ts';

/** Every route of the API, feature by feature. */
export function allRoutes(desk: Desk): Route[] {
  return [
    ...accountRoutes(desk),
    ...branchRoutes(desk),
    ...citizenRoutes(desk),
    ...vehicleRoutes(desk),
    ...documentRoutes(desk),
  ];
}
