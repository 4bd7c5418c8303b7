import { belongsTo } from '@rto-desk/contract/access';
import type { Endpoint } from '@rto-desk/contract/endpoints/endpoint';
import { scopesFor } from '@rto-desk/contract/endpoints/scopes';
import { issueSentences } from '@rto-desk/contract/sentences';
import type { FieldName, Sentence, ServerWords } from '@rto-desk/contract/words/words';
import type { z } from 'zod';
import { Forbidden, Invalid, Malformed, NotFound, Unauthenticated } from '../errors.ts';
import { assertPasswordConfirmed, type SignedIn } from '../sessions/sessions.ts';
import type { Route } from './implement.ts';

/**
 * Throws unless the caller belongs to the endpoint's audience, has the second factor that the office asks for, and has
 * given their password lately where the endpoint wants that. An API token needs the scopes of the call.
 */
export function authorise({ key, endpoint }: Pick<Route, 'key' | 'endpoint'>, caller: SignedIn | null): void {
  if (caller?.token !== undefined) assertScopes(key, caller.token.scopes);
  if (belongsTo(endpoint.audience, caller?.role ?? null)) {
    if (caller === null || belongsTo(endpoint.audience, null)) return;
    if (caller.mustSetUp && !endpoint.withoutSecondFactor)
      throw new Forbidden(words => words.security.setUpFirst);
    if (endpoint.confirm === 'always') assertPasswordConfirmed(caller);
    return;
  }
  if (caller === null) throw new Unauthenticated();
  throw new Forbidden(words => words.general.forbidden(caller.role));
}

/** Throws Forbidden for a call that no API token may make, or that this one may not. */
function assertScopes(key: string, scopes: readonly string[]): void {
  const needed = scopesFor(key);
  if (needed === null) throw new Forbidden(words => words.tokens.never);
  const lacking = needed.find(scope => !scopes.includes(scope));
  if (lacking !== undefined) throw new Forbidden(words => words.tokens.outside(lacking));
}

/** The parsed path parameters; what cannot be an id names no record. */
export function parseParams(endpoint: Endpoint, params: unknown): unknown {
  if (endpoint.params === undefined) return undefined;
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success) throw new NotFound();
  return parsed.data;
}

/** Parsed input, or Invalid with a sentence for every field that is wrong. */
export function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined;
  assertStorable(input);
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fields: Record<string, Sentence> = {};
  for (const issue of issues) {
    const name = String(issue.path[0] ?? 'body');
    fields[name] ??= words => issueSentences(issues, words)[name]?.[0] ?? words.validation.summary;
  }
  throw new Invalid(fields as Partial<Record<FieldName, Sentence>>);
}

/** Deeper than any of our bodies is nested. */
const DEEPEST = 8;

/**
 * PostgreSQL stores no NUL, and a lone surrogate would be changed on its way: both are refused by name, in an array by the
 * array's.
 */
function assertStorable(input: unknown, depth = 0, array: string | null = null): void {
  if (typeof input !== 'object' || input === null) return;
  if (depth > DEEPEST) throw new Malformed();
  for (const [key, value] of Object.entries(input)) {
    const name = array ?? key;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw new Invalid({ [name]: (words: ServerWords) => words.validation.control(name) });
    }
    if (typeof value === 'object') assertStorable(value, depth + 1, Array.isArray(value) ? name : null);
  }
}
