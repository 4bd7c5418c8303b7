import { sql } from 'kysely';

/*
 * What the ends of a vehicle's documents are to each other, of a row of `expiries` which its statement has limited. The
 * database says which come later (`later_ends`).
 */

/** The field of an end, where its document has more than one. */
// unscoped: the ends of the same document
export const endName = sql<string | null>`case when (
  select count(*) from expiries as own
  where own.kind = expiries.kind and own.document_id = expiries.document_id) > 1 then expiries.end_field end`;

/**
 * Of a current end of an office record: the last day that a self-declared one of its series gives, where that is a later
 * one.
 */
export const holderUntil = sql<string | null>`case
  when expiries.origin = 'office' and not expiries.superseded and expiries.series is not null then (
    select max(later.expiry_date) from later_ends(expiries) as later
    where later.origin = 'self' and later.expiry_date > expiries.expiry_date) end`;
