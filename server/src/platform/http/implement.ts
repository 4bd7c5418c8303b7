import type { Audience } from '@rto-desk/contract/access';
import type { Endpoint, EndpointKey } from '@rto-desk/contract/endpoints/endpoint';
import { type NamedEndpoints, namedEndpoints } from '@rto-desk/contract/endpoints/index';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { SignedIn } from '../sessions/sessions.ts';
import type { ReceivedFile, ReceivedUpload } from '../storage/storage.ts';

/** A call that has been authorised: the caller belongs to its audience and its input keeps to its schema. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  caller: CallerOf<E['audience']>;
  /** What was attached: a document on its way to storage, or a list to be read. An endpoint without upload never gets one. */
  file: (E['upload'] extends 'list' ? ReceivedUpload : ReceivedFile) | null;
  /** The caller's language. */
  words: ServerWords;
  /** Where the call comes from, for limits. */
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type CallerOf<A extends Audience> = A extends 'anyone' ? SignedIn | null : SignedIn;

/**
 * Carries out a call and returns its answer, which is serialised by the endpoint's schema: undeclared keys never leave.
 */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['answer']>>;

export interface Route {
  key: EndpointKey;
  endpoint: Endpoint;
  handler: (call: Call<Endpoint>) => Promise<unknown>;
}

/** Binds a handler to a named endpoint of the contract. */
export function implement<K extends keyof NamedEndpoints>(
  key: K,
  handler: Handler<NamedEndpoints[K]>,
): Route {
  return implementCall({ key, endpoint: namedEndpoints[key] as NamedEndpoints[K] }, handler);
}

/** Binds a handler to one call of a document kind. */
export function implementCall<E extends Endpoint>(
  call: { key: EndpointKey; endpoint: E },
  handler: Handler<E>,
): Route {
  // Each handler is called with exactly what its own endpoint's schemas have parsed.
  return { ...call, handler: handler as unknown as Route['handler'] };
}
