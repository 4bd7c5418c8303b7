import { kinds } from '../kinds/index.ts';
import { accountEndpoints } from './accounts.ts';
import { backupEndpoints } from './backup.ts';
import { branchEndpoints } from './branches.ts';
import { breachEndpoints } from './breaches.ts';
import { calendarEndpoints } from './calendars.ts';
import { citizenEndpoints } from './citizens.ts';
import { claimEndpoints } from './claims.ts';
import { clientEndpoints } from './clients.ts';
import { compareEndpoints } from './compare.ts';
import { consentEndpoints } from './consents.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { dateRuleEndpoints } from './date-rules.ts';
import { dayBookEndpoints } from './day-book.ts';
import { demoEndpoints } from './demo.ts';
import { documentCalls } from './documents.ts';
import type { EndpointTable } from './endpoint.ts';
import { expiryEndpoints } from './expiries.ts';
import { exportEndpoints } from './exports.ts';
import { feeEndpoints } from './fees.ts';
import { firstHourEndpoints } from './first-hour.ts';
import { fleetEndpoints } from './fleet.ts';
import { followUpEndpoints } from './follow-ups.ts';
import { historyEndpoints } from './history.ts';
import { importEndpoints } from './imports.ts';
import { inboxEndpoints } from './inbox.ts';
import { jobSettingsEndpoints } from './job-settings.ts';
import { jobEndpoints } from './jobs.ts';
import { learnerEndpoints } from './learners.ts';
import { letterEndpoints } from './letters.ts';
import { mergeEndpoints } from './merges.ts';
import { messageEndpoints } from './messages.ts';
import { moneyEndpoints } from './money.ts';
import { notifyAllEndpoints } from './notify-all.ts';
import { ownDataEndpoints } from './own-data.ts';
import { payoutEndpoints } from './payouts.ts';
import { privacyEndpoints } from './privacy.ts';
import { privacyRequestEndpoints } from './privacy-requests.ts';
import { quickEntryEndpoints } from './quick-entries.ts';
import { registerEndpoints } from './register.ts';
import { reminderEndpoints } from './reminders.ts';
import { requestEndpoints } from './requests.ts';
import { licenceSearches, searchEndpoints } from './search.ts';
import { securityEndpoints } from './security.ts';
import { selfDeclaredEndpoints } from './self-declared.ts';
import { seriesEndpoints } from './series.ts';
import { tokenEndpoints } from './tokens.ts';
import { transferEndpoints } from './transfers.ts';
import { userEndpoints } from './users.ts';
import { vehicleEndpoints } from './vehicles.ts';
import { workEndpoints } from './work.ts';

/** The calls that are declared one by one; each feature keeps its own table. */
export const namedEndpoints = {
  ...accountEndpoints,
  ...branchEndpoints,
  ...seriesEndpoints,
  ...feeEndpoints,
  ...clientEndpoints,
  ...moneyEndpoints,
  ...payoutEndpoints,
  ...dayBookEndpoints,
  ...citizenEndpoints,
  ...mergeEndpoints,
  ...vehicleEndpoints,
  ...requestEndpoints,
  ...jobEndpoints,
  ...jobSettingsEndpoints,
  ...learnerEndpoints,
  ...privacyEndpoints,
  ...consentEndpoints,
  ...breachEndpoints,
  ...privacyRequestEndpoints,
  ...registerEndpoints,
  ...letterEndpoints,
  ...workEndpoints,
  ...followUpEndpoints,
  ...selfDeclaredEndpoints,
  ...dashboardEndpoints,
  ...historyEndpoints,
  ...exportEndpoints,
  ...importEndpoints,
  ...compareEndpoints,
  ...backupEndpoints,
  ...messageEndpoints,
  ...inboxEndpoints,
  ...ownDataEndpoints,
  ...quickEntryEndpoints,
  ...reminderEndpoints,
  ...securityEndpoints,
  ...tokenEndpoints,
  ...calendarEndpoints,
  ...firstHourEndpoints,
  ...dateRuleEndpoints,
  ...demoEndpoints,
  ...transferEndpoints,
  ...claimEndpoints,
  ...fleetEndpoints,
  ...userEndpoints,
  ...expiryEndpoints,
  ...notifyAllEndpoints,
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
