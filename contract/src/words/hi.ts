import { citizens } from './hi/citizens.ts';
import { dashboard } from './hi/dashboard.ts';
import { expiries } from './hi/expiries.ts';
import { columns } from './hi/imports/columns.ts';
import { jobs } from './hi/jobs.ts';
import { kinds } from './hi/kinds.ts';
import { merges } from './hi/merges.ts';
import { messages } from './hi/messages.ts';
import { notices } from './hi/notices.ts';
import { officeFields } from './hi/office-fields.ts';
import { privacyRequests } from './hi/privacy-requests.ts';
import { publicHi } from './hi/public.ts';
import { quickAdd } from './hi/quick-add.ts';
import { reminders } from './hi/reminders.ts';
import { search } from './hi/search.ts';
import { sheet } from './hi/sheet.ts';
import { transfers } from './hi/transfers.ts';
import { values } from './hi/values.ts';
import { vehicles } from './hi/vehicles.ts';
import { ofKinds } from './of-kinds.ts';
import type { Words } from './words.ts';

/** Every text that the pages say, in Hindi as offices in Chhattisgarh speak it; `docs/glossary.md` lists the terms. */
export const hi: Words = {
  ...publicHi,
  citizens,
  dashboard,
  expiries,
  fields: {
    ...ofKinds(kinds, 'fields'),
    ...jobs.fields,
    ...reminders.fields,
    ...merges.fields,
    ...officeFields,
    ...publicHi.fields,
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
  values: { ...ofKinds(kinds, 'values'), ...values },
  vehicles,
};
