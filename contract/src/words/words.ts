import type { publicEn } from './en/public.ts';
import type { en } from './en.ts';

/** The languages that RTO Desk speaks, by their codes. */
export type Language = 'en' | 'hi';

/** The shape of the catalogue that the office reads. A language that lacks a text, or a value it mentions, does not compile. */
export type Words = typeof en;

/** The part of it that visitors read: their screens load nothing else. */
export type PublicWords = typeof publicEn;

/** A text chosen now and read later, in whatever language the reader has. */
export type Sentence = (words: Words) => string;
/** The same of what visitors read. */
export type PublicSentence = (words: PublicWords) => string;

export type FieldName = keyof Words['fields'];
