import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the screens of the guide say. A language that lacks a text of English does not compile. */
export type HelpWords = typeof en;

export const helpWords: Record<Language, HelpWords> = { en, hi };
