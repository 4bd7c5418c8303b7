import type { Route } from '../platform/http/implement.ts';
import type { Services } from '../services.ts';
import { resetRoutes } from './accounts/reset-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { backupRoutes } from './backup/routes.ts';
import { branchRoutes } from './branches/routes.ts';
import { breachRoutes } from './breaches/routes.ts';
import { calendarRoutes } from './calendars/routes.ts';
import { citizenRoutes } from './citizens/routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { compareRoutes } from './compare/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { dateRuleRoutes } from './date-rules/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { duplicateRoutes } from './duplicates/routes.ts';
import { expiryRoutes } from './expiries/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { feeRoutes } from './fees/routes.ts';
import { firstHourRoutes } from './first-hour/routes.ts';
import { fleetRoutes } from './fleet/routes.ts';
import { followUpRoutes } from './follow-ups/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { requestRoutes } from './jobs/service-request-routes.ts';
import { jobSettingsRoutes } from './jobs/settings-routes.ts';
import { learnerRoutes } from './learners/routes.ts';
import { letterRoutes } from './letters/routes.ts';
import { mergeRoutes } from './merges/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { moneyRoutes } from './money/routes.ts';
import { workRoutes } from './my-work/routes.ts';
import { notifyAllRoutes } from './notify-all/routes.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { privacyRequestRoutes } from './privacy-requests/routes.ts';
import { quickEntryRoutes } from './quick-entries/routes.ts';
import { registerRoutes } from './register/routes.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { securityRoutes } from './security/routes.ts';
import { selfDeclaredRoutes } from './self-declared/routes.ts';
import { seriesRoutes } from './series/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { trackingRoutes } from './tracking/routes.ts';
import { transferRoutes } from './transfers/routes.ts';
import { userRoutes } from './users/routes.ts';
import { vehicleRoutes } from './vehicles/routes.ts';

/** Every route of the API, feature by feature. */
export function allRoutes(services: Services): Route[] {
  return [
    ...accountRoutes(services),
    ...resetRoutes(services),
    ...branchRoutes(services),
    ...seriesRoutes(services),
    ...citizenRoutes(services),
    ...duplicateRoutes(services),
    ...mergeRoutes(services),
    ...vehicleRoutes(services),
    ...transferRoutes(services),
    ...claimRoutes(services),
    ...fleetRoutes(services),
    ...dateRuleRoutes(services),
    ...feeRoutes(services),
    ...documentRoutes(services),
    ...searchRoutes(services),
    ...requestRoutes(services),
    ...jobRoutes(services),
    ...jobSettingsRoutes(services),
    ...learnerRoutes(services),
    ...privacyRoutes(services),
    ...breachRoutes(services),
    ...privacyRequestRoutes(services),
    ...registerRoutes(services),
    ...moneyRoutes(services),
    ...letterRoutes(services),
    ...selfDeclaredRoutes(services),
    ...workRoutes(services),
    ...followUpRoutes(services),
    ...inquiryRoutes(services),
    ...trackingRoutes(services),
    ...demoRoutes(services),
    ...dashboardRoutes(services),
    ...historyRoutes(services),
    ...exportRoutes(services),
    ...importRoutes(services),
    ...compareRoutes(services),
    ...backupRoutes(services),
    ...messageRoutes(services),
    ...notifyAllRoutes(services),
    ...ownDataRoutes(services),
    ...quickEntryRoutes(services),
    ...reminderRoutes(services),
    ...securityRoutes(services),
    ...tokenRoutes(services),
    ...calendarRoutes(services),
    ...firstHourRoutes(services),
    ...userRoutes(services),
    ...expiryRoutes(services),
  ];
}
