import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the server says of jobs. A language that lacks a text of English does not compile. */
export type JobAnswerWords = typeof en;

export const jobAnswerWords: Record<Language, JobAnswerWords> = { en, hi };
