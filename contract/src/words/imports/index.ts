import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The shape of what is said of lists. A language that lacks a text of English does not compile. */
export type ImportWords = typeof en;

/** A text about a list, chosen now and read later, in whatever language the reader has. */
export type ImportSentence = (words: ImportWords) => string;

export const importWords: Record<Language, ImportWords> = { en, hi };
