import type { Language } from '../words.ts';
import { accounts } from './accounts.ts';
import { documents } from './documents.ts';
import { fees } from './fees.ts';
import { fields } from './fields.ts';
import { general } from './general.ts';
import { help } from './help.ts';
import { ownData } from './own-data.ts';
import { requests } from './requests.ts';
import { security } from './security.ts';
import { services } from './services.ts';
import { validation } from './validation.ts';
import { values } from './values.ts';

/** What visitors read, in English, and what stands around every screen; the rest is `en.ts`. */
export const publicEn = {
  language: 'en' as Language,
  general,
  accounts,
  documents,
  fees,
  fields,
  help,
  ownData,
  requests,
  security,
  services,
  validation,
  values,
};
