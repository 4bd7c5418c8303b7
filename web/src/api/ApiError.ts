/** The server refused a call. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says to the person, or null. */
  readonly sentence: string | null;
  /** The sentences for each refused field (422). */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** The record as it now stands, where someone else changed it meanwhile (409). */
  readonly current: unknown;
  /** The unproven profile that a document would have gone to (409). */
  readonly unproven: unknown;
  /** What else the refusal says, such as whom to choose from (409). */
  readonly options: Readonly<Record<string, unknown>>;
  /** Seconds after which another attempt makes sense (429, 503), or null. */
  readonly retryAfter: number | null;

  constructor(status: number, told: ErrorBody, retryAfter: number | null) {
    super(told.message ?? `The server answered ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.sentence = told.message;
    this.errors = told.errors;
    this.current = told.current;
    this.unproven = told.unproven;
    this.options = told.options;
    this.retryAfter = retryAfter;
  }
}

/** There was no answer: no network, or no server at the other end of it. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('No answer', { cause });
    this.name = 'NetworkError';
  }
}

/** What a refusal carries. */
export interface ErrorBody {
  message: string | null;
  errors: Record<string, string[]>;
  current: unknown;
  unproven: unknown;
  options: Record<string, unknown>;
  /** Whether the password is wanted again (403). */
  confirm: boolean;
}

/** Reads the body of a refusal; a proxy's page in place of the server's answer tells nothing. */
export function parseErrorBody(body: unknown): ErrorBody {
  const message =
    isObject(body) && typeof body.message === 'string' && body.message !== '' ? body.message : null;
  const errors = isObject(body) && isObject(body.errors) ? Object.entries(body.errors).map(sentencesOf) : [];
  return {
    message,
    errors: Object.fromEntries(errors),
    current: isObject(body) ? body.current : undefined,
    unproven: isObject(body) ? body.unproven : undefined,
    options: isObject(body) ? body : {},
    confirm: isObject(body) && body.confirm === true,
  };
}

function sentencesOf([name, sentences]: [string, unknown]): [string, string[]] {
  const list: unknown[] = Array.isArray(sentences) ? sentences : [sentences];
  return [name, list.filter(sentence => typeof sentence === 'string')];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
