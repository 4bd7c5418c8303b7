import type { publicEn } from './en/public.ts';
import type { serverEn } from './en/server.ts';
import type { en } from './en.ts';

/** The languages that RTO Desk speaks, by their codes. */
export type Language = 'en' | 'hi';

/** The shape of the catalogue that the pages of the office load. A language that lacks a text, or a value it mentions, does not compile. */
export type Words = typeof en;

/** The shape of all texts: the pages', and what only the server says. */
export type ServerWords = typeof serverEn;

/** What the server alone says in a section. */
export type Answers<Section extends keyof Words> = Omit<ServerWords[Section], keyof Words[Section]>;

/** The part of `Words` that visitors read: their screens load nothing else. */
export type PublicWords = typeof publicEn;

/** A text that is chosen now and read later, in the language of the reader. */
export type Sentence = (words: ServerWords) => string;
/** The same of what visitors read. */
export type PublicSentence = (words: PublicWords) => string;

export type FieldName = keyof Words['fields'];
