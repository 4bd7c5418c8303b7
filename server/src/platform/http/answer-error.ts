import { isStaff } from '@rto-desk/contract/access';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { toCitizens } from '@rto-desk/contract/words/to-citizens';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { isConnectionLoss } from '../database/connection-loss.ts';
import { fieldOfConstraint } from '../database/constraints.ts';
import { diskFull, isDiskFull } from '../disk.ts';
import {
  CallError,
  ChoiceRequired,
  Conflict,
  DatabaseBehind,
  IdentityUnproven,
  Invalid,
  Malformed,
  Merged,
  MethodNotAllowed,
  NotFound,
  RuleViolation,
  TooLarge,
  TooMany,
  Unavailable,
  Unconfirmed,
  UnsupportedMedia,
} from '../errors.ts';

/** Turns any thrown value into an answer: `{ message, errors? }` and the status it stands for. */
export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const words = wordsOf(request);
  const error = asCallError(thrown, request.method);
  if (error === null) {
    request.log.error({ err: thrown }, 'call failed');
    return reply.status(500).send({ message: words.errors.internal(request.id), request_id: request.id });
  }
  if (error instanceof TooMany || error instanceof Unavailable) reply.header('retry-after', error.retryAfter);
  if (error instanceof MethodNotAllowed) reply.header('allow', error.allow.join(', '));
  if (error instanceof Unavailable) {
    request.log.warn({ err: thrown }, 'service unavailable');
    const database = error instanceof DatabaseBehind ? { database: 'behind' } : {};
    return reply.status(503).send({ message: error.sentence(words), request_id: request.id, ...database });
  }
  return reply.status(error.status).send(bodyOf(error, words));
}

function bodyOf(error: CallError, words: ServerWords): Record<string, unknown> {
  const message = error.sentence(words);
  if (error instanceof Invalid) {
    const errors = Object.entries(error.fields).map(([name, sentences]) => [
      name,
      sentences.map(sentence => sentence(words)),
    ]);
    return { message, errors: Object.fromEntries(errors) };
  }
  if (error instanceof Conflict && error.current !== null) return { message, current: error.current };
  if (error instanceof Merged) return { message, merged_into: error.into };
  if (error instanceof ChoiceRequired) return { message, ...error.options };
  if (error instanceof IdentityUnproven) return { message, unproven: error.person };
  return error instanceof Unconfirmed ? { message, confirm: true } : { message };
}

function asCallError(thrown: unknown, method: string): CallError | null {
  if (thrown instanceof CallError) return thrown;
  if (isDiskFull(thrown)) return diskFull();
  if (thrown instanceof pg.DatabaseError) return fromDatabase(thrown, method);
  if (isConnectionLoss(thrown)) return new Unavailable();
  if (isFastifyError(thrown)) return fromFastify(thrown);
  return null;
}

/** What PostgreSQL refused, by its SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function fromDatabase(error: pg.DatabaseError, method: string): CallError | null {
  switch (error.code) {
    case '23505':
    case '23P01': {
      const field = fieldOfConstraint(error.constraint);
      return field === null
        ? null
        : new Invalid({ [field]: (words: ServerWords) => words.validation.taken(words.fields[field]) });
    }
    case '23503':
      // What is deleted is still referred to, or what is added belongs to something deleted meanwhile.
      if (method !== 'DELETE' && error.constraint?.endsWith('_of_vehicle')) {
        return new Conflict(words => words.errors.changedMeanwhile);
      }
      return method === 'DELETE' ? new Conflict(words => words.errors.linkedRecords) : new NotFound();
    case '22021':
    case '22P05':
    case '22003':
      return new RuleViolation(words => words.validation.summary);
    case '25006':
    case '40001':
    case '40P01':
    case '53300':
    case '55P03':
    case '57014':
    case '57P01':
    case '57P02':
    case '57P03':
      return new Unavailable();
    default:
      return error.code?.startsWith('08') || error.code?.startsWith('53') ? new Unavailable() : null;
  }
}

function isFastifyError(thrown: unknown): thrown is FastifyError {
  return thrown instanceof Error && 'statusCode' in thrown && typeof thrown.statusCode === 'number';
}

function fromFastify(error: FastifyError): CallError | null {
  switch (error.statusCode) {
    // A path that leads out of the pages' folder, or cannot be one, is refused by who serves them; it names nothing of ours.
    case 403:
    case 404:
      return new NotFound(words => words.errors.noSuchPage);
    case 413:
      return new TooLarge();
    case 415:
      return new UnsupportedMedia();
    case 503:
      return new Unavailable();
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new Malformed()
        : null;
  }
}

/**
 * The texts in the language of the request, in the office's words for staff and in the citizens' words for all others.
 */
export function wordsOf(request: FastifyRequest): ServerWords {
  const words = wordsFor(request.headers['accept-language']);
  const role = request.caller?.role;
  return role !== undefined && isStaff(role) ? words : toCitizens(words);
}
