import {
  type CitizenFieldName,
  type CitizenValues,
  type GuardianValues,
  guardianFieldNames,
} from '@rto-desk/contract/citizen';
import { chosenSide, type MergeSide, mergedFieldNames } from '@rto-desk/contract/merge';

/** What a citizen has of one's own, in a merge. */
export type MergedPerson = CitizenValues &
  GuardianValues & {
    name_known: boolean;
    name_by_holder_at: string | null;
    branch_id: number | null;
    owner_id: number | null;
    reminders_off: boolean;
  };

/**
 * What is kept of two people: what was chosen, otherwise as `chosenSide` says.
 * @param office the side that is the office's, where the other is an account's
 */
export function mergedFields(
  from: MergedPerson,
  into: MergedPerson,
  keep: Partial<Record<CitizenFieldName, MergeSide>>,
  office: MergeSide | null,
): MergedPerson {
  const people = { from, into };
  const side = (name: CitizenFieldName) => keep[name] ?? chosenSide(name, people, office);
  const kept: MergedPerson = {
    ...into,
    branch_id: into.branch_id ?? from.branch_id,
    owner_id: into.owner_id ?? from.owner_id,
    // An opt-out of either stays an opt-out.
    reminders_off: into.reminders_off || from.reminders_off,
  };
  const { name_known, name_by_holder_at } = people[side('name')];
  const values = Object.fromEntries(mergedFieldNames.map(name => [name, people[side(name)][name]]));
  // A guardian goes with the consent that they gave.
  const guarded = into.guardian_consent_on !== null || from.guardian_consent_on === null ? into : from;
  const guardian = Object.fromEntries(guardianFieldNames.map(name => [name, guarded[name]]));
  return Object.assign(kept, values, guardian, { name_known, name_by_holder_at });
}

/** The columns that differ, with what they hold before and after. */
export function changesOf(
  before: MergedPerson,
  after: MergedPerson,
): { before: Partial<MergedPerson>; after: Partial<MergedPerson> } {
  const changed = Object.entries(after).filter(
    ([name, value]) => (before as Record<string, unknown>)[name] !== value,
  );
  const names = changed.map(([name]) => name);
  return {
    before: Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name))),
    after: Object.fromEntries(changed),
  };
}
