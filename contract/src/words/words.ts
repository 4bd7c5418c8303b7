import type { en } from './en.ts';

/** The catalogue's shape. A language that lacks a text of English, or a value it mentions, does not compile. */
export type Words = typeof en;

/** A text chosen now and read later, in whatever language the reader has. */
export type Sentence = (words: Words) => string;

export type FieldName = keyof Words['fields'];
