import type { UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { officeDate } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';

/** What tells a person from another of the same name. */
export interface Disambiguating {
  dob: string | null;
  father_name: string | null;
}

/** The birth date, else the father's name, in words; null where neither is known. */
export function disambiguation({ dob, father_name }: Disambiguating, { citizens }: Words): string | null {
  if (dob !== null) return citizens.bornOn(officeDate(dob));
  return father_name === null ? null : citizens.childOf(father_name);
}

/** A person by name and by what tells them from another of that name. */
export function disambiguatedName(person: Disambiguating & { name: string }, words: Words): string {
  const told = disambiguation(person, words);
  return told === null ? person.name : `${person.name}, ${told}`;
}

/** What marks a profile that an unverified account keeps: that it is, or the other branch that alone has verified it. */
export function unverifiedMark(branch: string | null, { citizens: texts }: Words): string {
  return branch === null ? texts.notVerified : texts.verifiedBy(branch);
}

/** Asks whether staff have seen that a profile is the person's. */
export function proofQuestion(person: UnprovenPerson, words: Words): string {
  const { askProof, askProofByBranch } = words.citizens;
  const who = disambiguatedName(person, words);
  return person.verified_by_branch === null
    ? askProof(who)
    : askProofByBranch(who, person.verified_by_branch);
}
