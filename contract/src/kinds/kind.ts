import type { Fields, ValueOf } from '../fields.ts';
import type { Period } from '../period.ts';
import type { Service } from '../services.ts';

/** The status that staff set by hand on an insurance or a PUCC, beside what its dates say. */
export const documentStatuses = ['active', 'expired'] as const;

/**
 * A document kind is a declaration. From it follow its calls, validation, storage, form and table on screen,
 * its rows in reports, search, exports and All Details, its notices and its tests. Adding a kind is a file
 * beside the others, a line in `declared.ts`, a migration and its words; nothing else names one.
 */
export interface Kind<F extends Fields = Fields> {
  /** Its one name, here and in the database, and its part of an address: `/vehicles/{id}/insurances`, `/insurances/{id}`. */
  readonly slug: string;
  /** Its list in answers that nest documents, and its table in the database. */
  readonly collection: string;
  /** What answers and questions of the expiry report call it; people read `typeOf` (`words/type-name.ts`). */
  readonly type: string;
  /** What it belongs to; a vehicle's document belongs to the vehicle's owner too. */
  readonly owner: 'citizen' | 'vehicle';
  readonly fields: F;
  /** The field that identifies it, unique among office records; null where the office gives it no number. */
  readonly number: (keyof F & string) | null;
  /** Whether one of a vehicle that is renewed keeps its number: then those of the vehicle bear it, each with another end. */
  readonly keepsNumber?: true;
  /** The fields that say from and until when it is valid. */
  readonly from: keyof F & string;
  readonly until: keyof F & string;
  /** The fields of further last days, where parts of it end apart: each that is filled expires and is followed by itself. */
  readonly ends?: readonly (keyof F & string)[];
  /** Whether only the one with the latest expiry on a vehicle is current and earlier ones are superseded. */
  readonly succession: boolean;
  /**
   * Of a kind with a succession, the fields that tell its series apart: of each series the latest is current, and one whose
   * first such field is empty stands beside all. Without them all documents of a vehicle are one series.
   */
  readonly series?: readonly (keyof F & string)[];
  /** How long one is valid from its issue unless the office says otherwise; null where there is no rule. */
  readonly validity: Period | null;
  /** Which vehicles usually have one: those that carry goods or passengers for hire, or only a few; all where it is absent. */
  readonly usualFor?: 'transport' | 'few';
  /** The service by which a citizen asks the office for the next one, where there is one. */
  readonly renewal?: Service;
  /** By what one is recognised and read in the browser (`reading/read-rows.ts`). */
  readonly reads: Reads<keyof F & string>;
  /** Where its button stands among those of its owner, from the left. */
  readonly place: number;
  /** The fields of its table on screen, in order; further ends stand below `until`, its file and actions follow. */
  readonly columns: readonly (keyof F & string)[];
}

/** What documents of a kind say, in lower case; between words may stand any signs. */
export interface Reads<Name extends string = string> {
  /** Its titles. */
  readonly titles: readonly string[];
  /** The labels of a field, the most telling first; that of a period belongs to its start and to its end. */
  readonly labels: { readonly [F in Name]?: readonly string[] };
  /** Texts that mean a choice wherever they stand; for a text, those by which the line with its value is known. */
  readonly means?: { readonly [F in Name]?: Readonly<Record<string, readonly string[]>> };
}

/** What most documents print beside their end. */
export const untilLabels = [
  'valid upto',
  'valid up to',
  'valid until',
  'valid till',
  'valid to',
  'validity upto',
  'validity',
  'expiry date',
  'date of expiry',
  'will expire on',
  'expires on',
] as const;

/** What devices print beside the day on which they were fitted. */
export const fittedLabels = [
  'fitment date',
  'date of fitment',
  'installation date',
  'date of installation',
] as const;

export function defineKind<
  const S extends string,
  const C extends string,
  const T extends string,
  const O extends Kind['owner'],
  F extends Fields,
>(kind: Kind<F> & Literal<S, C, T, O>): Kind<F> & Literal<S, C, T, O> {
  return kind;
}

/** What of a declaration the types know to the letter. */
export interface Literal<S, C, T, O> {
  slug: S;
  collection: C;
  type: T;
  owner: O;
}

/** The values of a kind's own fields as they are kept; of a partial document all but its end may be missing. */
export type KindValues<K extends Kind> = { [Name in keyof K['fields']]: ValueOf<K['fields'][Name]> | null };
