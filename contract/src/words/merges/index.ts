import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the server says of merges. A language that lacks a text of English does not compile. */
export type MergeWords = typeof en;

export const mergeWords: Record<Language, MergeWords> = { en, hi };
