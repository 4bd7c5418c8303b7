import { z } from 'zod';
import type { Audience } from '../access.ts';
import { LAST_PAGE } from '../list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, keyed in its table by `METHOD /path` below `/api`. The server's routes, the browser's
 * client, the OpenAPI document and the access matrix all come from these tables.
 */
export interface Endpoint {
  /** One line for the API's readers. */
  summary: string;
  /** Whom it is for; everyone else gets 401 or 403. */
  audience: Audience;
  /** Whether staff who still have to set up their second factor may call it. */
  withoutSecondFactor?: true;
  /**
   * Whether it wants a password that was given within the last quarter of an hour, at sign-in or by `POST /me/confirm`;
   * 403 with `confirm: true` otherwise. `sometimes` where that depends on what is sent.
   */
  confirm?: 'always' | 'sometimes';
  params?: z.ZodType<Record<string, unknown>>;
  query?: z.ZodType<Record<string, unknown>>;
  body?: z.ZodType;
  /** The body in place of that where it says `partial`. */
  partialBody?: z.ZodType;
  /** Whether the body may come as a form with one attached `file` as well: a document that is kept, or a list that is read. */
  upload?: boolean | 'list';
  /** The most bytes of a JSON body, where that is not the usual limit. */
  bodyLimit?: number;
  /**
   * Whether it is done once however often it is sent under one `Idempotency-Key`, which may be `required`; its answer holds no
   * secret.
   */
  idempotent?: true | 'required';
  /** The status of a successful answer; 200 where not said. */
  status?: 200 | 201 | 202;
  /** The status by what is answered, where that may be another. */
  statusOf?: (answer: unknown) => 200 | 201 | 202;
  /** Whether there may be nothing, which an answer of null says: 204 without a body. */
  mayBeNone?: true;
  /** The JSON answer; a stream of another media type is named by `media` instead. */
  answer: z.ZodType;
  media?: string;
  /** Whether a download is read whole before it is sent, so that a slow client keeps no database connection. */
  isReadFirst?: true;
}

export type EndpointKey = `${Method} /${string}`;
export type EndpointTable = Record<EndpointKey, Endpoint>;

/** Warnings about a mobile that was accepted but is a dummy number; absent for a real one. */
export const mobileWarnings = { warnings: z.object({ mobile: z.array(z.string()) }).optional() };

export const id = z.coerce.number().int().min(1).max(2_147_483_647);
/** An id that may be left out; empty means none, as in other fields. */
export const optionalId = z.preprocess(value => (value === '' ? null : value), id.nullish());
export const idParams = z.object({ id });
export const message = z.object({ message: z.string() });
export type Message = z.infer<typeof message>;

/** Yes or no in an address: `1` and `true` mean yes; `0`, `false`, nothing and absence mean no. */
export const flag = z.preprocess(value => {
  if (value === 'true' || value === '1') return true;
  return value === undefined || value === '' || value === 'false' || value === '0' ? false : value;
}, z.boolean());

/** A page number; pages count from 1. */
export const page = z.coerce.number().int().min(1).max(LAST_PAGE).default(1);

export const paged = z.object({ page });

/** The answer of a list: one page of rows and where it stands. `from` and `to` are null on an empty page. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), meta: pageMeta });
}

export const pageMeta = z.object({
  current_page: z.int(),
  last_page: z.int(),
  from: z.int().nullable(),
  to: z.int().nullable(),
  total: z.int(),
  /** There are more than `total`, which is as far as rows are counted: 10,000, with a text 1,000. */
  more: z.literal(true).optional(),
  per_page: z.int(),
});
export type PageMeta = z.infer<typeof pageMeta>;
export interface Page<Row> {
  data: Row[];
  meta: PageMeta;
}

/**
 * The record's `updated_at` as the client last read it, sent back with an update so that no change is overwritten
 * unseen.
 */
export const lastSeen = z.object({ updated_at: z.iso.datetime().nullish() });
