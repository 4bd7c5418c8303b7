/** How many unanswered calls keep their key. */
const MOST = 20;

/** Keys of calls that have no answer yet, by what they send. */
const keys = new Map<string, string>();

/**
 * The idempotency key of a call: the same one when the same is sent again because no answer came, so that pressing Save
 * again after a lost connection stores nothing twice.
 */
export function idempotencyKey(path: string, body: object | undefined): string {
  const sent = fingerprint(path, body);
  const key = keys.get(sent) ?? freshKey();
  keys.delete(sent);
  keys.set(sent, key);
  const [oldest] = keys.keys();
  if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);
  return key;
}

/** After an answer, the next call gets a fresh key, even with equal content. */
export function forgetIdempotencyKey(path: string, body: object | undefined): void {
  keys.delete(fingerprint(path, body));
}

function fingerprint(path: string, body: object | undefined): string {
  const content = body instanceof FormData ? [...body].map(([name, value]) => [name, describe(value)]) : body;
  return `${path} ${JSON.stringify(content)}`;
}

const describe = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : [value.name, value.size, value.lastModified];

/** 128 random bits; `crypto.randomUUID` exists only on https pages. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
