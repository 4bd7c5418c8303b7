import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What is said where an admin sets the office up. */
export type FirstHourWords = typeof en;

export const firstHourWords: Record<Language, FirstHourWords> = { en, hi };
