import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';

/** For each of the words that were typed, the words of people's names that may be meant. */
export type Candidates = readonly (readonly string[])[];

/** What a typed name may mean besides what it says. Empty lists where it is like no name. */
export interface NameCandidates {
  /** Words that sound as what was typed, or begin to. */
  sounding: Candidates;
  /** The same and those that it misspells. */
  misspelt: Candidates;
}

/** How many sounds one typed word may misspell. */
const NEAREST = 6;
/** How many words one typed word may mean. */
const WORDS = 50;

/**
 * The meanings of a typed name by the sounds of the words in people's names (`phonetic_key`), of which there are a few
 * thousand however many people there are. One statement.
 *
 * A sound of three letters and more also matches longer sounds that begin with it, a shorter one itself alone. No name
 * has one letter three times in a row. A sound may be wrong by one letter from four letters on and by two from seven
 * on, half-typed or whole, or by its vowels; a sound that occurs in a name, by one letter from seven on.
 */
export async function nameCandidates(db: Queryable, typed: string): Promise<NameCandidates> {
  const { rows } = await sql<{ sounding: string[]; misspelt: string[] }>`
    with sounds as materialized (
      select left(split, 255) as sound, place
      from regexp_split_to_table(btrim(phonetic_key(${typed})), ' ') with ordinality as words (split, place)
      where split <> '' and ${typed} !~* '(\\D)\\1\\1'),
    known as materialized (select distinct sound from name_vocabulary),
    near as (
      select sounds.sound, place, array(
        select known.sound from known, lateral (
          select levenshtein_less_equal(known.sound, sounds.sound, 2) as whole,
            levenshtein_less_equal(left(known.sound, length(sounds.sound)), sounds.sound, 2) as half) as distance
        where length(sounds.sound) >= 3 and left(known.sound, 1) = left(sounds.sound, 1)
          and (least(whole, half) <= letters
            or (not is_known and translate(known.sound, 'eiou', '') = translate(sounds.sound, 'eiou', '')))
        order by least(whole, half + 1, 3), known.sound
        limit ${NEAREST}) as corrected
      from sounds,
        lateral (select exists (select from known where known.sound = sounds.sound) as is_known) as heard,
        lateral (select case when is_known then (length(sounds.sound) >= 7)::integer
          else (length(sounds.sound) >= 4)::integer + (length(sounds.sound) >= 7)::integer end as letters) as wrong)
    select
      array(select distinct word from name_vocabulary where ${soundsLike(sql`near.sound`)} order by word limit ${WORDS}) as sounding,
      array(select distinct word from unnest(near.sound || corrected) as meant
        join name_vocabulary on ${soundsLike(sql`meant`)} order by word limit ${WORDS}) as misspelt
    from near order by place`.execute(db);
  return { sounding: rows.map(row => row.sounding), misspelt: rows.map(row => row.misspelt) };
}

/** That a word of the vocabulary sounds like, or begins to. '~' sorts behind all letters of sounds. */
const soundsLike = (sound: ReturnType<typeof sql>) => sql`
  name_vocabulary.sound >= ${sound} and name_vocabulary.sound < ${sound} || '~'
  and (length(${sound}) >= 3 or name_vocabulary.sound = ${sound})`;
