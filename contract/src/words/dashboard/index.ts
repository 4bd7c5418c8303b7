import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What is said of the dashboard, which no other page carries. */
export type DashboardWords = typeof en;

export const dashboardWords: Record<Language, DashboardWords> = { en, hi };
