import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';

/** For each of the words that were typed, the words of people's names that may be meant. */
export type Meant = readonly (readonly string[])[];

/** What a typed name may mean besides what it says. Empty lists where it is like no name. */
export interface Meanings {
  /** Words that sound as what was typed, or begin to. */
  sounding: Meant;
  /** The same and, for what sounds like nobody's name, those that it misspells. */
  misspelt: Meant;
}

/** How many sounds one typed word may misspell. */
const NEAREST = 6;
/** How many words one typed word may mean. */
const WORDS = 50;

/**
 * What a typed name may mean, by the sounds of the words that people's names have (`name_key`), which stay a few
 * thousand however many people there are. One statement.
 *
 * A sound of three letters and more stands for what begins with it, a shorter one for itself alone. A letter three times
 * in a row is in nobody's name. What sounds like somebody's name is not corrected; anything else may be wrong by one
 * letter of its sound from four on, by two from seven on, half-typed or whole, or by its vowels.
 */
export async function meantBy(db: Queryable, typed: string): Promise<Meanings> {
  const { rows } = await sql<{ sounding: string[]; misspelt: string[] }>`
    with sounds as materialized (
      select left(split, 255) as sound, place
      from regexp_split_to_table(btrim(name_key(${typed})), ' ') with ordinality as words (split, place)
      where split <> '' and ${typed} !~* '(\\D)\\1\\1'),
    known as materialized (select distinct sound from name_words),
    near as (
      select sounds.sound, place, array(
        select known.sound from known, lateral (
          select levenshtein_less_equal(known.sound, sounds.sound, 2) as whole,
            levenshtein_less_equal(left(known.sound, length(sounds.sound)), sounds.sound, 2) as half,
            translate(known.sound, 'eiou', '') = translate(sounds.sound, 'eiou', '') as alike) as distance
        where sounds.sound not in (select sound from known)
          and length(sounds.sound) >= 3 and left(known.sound, 1) = left(sounds.sound, 1)
          and (alike or least(whole, half) <=
            case when length(sounds.sound) < 4 then 0 when length(sounds.sound) < 7 then 1 else 2 end)
        order by least(whole, half + 1), known.sound
        limit ${NEAREST}) as corrected
      from sounds)
    select
      array(select distinct word from name_words where ${soundsLike(sql`near.sound`)} order by word limit ${WORDS}) as sounding,
      array(select distinct word from unnest(near.sound || corrected) as meant
        join name_words on ${soundsLike(sql`meant`)} order by word limit ${WORDS}) as misspelt
    from near order by place`.execute(db);
  return { sounding: rows.map(row => row.sounding), misspelt: rows.map(row => row.misspelt) };
}

/** That a word of the vocabulary sounds like, or begins to. '~' sorts behind all letters of sounds. */
const soundsLike = (sound: ReturnType<typeof sql>) => sql`
  name_words.sound >= ${sound} and name_words.sound < ${sound} || '~'
  and (length(${sound}) >= 3 or name_words.sound = ${sound})`;
