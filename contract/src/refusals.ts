/**
 * Whom a provider's refusal concerns. `recipient`: this number or address. `message`: this text or template. `office`: nothing
 * goes out until the office has put something right. `temporary`: the provider cannot take it now.
 */
export type Concern = 'recipient' | 'message' | 'office' | 'temporary';

/** What people are told of a refusal, by its name in `words.messages.problems`. */
export type Problem =
  | 'notOnWhatsApp'
  | 'notDelivered'
  | 'window'
  | 'templateValues'
  | 'templateUnknown'
  | 'access'
  | 'payment'
  | 'blocked'
  | 'spam'
  | 'templatePaused'
  | 'number'
  | 'address'
  | 'mailLogin';

export interface Refusal {
  concern: Concern;
  problem: Problem | null;
  /** Whether it is a limit on how many are sent at a time, which is over in seconds. */
  isLimit?: true;
  /** Whether only this message has to wait. */
  isAlone?: true;
}

const access = { concern: 'office', problem: 'access' } as const;
const blocked = { concern: 'office', problem: 'blocked' } as const;
const number = { concern: 'office', problem: 'number' } as const;
const paused = { concern: 'office', problem: 'templatePaused' } as const;
const limit = { concern: 'temporary', problem: null, isLimit: true } as const;
const down = { concern: 'temporary', problem: null } as const;
const unreachable = { concern: 'recipient', problem: 'notOnWhatsApp' } as const;
const withheld = { concern: 'recipient', problem: 'notDelivered' } as const;
const values = { concern: 'message', problem: 'templateValues' } as const;
const unfit = { concern: 'message', problem: null } as const;

/**
 * Meta's error codes, as answers to a call and in webhooks alike:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 */
const byCode: Readonly<Record<number, Refusal>> = {
  0: access,
  1: down,
  2: down,
  3: access,
  4: limit,
  10: access,
  33: number,
  190: access,
  368: blocked,
  80007: limit,
  130429: limit,
  130472: withheld,
  130497: blocked,
  131000: down,
  131005: access,
  131016: down,
  131021: unreachable,
  131026: unreachable,
  131030: unreachable,
  131031: blocked,
  131037: number,
  131042: { concern: 'office', problem: 'payment' },
  131045: number,
  131047: { concern: 'message', problem: 'window' },
  131048: { concern: 'office', problem: 'spam' },
  131049: withheld,
  131050: withheld,
  // So many to one number in so short a time.
  131056: { ...limit, isAlone: true },
  131057: down,
  132000: values,
  132001: { concern: 'message', problem: 'templateUnknown' },
  132012: values,
  132015: paused,
  132016: paused,
  132018: values,
  133004: down,
  133010: number,
};

/** What a refusal of WhatsApp's means, by the status of HTTP and Meta's code, as far as they are known. */
export function whatsAppRefusal(status: number | null, code: number | null): Refusal {
  const known = code === null ? undefined : byCode[code];
  if (known !== undefined) return known;
  if (code !== null && code >= 200 && code <= 299) return access;
  if (status === null) return unfit;
  if (status === 429) return limit;
  if (status >= 500) return down;
  if (status === 401 || status === 403) return access;
  if (status === 404 || (status >= 300 && status <= 399)) return { concern: 'office', problem: 'address' };
  // Meta gives each refusal a code: without one, something between has answered, or the answer broke off.
  return code === null ? down : unfit;
}

/**
 * What a refusal of a mail server's means, by its number (RFC 5321, 4.2.1) or the failure of the connection before anything was
 * sent (nodemailer's `code`).
 */
export function mailRefusal(answer: number | null, code: string | null): Refusal {
  if (code === 'EAUTH' || answer === 530 || answer === 535)
    return { concern: 'office', problem: 'mailLogin' };
  if (answer === 421) return down;
  // Mailboxes that are busy, and servers that want strangers to try twice.
  if (answer !== null && answer < 500) return { ...down, isAlone: true };
  if (answer !== null || code === 'EENVELOPE') return { concern: 'recipient', problem: null };
  return down;
}

/** Whether a stored note names a failed connection (`WhatsApp ENOTFOUND`, `SMTP EDNS`). */
export function isUnreached(error: string): boolean {
  return /^(?:WhatsApp|SMTP) [A-Z][A-Z\d_]+$/.test(error);
}

/** What the stored note of a failure means (`WhatsApp 400 (131042)`, `SMTP 550`); null where no provider has refused anything. */
export function refusalIn(error: string): Refusal | null {
  if (error.startsWith('There is no provider')) return { concern: 'office', problem: null };
  const [, whatsApp, code] = /^WhatsApp(?: (\d{3}))?(?: \((\d+)\))?$/.exec(error) ?? [];
  if (whatsApp !== undefined || code !== undefined) {
    return whatsAppRefusal(whatsApp ? Number(whatsApp) : null, code ? Number(code) : null);
  }
  const [, answer, failure] = /^SMTP (?:(\d{3})|([A-Z]+))$/.exec(error) ?? [];
  if (answer === undefined && failure === undefined) return isUnreached(error) ? down : null;
  return mailRefusal(answer ? Number(answer) : null, failure ?? null);
}
