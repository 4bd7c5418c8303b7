import { z } from 'zod';

/**
 * What staff know of whose a paper is, when they save one: `ask` wants a 409 with `unproven` before the office's first
 * paper goes to a profile that may be anybody's, or any paper to one that such a holder has named since; `seen` says that
 * they have seen proof, and confirms the name. Without it nobody is asked.
 */
const proof = z.enum(['ask', 'seen']);
export type Proof = z.infer<typeof proof>;

export const withProof = z.object({ proof: proof.nullish() });

/** Whose profile it would be, and what tells them from another of that name. */
export interface UnprovenPerson {
  name: string;
  dob: string | null;
  father_name: string | null;
  /** The other branch whose manager alone has verified the account that keeps it. */
  verified_by_branch: string | null;
}
