import { branches } from './en/branches.ts';
import { citizens } from './en/citizens.ts';
import { claims } from './en/claims.ts';
import { dateRules } from './en/date-rules.ts';
import { errors } from './en/errors.ts';
import { expiries } from './en/expiries.ts';
import { jobFields } from './en/jobs.ts';
import { kinds } from './en/kinds.ts';
import { merges } from './en/merges.ts';
import { messages } from './en/messages.ts';
import { publicEn } from './en/public.ts';
import { quickAdd } from './en/quick-add.ts';
import { reminders } from './en/reminders.ts';
import { search } from './en/search.ts';
import { sheet } from './en/sheet.ts';
import { transfers } from './en/transfers.ts';
import { users } from './en/users.ts';
import { vehicles } from './en/vehicles.ts';
import { ofKinds } from './of-kinds.ts';

/** Every text a person reads, in English: a sentence, or a function of what it mentions. */
export const en = {
  ...publicEn,
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
    ...publicEn.fields,
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
  values: { ...ofKinds(kinds, 'values'), ...publicEn.values },
  vehicles,
};
