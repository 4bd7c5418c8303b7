import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What is said of the history, which no other page carries. */
export type HistoryWords = typeof en;

export const historyWords: Record<Language, HistoryWords> = { en, hi };
