import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** A word that was typed, as it sounds, and the words of people's names that it may stand for, nearest first. */
export interface SoundedWord {
  word: string;
  near: string[];
}

/** How many words of names one typed word may stand for. */
const NEAREST = 6;

/**
 * What the words of a name sound like (`name_key`), and which kept words are near: half-typed or misspelt by a
 * letter or two, or with other vowels. Looks only among words, which stay few however many people there are.
 */
export async function soundedWords(db: Queryable, typed: string): Promise<SoundedWord[]> {
  const { rows } = await sql<SoundedWord>`
    with typed as (
      select word, position from regexp_split_to_table(btrim(name_key(${typed})), ' ')
        with ordinality as words (word, position)
      where word <> '')
    select word, array(
      select kept.word from name_words as kept,
        lateral (select
          levenshtein_less_equal(kept.word, typed.word, 2) as whole,
          levenshtein_less_equal(left(kept.word, length(typed.word)), typed.word, 2) as half,
          translate(kept.word, 'eiou', '') = translate(typed.word, 'eiou', '') as sounds) as distance
      where length(typed.word) >= 3 and left(kept.word, 1) = left(typed.word, 1)
        and (sounds or least(whole, half) <= case when length(typed.word) < 5 then 1 else 2 end)
      order by least(whole, half + 1), kept.word
      limit ${NEAREST}) as near
    from typed order by position`.execute(db);
  return rows;
}
