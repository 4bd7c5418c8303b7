import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the screen of the rules says. */
export type DateRuleWords = typeof en;

export const dateRuleWords: Record<Language, DateRuleWords> = { en, hi };
