import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the forms of transfers and owners say. */
export type TransferWords = typeof en;

export const transferWords: Record<Language, TransferWords> = { en, hi };
