import { accounts } from './hi/accounts.ts';
import { branches } from './hi/branches.ts';
import { citizens } from './hi/citizens.ts';
import { dashboard } from './hi/dashboard.ts';
import { documents } from './hi/documents.ts';
import { errors } from './hi/errors.ts';
import { expiries } from './hi/expiries.ts';
import { exports } from './hi/exports.ts';
import { fields } from './hi/fields.ts';
import { general } from './hi/general.ts';
import { history } from './hi/history.ts';
import { kinds } from './hi/kinds.ts';
import { messages } from './hi/messages.ts';
import { ownData } from './hi/own-data.ts';
import { quickAdd } from './hi/quick-add.ts';
import { reminders } from './hi/reminders.ts';
import { requests } from './hi/requests.ts';
import { search } from './hi/search.ts';
import { security } from './hi/security.ts';
import { services } from './hi/services.ts';
import { sheet } from './hi/sheet.ts';
import { transfers } from './hi/transfers.ts';
import { users } from './hi/users.ts';
import { validation } from './hi/validation.ts';
import { values } from './hi/values.ts';
import { vehicles } from './hi/vehicles.ts';
import { ofKinds } from './of-kinds.ts';
import type { Words } from './words.ts';

/** Every text a person reads, in Hindi as offices in Chhattisgarh speak it; `docs/hindi.md` lists the terms. */
export const hi: Words = {
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
