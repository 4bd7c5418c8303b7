import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the screens of duplicates say. A language that lacks a text of English does not compile. */
export type DuplicateWords = typeof en;

export const duplicateWords: Record<Language, DuplicateWords> = { en, hi };
