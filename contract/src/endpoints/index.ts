import { kinds } from '../kinds/index.ts';
import { accountEndpoints } from './accounts.ts';
import { backupEndpoints } from './backup.ts';
import { branchEndpoints } from './branches.ts';
import { citizenEndpoints } from './citizens.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { dateRuleEndpoints } from './date-rules.ts';
import { documentCalls } from './documents.ts';
import type { EndpointTable } from './endpoint.ts';
import { expiryEndpoints } from './expiries.ts';
import { exportEndpoints } from './exports.ts';
import { historyEndpoints } from './history.ts';
import { importEndpoints } from './imports.ts';
import { messageEndpoints } from './messages.ts';
import { ownDataEndpoints } from './own-data.ts';
import { quickEntryEndpoints } from './quick-entries.ts';
import { reminderEndpoints } from './reminders.ts';
import { requestEndpoints } from './requests.ts';
import { licenceSearches, searchEndpoints } from './search.ts';
import { securityEndpoints } from './security.ts';
import { transferEndpoints } from './transfers.ts';
import { userEndpoints } from './users.ts';
import { vehicleEndpoints } from './vehicles.ts';

/** The calls that are declared one by one; each feature keeps its own table. */
export const namedEndpoints = {
  ...accountEndpoints,
  ...branchEndpoints,
  ...citizenEndpoints,
  ...vehicleEndpoints,
  ...requestEndpoints,
  ...dashboardEndpoints,
  ...historyEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...backupEndpoints,
  ...messageEndpoints,
  ...ownDataEndpoints,
  ...quickEntryEndpoints,
  ...reminderEndpoints,
  ...securityEndpoints,
  ...dateRuleEndpoints,
  ...transferEndpoints,
  ...userEndpoints,
  ...expiryEndpoints,
  ...searchEndpoints,
};

export type NamedEndpoints = typeof namedEndpoints;

/** Every call of the API: the named ones, and those that each document kind brings along. */
export const endpoints: Readonly<EndpointTable> = {
  ...namedEndpoints,
  ...licenceSearches,
  ...Object.fromEntries(
    kinds.flatMap(kind => Object.values(documentCalls(kind)).map(({ key, endpoint }) => [key, endpoint])),
  ),
};
