import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the server says of hits. A language that lacks a text of English does not compile. */
export type SearchHitWords = typeof en;

export const searchHitWords: Record<Language, SearchHitWords> = { en, hi };
