import { z } from 'zod';

/**
 * How staff know the owner of a document that they save: `ask` answers 409 with `unproven` before the office's first
 * document goes to a profile that its holder has not proved, or any document to one that such a holder has renamed
 * since; `seen` says that staff have seen proof, and confirms the name. Without it the call does not ask.
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
