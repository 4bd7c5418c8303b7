import type { Language } from '../languages.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** What is said of somebody’s vehicles in a grid. A language that lacks a text of English does not compile. */
export type FleetWords = typeof en;

export const fleetWords: Record<Language, FleetWords> = { en, hi };
