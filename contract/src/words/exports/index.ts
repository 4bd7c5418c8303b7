import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What is said of exports and backups, which no other page carries. */
export type ExportsWords = typeof en;

export const exportsWords: Record<Language, ExportsWords> = { en, hi };
