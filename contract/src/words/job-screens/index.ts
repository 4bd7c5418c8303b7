import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What the screens of jobs say. */
export type JobScreenWords = typeof en;

export const jobScreenWords: Record<Language, JobScreenWords> = { en, hi };
