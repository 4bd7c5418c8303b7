import { branches } from './hi/branches.ts';
import { citizens } from './hi/citizens.ts';
import { dashboard } from './hi/dashboard.ts';
import { dateRules } from './hi/date-rules.ts';
import { expiries } from './hi/expiries.ts';
import { exports } from './hi/exports.ts';
import { history } from './hi/history.ts';
import { kinds } from './hi/kinds.ts';
import { messages } from './hi/messages.ts';
import { publicHi } from './hi/public.ts';
import { quickAdd } from './hi/quick-add.ts';
import { reminders } from './hi/reminders.ts';
import { search } from './hi/search.ts';
import { sheet } from './hi/sheet.ts';
import { transfers } from './hi/transfers.ts';
import { users } from './hi/users.ts';
import { vehicles } from './hi/vehicles.ts';
import { ofKinds } from './of-kinds.ts';
import type { Words } from './words.ts';

/** Every text a person reads, in Hindi as offices in Chhattisgarh speak it; `docs/hindi.md` lists the terms. */
export const hi: Words = {
  ...publicHi,
  branches,
  citizens,
  dashboard,
  dateRules,
  expiries,
  exports,
  fields: { ...ofKinds(kinds, 'fields'), ...publicHi.fields },
  history,
  kinds,
  messages,
  quickAdd,
  reminders,
  search,
  sheet,
  transfers,
  users,
  values: { ...ofKinds(kinds, 'values'), ...publicHi.values },
  vehicles,
};
