import { branches } from './hi/branches.ts';
import { citizens } from './hi/citizens.ts';
import { claims } from './hi/claims.ts';
import { dateRules } from './hi/date-rules.ts';
import { errors } from './hi/errors.ts';
import { expiries } from './hi/expiries.ts';
import { jobFields } from './hi/jobs.ts';
import { kinds } from './hi/kinds.ts';
import { merges } from './hi/merges.ts';
import { messages } from './hi/messages.ts';
import { publicHi } from './hi/public.ts';
import { quickAdd } from './hi/quick-add.ts';
import { reminders } from './hi/reminders.ts';
import { search } from './hi/search.ts';
import { sheet } from './hi/sheet.ts';
import { transfers } from './hi/transfers.ts';
import { users } from './hi/users.ts';
import { values } from './hi/values.ts';
import { vehicles } from './hi/vehicles.ts';
import { ofKinds } from './of-kinds.ts';
import type { Words } from './words.ts';

/** Every text a person reads, in Hindi as offices in Chhattisgarh speak it; `docs/hindi.md` lists the terms. */
export const hi: Words = {
  ...publicHi,
  branches,
  citizens,
  claims,
  dateRules,
  errors,
  expiries,
  fields: {
    ...ofKinds(kinds, 'fields'),
    ...jobFields,
    ...reminders.fields,
    ...claims.fields,
    ...merges.fields,
    ...publicHi.fields,
  },
  kinds,
  merges,
  messages,
  quickAdd,
  reminders,
  search,
  sheet,
  transfers,
  users,
  values: { ...ofKinds(kinds, 'values'), ...values },
  vehicles,
};
