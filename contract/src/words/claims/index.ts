import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the screens of claims say. A language that lacks a text of English does not compile. */
export type ClaimWords = typeof en;

export const claimWords: Record<Language, ClaimWords> = { en, hi };
