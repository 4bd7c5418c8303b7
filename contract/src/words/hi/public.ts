import type { PublicWords } from '../words.ts';
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

/** What visitors read, in Hindi, and what stands around every screen; the rest is `hi.ts`. */
export const publicHi: PublicWords = {
  language: 'hi',
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
  // None that visitors choose among has a word of its own.
  values: {},
};
