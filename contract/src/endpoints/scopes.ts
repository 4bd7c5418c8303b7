import { kinds } from '../kinds/index.ts';
import { branchEndpoints } from './branches.ts';
import { citizenEndpoints } from './citizens.ts';
import { claimEndpoints } from './claims.ts';
import { clientEndpoints } from './clients.ts';
import { compareEndpoints } from './compare.ts';
import { consentEndpoints } from './consents.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { dateRuleEndpoints } from './date-rules.ts';
import { dayBookEndpoints } from './day-book.ts';
import { documentCalls } from './documents.ts';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import { expiryEndpoints } from './expiries.ts';
import { feeEndpoints } from './fees.ts';
import { fleetEndpoints } from './fleet.ts';
import { followUpEndpoints } from './follow-ups.ts';
import { historyEndpoints } from './history.ts';
import { importEndpoints } from './imports.ts';
import { inboxEndpoints } from './inbox.ts';
import { jobEndpoints } from './jobs.ts';
import { learnerEndpoints } from './learners.ts';
import { letterEndpoints } from './letters.ts';
import { mergeEndpoints } from './merges.ts';
import { messageEndpoints } from './messages.ts';
import { moneyEndpoints } from './money.ts';
import { notifyAllEndpoints } from './notify-all.ts';
import { payoutEndpoints } from './payouts.ts';
import { privacyEndpoints } from './privacy.ts';
import { privacyRequestEndpoints } from './privacy-requests.ts';
import { quickEntryEndpoints } from './quick-entries.ts';
import { registerEndpoints } from './register.ts';
import { reminderEndpoints } from './reminders.ts';
import { requestEndpoints } from './requests.ts';
import { licenceSearches, searchEndpoints } from './search.ts';
import { selfDeclaredEndpoints } from './self-declared.ts';
import { transferEndpoints } from './transfers.ts';
import { userEndpoints } from './users.ts';
import { vehicleEndpoints } from './vehicles.ts';
import { workEndpoints } from './work.ts';

/** The features whose calls API tokens may make, each by the first half of its scopes. A table that is not here is for people alone. */
const features = {
  citizens: citizenEndpoints,
  vehicles: vehicleEndpoints,
  documents: Object.fromEntries(
    kinds.flatMap(kind => Object.values(documentCalls(kind)).map(({ key, endpoint }) => [key, endpoint])),
  ) as EndpointTable,
  transfers: transferEndpoints,
  fleet: fleetEndpoints,
  search: { ...searchEndpoints, ...licenceSearches },
  'quick-entries': quickEntryEndpoints,
  expiries: expiryEndpoints,
  'notify-all': notifyAllEndpoints,
  messages: messageEndpoints,
  inbox: inboxEndpoints,
  reminders: reminderEndpoints,
  jobs: jobEndpoints,
  requests: requestEndpoints,
  learners: learnerEndpoints,
  work: workEndpoints,
  'follow-ups': followUpEndpoints,
  letters: letterEndpoints,
  register: registerEndpoints,
  fees: feeEndpoints,
  money: { ...clientEndpoints, ...moneyEndpoints, ...payoutEndpoints, ...dayBookEndpoints },
  imports: importEndpoints,
  compare: compareEndpoints,
  merges: mergeEndpoints,
  'self-declared': selfDeclaredEndpoints,
  claims: claimEndpoints,
  privacy: { ...privacyEndpoints, ...consentEndpoints },
  'privacy-requests': privacyRequestEndpoints,
  dashboard: dashboardEndpoints,
  history: historyEndpoints,
  'date-rules': dateRuleEndpoints,
  branches: branchEndpoints,
  users: userEndpoints,
} satisfies Record<string, EndpointTable>;

export type Feature = keyof typeof features;
export type Scope = `${Feature}:${'read' | 'write'}` | 'files:read';

/** Opening a scan, an uploaded file or a letter, beside the scope of the feature that it belongs to. */
export const FILES = 'files:read';

/** The scopes that a token needs for a call, all of them; null where no token may make it. By method and path. */
const needed: ReadonlyMap<string, readonly Scope[]> = new Map(
  (Object.entries(features) as [Feature, EndpointTable][]).flatMap(([feature, table]) =>
    (Object.entries(table) as [string, Endpoint][])
      .filter(([key, endpoint]) => isForTokens(key, endpoint))
      .map(([key]) => {
        const own: Scope = `${feature}:${key.startsWith('GET ') ? 'read' : 'write'}`;
        return [key, key.endsWith('/file') ? [own, FILES] : [own]] as const;
      }),
  ),
);

/** Nothing for admins or for citizens alone, nothing of the caller's own account, nothing that asks for the password. */
function isForTokens(key: string, { audience, confirm }: Endpoint): boolean {
  return (
    audience !== 'admin' &&
    audience !== 'user' &&
    confirm === undefined &&
    !/ \/(me|my-[a-z-]+)(\/|$)/.test(key)
  );
}

/** The scopes that a token needs for a call, all of them; null where no token may make it. */
export function scopesFor(key: string): readonly Scope[] | null {
  return needed.get(key) ?? null;
}

/** Every scope that a token can have, in the order in which they are offered. */
export const scopes: readonly Scope[] = [...new Set([...needed.values()].flat())].sort(
  (one, other) => Number(one === FILES) - Number(other === FILES),
);

export function isScope(name: string): name is Scope {
  return scopes.some(scope => scope === name);
}
