import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The shape of what is said of the inbox. A language that lacks a text of English does not compile. */
export type InboxWords = typeof en;

export const inboxWords: Record<Language, InboxWords> = { en, hi };
