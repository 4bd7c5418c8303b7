import type { Language } from '../languages.ts';
import { rowsEn } from './rows-en.ts';
import { rowsHi } from './rows-hi.ts';

/** The shape of what is said of rows. A language that lacks a text of English does not compile. */
export type RowWords = typeof rowsEn;

/** What is said of the rows of a list: apart from the catalogue, which every page carries. */
export const rowWords: Record<Language, RowWords> = { en: rowsEn, hi: rowsHi };
