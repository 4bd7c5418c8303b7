import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The shape of what is said of reminders and of telling many. A language that lacks a text of English does not compile. */
export type TellingWords = typeof en;

export const tellingWords: Record<Language, TellingWords> = { en, hi };
