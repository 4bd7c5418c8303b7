import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the screens say on which admins set how jobs go. */
export type JobSettingsWords = typeof en;

export const jobSettingsWords: Record<Language, JobSettingsWords> = { en, hi };
