import type { QuickEntryCandidate } from '@rto-desk/contract/endpoints/quick-entries';
import type { Words } from '@rto-desk/contract/words/words';
import { disambiguatedName, unverifiedMark } from '../words/disambiguate.ts';

/** The choice: a known person by id, or a new one. */
export interface ChosenPerson {
  citizen_id?: number;
  new_citizen?: boolean;
}

/**
 * The people with one mobile, and a new person, for `ChoiceButtons`. A profile of an unverified account is not sure.
 */
export function candidateChoices(candidates: readonly QuickEntryCandidate[], words: Words) {
  const known = candidates.map(({ id, vehicles_count, kept_by_account, verified_by_branch, ...person }) => {
    const isSure = kept_by_account !== 'unverified';
    const mark = isSure ? '' : ` (${unverifiedMark(verified_by_branch, words)})`;
    const label = `${disambiguatedName(person, words)}, ${words.quickAdd.vehicles(vehicles_count)}${mark}`;
    return { key: id, label, isSure, value: { citizen_id: id } as ChosenPerson };
  });
  const another: ChosenPerson = { new_citizen: true };
  return [...known, { key: 'another', label: words.quickAdd.another, isSure: true, value: another }];
}
