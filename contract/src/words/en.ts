import { citizens } from './en/citizens.ts';
import { dashboard } from './en/dashboard.ts';
import { expiries } from './en/expiries.ts';
import { columns } from './en/imports/columns.ts';
import { jobs } from './en/jobs.ts';
import { kinds } from './en/kinds.ts';
import { merges } from './en/merges.ts';
import { messages } from './en/messages.ts';
import { notices } from './en/notices.ts';
import { officeFields } from './en/office-fields.ts';
import { privacyRequests } from './en/privacy-requests.ts';
import { publicEn } from './en/public.ts';
import { quickAdd } from './en/quick-add.ts';
import { reminders } from './en/reminders.ts';
import { search } from './en/search.ts';
import { sheet } from './en/sheet.ts';
import { transfers } from './en/transfers.ts';
import { vehicles } from './en/vehicles.ts';
import { ofKinds } from './of-kinds.ts';

/** The texts that every page of those who are signed in loads, in English: a sentence, or a function of what it mentions. Those of groups of pages, and of the server, are in `en/server.ts`. */
export const en = {
  ...publicEn,
  citizens,
  dashboard,
  expiries,
  fields: {
    ...ofKinds(kinds, 'fields'),
    ...jobs.fields,
    ...reminders.fields,
    ...merges.fields,
    ...officeFields,
    ...publicEn.fields,
  },
  imports: { columns },
  jobs,
  kinds,
  merges,
  messages,
  privacyRequests,
  quickAdd,
  reminders,
  search,
  sheet,
  notices,
  transfers,
  values: { ...ofKinds(kinds, 'values'), ...publicEn.values },
  vehicles,
};
