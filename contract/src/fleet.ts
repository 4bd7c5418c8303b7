import { flagFilter, list } from './list.ts';

/** `left` are the vehicles that have left for another office, and no others; they are left out otherwise. */
export const fleetList = list({ left: flagFilter });
