import { numberKey } from '@rto-desk/contract/fields';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like.ts';
import { lookup, unseen } from '../../platform/database/lookup.ts';

/** For each of the words that are typed, the words of people's names that may be meant. */
export type Meant = readonly (readonly string[])[];

/** What a typed text may mean, words from near to far. A list is empty where nothing was looked for. */
export interface Meanings {
  /** By the part that was typed; of those long enough to be one. */
  containing: Meant;
  /** By what begins to sound like it. */
  sounding: Meant;
  /** The same, and by sounds that it misspells: half-typed, other by a letter or two, or with other vowels. */
  misspelt: Meant;
  /** Whether some number may contain it. */
  isInNumbers: boolean;
}

/** Shorter parts are in nearly everything: they are only looked for at the beginning. */
const SHORTEST_PART = 3;

/** How many sounds one typed word may misspell. */
const NEAREST = 6;

/** The words that were typed, in small letters. */
export function partsOf(typed: string): string[] {
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(part => part !== '');
}

/**
 * What a typed text may mean: as a name, and whether any number contains it. Looks only among words of names and pieces
 * of numbers, which stay few however many people there are. One statement.
 */
export async function meantBy(db: Queryable, typed: string): Promise<Meanings> {
  const patterns = partsOf(typed)
    .filter(part => part.length >= SHORTEST_PART)
    .map(containing);
  // Numbers sound like nothing, and no piece of letters contains a digit.
  const hasDigits = /[0-9]/.test(typed);
  const rows = await alike(db, hasDigits ? '' : typed, patterns, containing(numberKey(typed)));
  const words = (how: (typeof rows)[number]['how']) =>
    rows.filter(row => row.how === how).map(row => row.words);
  return {
    containing: words('containing'),
    sounding: words('sounding'),
    misspelt: words('misspelt'),
    isInNumbers: hasDigits || words('numbers').length > 0,
  };
}

/** The words of names that contain what patterns say, those that sound like a text, and a piece of numbers like it. */
const alike = lookup(
  (_db, sounded: string, patterns: readonly string[], inNumber: string) => sql<{
    how: 'containing' | 'sounding' | 'misspelt' | 'numbers';
    words: string[];
  }>`
    with sounds as (
      select left(split, 255) as sound, left(split, 255) || '~' as past, position
      from regexp_split_to_table(btrim(name_key(${unseen(sounded, 'text')})), ' ') with ordinality as words (split, position)
      where split <> ''),
    near as (
      select position, array(
        select kept.sound from (
            select distinct name_words.sound from name_words
            where length(sounds.sound) >= 3
              and name_words.sound >= left(sounds.sound, 1) and name_words.sound < left(sounds.sound, 1) || '~') as kept,
          lateral (select
            levenshtein_less_equal(kept.sound, sounds.sound, 2) as whole,
            levenshtein_less_equal(left(kept.sound, length(sounds.sound)), sounds.sound, 2) as half,
            translate(kept.sound, 'eiou', '') = translate(sounds.sound, 'eiou', '') as alike) as distance
        where alike or least(whole, half) <= case when length(sounds.sound) < 5 then 1 else 2 end
        order by least(whole, half + 1), kept.sound
        limit ${sql.lit(NEAREST)}) || sounds.sound as sounds
      from sounds)
    select 'containing' as how, position, array(
      select distinct word from name_words where word like pattern) as words
    from unnest(${unseen(patterns, 'text[]')}) with ordinality as parts (pattern, position)
    union all
    select 'sounding', position, array(
      select distinct word from name_words where name_words.sound >= sounds.sound and name_words.sound < past)
    from sounds
    union all
    select 'misspelt', position, array(
      select distinct word from unnest(near.sounds) as meant
        join name_words on name_words.sound >= meant and name_words.sound < meant || '~')
    from near
    union all
    (select 'numbers', 0, array[letters] from number_letters where letters like ${unseen(inNumber, 'text')} limit 1)
    order by how, position`,
);
