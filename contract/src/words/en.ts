import { accounts } from './en/accounts.ts';
import { branches } from './en/branches.ts';
import { citizens } from './en/citizens.ts';
import { dashboard } from './en/dashboard.ts';
import { documents } from './en/documents.ts';
import { errors } from './en/errors.ts';
import { expiries } from './en/expiries.ts';
import { exports } from './en/exports.ts';
import { fields } from './en/fields.ts';
import { general } from './en/general.ts';
import { history } from './en/history.ts';
import { kinds } from './en/kinds.ts';
import { messages } from './en/messages.ts';
import { ownData } from './en/own-data.ts';
import { quickAdd } from './en/quick-add.ts';
import { reminders } from './en/reminders.ts';
import { requests } from './en/requests.ts';
import { search } from './en/search.ts';
import { security } from './en/security.ts';
import { services } from './en/services.ts';
import { sheet } from './en/sheet.ts';
import { transfers } from './en/transfers.ts';
import { users } from './en/users.ts';
import { validation } from './en/validation.ts';
import { values } from './en/values.ts';
import { vehicles } from './en/vehicles.ts';
import { ofKinds } from './of-kinds.ts';

/** Every text a person reads, in English: a sentence, or a function of what it mentions. */
export const en = {
  general,
  accounts,
  branches,
  citizens,
  dashboard,
  documents,
  errors,
  expiries,
  exports,
  fields: { ...ofKinds(kinds, 'fields'), ...fields },
  history,
  kinds,
  messages,
  ownData,
  quickAdd,
  reminders,
  requests,
  search,
  security,
  services,
  sheet,
  transfers,
  users,
  validation,
  values: { ...ofKinds(kinds, 'values'), ...values },
  vehicles,
};
