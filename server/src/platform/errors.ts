import type { UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import type { FieldName, Sentence } from '@rto-desk/contract/words/words';

/**
 * What can go wrong with a call, thrown where it is known and turned into HTTP in one place (`answerError`).
 * Each carries the sentence that a person can act on.
 */
export abstract class CallError extends Error {
  abstract readonly status: number;
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(new.target.name);
    this.sentence = sentence;
  }
}

/** 422: fields that need another value, each with its sentences. */
export class Invalid extends CallError {
  readonly status = 422;
  readonly fields: Readonly<Record<string, readonly Sentence[]>>;

  constructor(fields: Partial<Record<FieldName, Sentence>>) {
    const entries = Object.entries(fields);
    super(entries[0]?.[1] ?? (words => words.validation.summary));
    this.fields = Object.fromEntries(entries.map(([name, sentence]) => [name, [sentence]]));
  }
}

/** 422 without a field: the call as a whole cannot be done, for a reason the caller can mend. */
export class RuleViolation extends CallError {
  readonly status = 422;
}

/** 401: not signed in, or no longer. */
export class Unauthenticated extends CallError {
  readonly status = 401;

  constructor() {
    super(words => words.errors.unauthenticated);
  }
}

/** 403: seen, but not theirs to change; `sentence` where a role is lacking. */
export class Forbidden extends CallError {
  readonly status = 403;

  constructor(sentence: Sentence = words => words.errors.unauthorized) {
    super(sentence);
  }
}

/** 403 until the caller has given their password again. */
export class Unconfirmed extends Forbidden {
  constructor() {
    super(words => words.errors.confirm);
  }
}

/** 404: there is none, or the caller may not know of it. */
export class NotFound extends CallError {
  readonly status = 404;

  constructor(sentence: Sentence = words => words.errors.notFound) {
    super(sentence);
  }
}

/** 404 of a citizen who was made one with another, `into`, whom the caller may know. */
export class Merged extends NotFound {
  readonly into: number;

  constructor(into: number, sentence: Sentence) {
    super(sentence);
    this.into = into;
  }
}

/** 405, with the methods that the address takes. */
export class MethodNotAllowed extends CallError {
  readonly status = 405;
  readonly allow: readonly string[];

  constructor(allow: readonly string[]) {
    super(words => words.errors.methodNotAllowed);
    this.allow = allow;
  }
}

/** 409: changed meanwhile by someone else (`current` is the record as it now stands) or still referred to. */
export class Conflict extends CallError {
  readonly status = 409;
  readonly current: unknown;

  constructor(sentence: Sentence, current: unknown = null) {
    super(sentence);
    this.current = current;
  }
}

/** 409 until staff say that they have seen proof: the office's first document would go to an unproven profile. */
export class IdentityUnproven extends CallError {
  readonly status = 409;
  readonly person: UnprovenPerson;

  constructor(person: UnprovenPerson) {
    super(words => words.citizens.unprovenRefused(person.name, person.verified_by_branch));
    this.person = person;
  }
}

/** 409: a person has to choose from `options`. */
export class ChoiceRequired extends CallError {
  readonly status = 409;
  readonly options: Readonly<Record<string, unknown>>;

  constructor(sentence: Sentence, options: Readonly<Record<string, unknown>>) {
    super(sentence);
    this.options = options;
  }
}

/** 400: the request cannot be read at all. */
export class Malformed extends CallError {
  readonly status = 400;

  constructor() {
    super(words => words.errors.malformed);
  }
}

/** 413 */
export class TooLarge extends CallError {
  readonly status = 413;

  constructor(sentence: Sentence = words => words.errors.tooLarge) {
    super(sentence);
  }
}

/** 415 */
export class UnsupportedMedia extends CallError {
  readonly status = 415;

  constructor() {
    super(words => words.errors.mediaType);
  }
}

/** 429, with the seconds after which another attempt makes sense. */
export class TooMany extends CallError {
  readonly status = 429;
  /** Seconds. */
  readonly retryAfter: number;
  /** Whether this very attempt was the one too many. */
  readonly isFirst: boolean;

  constructor(
    retryAfter: number,
    isFirst = false,
    sentence: Sentence = words => words.errors.tooMany(retryAfter),
  ) {
    super(sentence);
    this.retryAfter = retryAfter;
    this.isFirst = isFirst;
  }
}

/** 503: overloaded, or the database is away. */
export class Unavailable extends CallError {
  readonly status = 503;
  readonly retryAfter: number;

  /** @param retryAfter when to try again, in seconds */
  constructor({
    retryAfter = 5,
    sentence = words => words.errors.unavailable,
  }: { retryAfter?: number; sentence?: Sentence } = {}) {
    super(sentence);
    this.retryAfter = retryAfter;
  }
}

/** 503 until an administrator has looked: the database has gone back to an older state. */
export class DatabaseBehind extends Unavailable {
  constructor() {
    super({ retryAfter: 60, sentence: words => words.errors.databaseBehind });
  }
}
