import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

/** On whose behalf the server is acting. */
export interface Actor {
  /** The account; null for a visitor. */
  id: number | null;
  /** Where the call comes from. */
  address: string;
  /** What the browser calls itself, or null. */
  device: string | null;
  /** The API token that acts for the account. */
  token?: number | undefined;
}

/** The longest name of a device that is kept. */
const LONGEST = 300;

/** Who is behind a request: the account, or null for a visitor, and the API token that acts for it. */
export function actorOf(
  request: FastifyRequest,
  caller: { id: number; token?: { id: number } | undefined } | null,
): Actor {
  const device = request.headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST) || null;
  return { id: caller?.id ?? null, address: request.ip, device, token: caller?.token?.id };
}

const acting = new AsyncLocalStorage<Actor>();

/** Runs work in the name of an actor, who is recorded with its changes (see `openDatabase`). */
export function actingAs<T>(actor: Actor, work: () => T): T {
  return acting.run(actor, work);
}

/** The current actor; null when the server acts by itself. */
export function actor(): Actor | null {
  return acting.getStore() ?? null;
}
