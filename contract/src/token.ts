import { date, required, text } from './fields.ts';
import { list } from './list.ts';

export const tokenFields = { name: text(100, required), expires_on: date(required) };

export const tokenStates = ['active', 'expired', 'ended'] as const;
export type TokenState = (typeof tokenStates)[number];

export const tokenList = list({}, [15, 50, 100]);

/** How long a token lasts at most. */
export const LONGEST_TOKEN_YEARS = 1;
/** The most tokens that are active at a time. */
export const MAX_TOKENS = 50;
/** How many calls a token makes in a minute at most. */
export const TOKEN_CALLS_A_MINUTE = 300;
/** For how long a token that has ended stays listed. */
export const ENDED_TOKEN_YEARS = 1;
