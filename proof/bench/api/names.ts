import { firstNames, middleNames, surnames } from '../../../server/src/sample-data/names.ts';

/** The name of one of those who are added, as people here are called; always the same for the same number. */
export function nameOf(number: number): string {
  const of = (names: readonly string[], turns: number) => names[Math.floor(number / turns) % names.length];
  return [of(firstNames, 1), of(middleNames, 7), of(surnames, 3)].filter(Boolean).join(' ');
}
