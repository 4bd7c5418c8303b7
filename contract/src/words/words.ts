import type { publicEn } from './en/public.ts';
import type { en } from './en.ts';

/** The catalogue's shape. A language that lacks a text of English, or a value it mentions, does not compile. */
export type Words = typeof en;

/** What the screens of visitors have of it: they load nothing else. */
export type PublicWords = typeof publicEn;

/** A text chosen now and read later, in whatever language the reader has. */
export type Sentence = (words: Words) => string;
/** The same of what visitors read. */
export type PublicSentence = (words: PublicWords) => string;

export type FieldName = keyof Words['fields'];
