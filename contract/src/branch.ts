import { number, required, text } from './fields.ts';

/** A branch of the office, which looks after citizens. */
export const branchFields = { name: text(255, required), code: number(3) };
