import { hash } from 'node:crypto';
import type { Endpoint, Method } from '@rto-desk/contract/endpoints/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actingAs, actorOf } from '../actor.ts';
import { Invalid, Malformed, MethodNotAllowed, RuleViolation, Unauthenticated } from '../errors.ts';
import { networkOf } from '../network.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { holdsApiToken } from '../sessions/tokens.ts';
import type { ReceivedUpload, Storage } from '../storage/storage.ts';
import { wordsOf } from './answer-error.ts';
import { authorise, parseInput, parseParams } from './authorise.ts';
import type { RunDownload } from './downloads.ts';
import { type FileReceiver, readForm } from './form.ts';
import type { IdempotentCall } from './idempotency.ts';
import type { Call, Route } from './implement.ts';
import { isIncomplete } from './request-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a visitor. Set before the body is read. */
    caller: SignedIn | null;
    /** Whether the body was still arriving when the caller was looked up. */
    isBodyLate: boolean;
  }
}

export interface RouteServices {
  storage: Storage;
  /** Who a token stands for, of a session or of the API; null for a bad one. */
  findSession(token: string): Promise<SignedIn | null>;
  /** Runs a repeated call once; see `runOnce`. */
  runOnce(call: IdempotentCall, act: () => Promise<string>): Promise<string>;
  /** Throws Unavailable where the database's disk is full. */
  assertSpace(): Promise<void>;
  /** Counts a call of an API token; throws TooMany when it has made as many as it may in a minute. */
  countTokenCall(token: number): Promise<void>;
  /** Counts a call that changes something; throws TooMany when its account has made as many as it may. */
  countChange(caller: SignedIn): Promise<void>;
  runDownload: RunDownload;
  /** Called after a call that may have added or deleted something. */
  onAdded(): void;
  /** Throws where nothing may be saved any more. */
  assertWritable(): void;
}

/** An idempotency key as clients generate it, too long to collide by chance. */
const KEY = /^[\w-]{16,100}$/;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];
const OVERRIDES: readonly string[] = ['PUT', 'PATCH', 'DELETE'];

interface Compiled extends Route {
  serialise: (answer: unknown) => string;
}
type RoutesOfPath = Map<Method, Compiled>;

/**
 * Serves the contract's routes below `/api`. A POST with `_method` in its query or body is treated as that method; a
 * path answers every method that it does not have with 405.
 */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], services: RouteServices): void {
  const paths = new Map<string, RoutesOfPath>();
  for (const route of routes) {
    const [method, path] = splitKey(route.key);
    const ofPath = paths.get(path) ?? new Map();
    ofPath.set(method, { ...route, serialise: (made: unknown) => serialiserOf(route.endpoint)(made) });
    paths.set(path, ofPath);
  }
  app.decorateRequest('caller', null);
  app.decorateRequest('isBodyLate', false);
  for (const [path, ofPath] of paths) {
    app.route({
      method: [...METHODS],
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      // GET routes answer HEAD as well; Fastify leaves the body out.
      exposeHeadRoute: ofPath.has('GET'),
      ...bodyLimitOf(ofPath),
      onRequest: async (request, reply) => {
        // No cache on the way may keep an answer made for one person.
        reply.header('cache-control', 'no-store');
        await identify(request, ofPath, services);
      },
      handler: (request, reply) => answer(request, reply, ofPath, services),
    });
  }
}

/** Calls accepted while the disk is full: an admin must be able to sign in and see the warning. */
const WITHOUT_SPACE: ReadonlySet<string> = new Set(['POST /login', 'POST /me/confirm', 'POST /logout']);

/** Finds the caller before the body is read, so that a stranger cannot make us read one. */
async function identify(
  request: FastifyRequest,
  ofPath: RoutesOfPath,
  services: RouteServices,
): Promise<void> {
  if (holdsApiToken(request.url)) throw new Unauthenticated();
  request.caller = await callerOf(request, services);
  if (request.caller?.token !== undefined) await services.countTokenCall(request.caller.token.id);
  request.isBodyLate = isIncomplete(request.raw);
  if (
    !['GET', 'HEAD'].includes(request.method) &&
    ![...ofPath.values()].some(({ key }) => WITHOUT_SPACE.has(key))
  )
    await services.assertSpace();
  const isPublic = [...ofPath.values()].some(route => route.endpoint.audience === 'anyone');
  if (request.caller === null && !isPublic) throw new Unauthenticated();
  // Callers outside the audience are refused before a large body is read.
  const post = ofPath.get('POST');
  if (post?.endpoint.bodyLimit !== undefined && request.method === 'POST') authorise(post, request.caller);
}

async function callerOf(request: FastifyRequest, services: RouteServices): Promise<SignedIn | null> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const { slot } = request;
  const caller = token === undefined ? null : await slot.during(() => services.findSession(token));
  slot.countFor(caller?.id ?? null);
  return caller;
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  ofPath: RoutesOfPath,
  services: RouteServices,
): Promise<FastifyReply> {
  const { fields, file } = request.isMultipart()
    ? await readForm(request, fileReceiverOf(ofPath, services.storage))
    : { fields: request.body, file: null };
  try {
    request.slot.take();
    // A body may take minutes; meanwhile the session may have ended, or the account have another role.
    if (request.isBodyLate) request.caller = await callerOf(request, services);
    const route = chosenRoute(request, fields, ofPath);
    authorise(route, request.caller);
    if (file !== null && !route.endpoint.upload)
      throw new Invalid({ file: words => words.validation.invalid(words.fields.file) });
    const call = callOf(route.endpoint, request, reply, fields, file);
    const { caller } = request;
    if (changes(route)) services.assertWritable();
    if (caller !== null && changes(route)) await request.slot.during(() => services.countChange(caller));
    const actor = actorOf(request, request.caller);
    const handle = async () => {
      const result = await request.slot.during(() => actingAs(actor, () => route.handler(call)));
      if (addsOrDeletes(route)) services.onAdded();
      return result;
    };
    const sent = idempotentCall(request, route.endpoint, call);
    if (sent !== null) {
      const answered = await services.runOnce(sent, async () => route.serialise(await handle()));
      return answerJson(reply, route.endpoint, answered);
    }
    const { media, isReadFirst } = route.endpoint;
    if (media !== undefined && caller !== null) {
      await services.runDownload({ account: caller.id, holdsConnection: !isReadFirst }, handle);
      return reply;
    }
    const result = await handle();
    if (reply.sent || media !== undefined) return reply;
    return answerJson(reply, route.endpoint, route.serialise(result));
  } finally {
    // Removes an upload that the handler did not store; discarding a stored file does nothing.
    if (file !== null) await services.storage.discard(file);
  }
}

/** Whether a call changes something. An account over its limit can still sign out. */
function changes({ key }: Route): boolean {
  return !key.startsWith('GET ') && key !== 'POST /logout';
}

function addsOrDeletes({ key }: Route): boolean {
  return key.startsWith('POST ') || key.startsWith('DELETE ');
}

/** The receiver of uploads of a path, if any of its methods takes a file; the form itself may name the method. */
function fileReceiverOf(ofPath: RoutesOfPath, storage: Storage): FileReceiver | null {
  const uploads = [...ofPath.values()].map(({ endpoint }) => endpoint.upload);
  const discard = storage.discard;
  if (uploads.includes('list')) return { take: storage.receiveToRead, discard };
  return uploads.includes(true) ? { take: storage.receive, discard } : null;
}

/** The limit of a path whose bodies may be larger than others. */
function bodyLimitOf(ofPath: RoutesOfPath): { bodyLimit?: number } {
  const limits = [...ofPath.values()].flatMap(({ endpoint }) => endpoint.bodyLimit ?? []);
  return limits.length === 0 ? {} : { bodyLimit: Math.max(...limits) };
}

function answerJson(
  reply: FastifyReply,
  { status = 200, statusOf, mayBeNone }: Endpoint,
  json: string,
): FastifyReply {
  if (mayBeNone && json === 'null') return reply.status(204).send();
  return reply
    .status(statusOf?.(JSON.parse(json)) ?? status)
    .type('application/json; charset=utf-8')
    .send(json);
}

/** The idempotency key of a call; null if the client sent none, or the endpoint does not use one. */
function idempotentCall(
  { headers, caller, url, ip }: FastifyRequest,
  endpoint: Endpoint,
  { query, body, file }: Call<Endpoint>,
): IdempotentCall | null {
  const key = headers['idempotency-key'];
  if (endpoint.idempotent === 'required' && key === undefined) {
    throw new RuleViolation(words => words.errors.keyRequired);
  }
  if (endpoint.idempotent === undefined || key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Malformed();
  return {
    caller: caller?.id ?? 0,
    path: url.split('?', 1)[0] ?? url,
    key: keyOf(caller, ip, key),
    // Hashes the parsed fields rather than the body: a form sent again has another boundary.
    content: hash('sha256', JSON.stringify([query, body, file?.sha256])),
  };
}

/**
 * Visitors have no account, and the tokens of an account reach less than it: network or token is part of their keys, so that one
 * cannot hit another's.
 */
function keyOf(caller: SignedIn | null, ip: string, key: string): string {
  if (caller === null) return hash('sha256', `${networkOf(ip)} ${key}`);
  return caller.token === undefined ? key : hash('sha256', `token ${caller.token.id} ${key}`);
}

function chosenRoute(request: FastifyRequest, fields: unknown, ofPath: RoutesOfPath): Compiled {
  const method = METHODS.find(known => known === effectiveMethod(request, fields));
  const route = method && ofPath.get(method);
  if (route === undefined) throw new MethodNotAllowed(allowedMethods(ofPath));
  return route;
}

function effectiveMethod(request: FastifyRequest, fields: unknown): string {
  if (request.method === 'HEAD') return 'GET';
  if (request.method !== 'POST') return request.method;
  const wanted = [propertyOf(request.query, '_method'), propertyOf(fields, '_method')]
    .filter(value => typeof value === 'string')
    .map(value => value.toUpperCase())
    .find(value => OVERRIDES.includes(value));
  return wanted ?? 'POST';
}

function allowedMethods(ofPath: RoutesOfPath): string[] {
  const methods: string[] = [...ofPath.keys()];
  return ofPath.has('GET') ? [...methods, 'HEAD'] : methods;
}

function callOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  fields: unknown,
  file: ReceivedUpload | null,
): Call<Endpoint> {
  const parsed = {
    params: parseParams(endpoint, request.params),
    query: parseInput(endpoint.query, request.query),
    body: parseInput(bodySchema(endpoint, fields), fields ?? {}),
    caller: request.caller,
    file,
    words: wordsOf(request),
    address: request.ip,
    request,
    reply,
  };
  // The schemas that have just parsed the input are those that the handler's types are made from.
  return parsed as Call<Endpoint>;
}

/** The one of an endpoint's two bodies that was sent. */
function bodySchema({ body, partialBody }: Endpoint, fields: unknown): z.ZodType | undefined {
  const partial = propertyOf(fields, 'partial');
  const isPartial = [true, 1, 'true', '1'].some(said => said === partial);
  return partialBody !== undefined && isPartial ? partialBody : body;
}

const serialisers = new WeakMap<Endpoint, (answer: unknown) => string>();

/** Compiled on first use: compiling all took a fifth of the start. */
function serialiserOf(endpoint: Endpoint): (answer: unknown) => string {
  const made = serialisers.get(endpoint) ?? makeSerialiser(endpoint);
  serialisers.set(endpoint, made);
  return made;
}

function makeSerialiser(endpoint: Endpoint): (answer: unknown) => string {
  const schema = z.toJSONSchema(endpoint.answer, { io: 'output', target: 'openapi-3.0', reused: 'inline' });
  // Zod writes OpenAPI 3.0's `nullable`, which the serialiser understands; its type only knows JSON Schema.
  return fastJsonStringify(schema as Parameters<typeof fastJsonStringify>[0]);
}

function splitKey(key: string): [Method, string] {
  const [method, path] = key.split(' ');
  const known = METHODS.find(candidate => candidate === method);
  if (known === undefined || path === undefined) throw new Error(`${key} is not a method and a path`);
  return [known, path];
}

function propertyOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Object.getOwnPropertyDescriptor(holder, name)?.value
    : undefined;
}
