import { nameFields, nameProblem } from '@rto-desk/contract/person-name';
import { problemSentence } from '@rto-desk/contract/sentences';
import { Invalid } from '../platform/errors.ts';

type Named = Partial<Record<(typeof nameFields)[number], string | null | undefined>>;

/**
 * Refuses texts that are not names of people or firms. A name that stays as it is passes: it may be older than the rule, or
 * the registration number that stands for a name. Throws Invalid.
 * @param before what is stored; null for a new record
 */
export function assertNames(input: Named, before: Named | null): void {
  const wrong = nameFields.flatMap(field => {
    const name = input[field];
    if (!name || name === before?.[field]) return [];
    const found = nameProblem(name);
    return found === null ? [] : [[field, found] as const];
  });
  if (wrong.length === 0) return;
  throw new Invalid(
    Object.fromEntries(wrong.map(([field, found]) => [field, words => problemSentence(found, field, words)])),
  );
}
