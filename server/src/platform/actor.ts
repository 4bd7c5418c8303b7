import { AsyncLocalStorage } from 'node:async_hooks';

/** Who is behind what the server does at the moment. */
export interface Actor {
  /** The account; null for a visitor. */
  id: number | null;
  /** Where the call comes from. */
  address: string;
}

const acting = new AsyncLocalStorage<Actor>();

/** Does something in somebody's name: it stands with the changes that it makes (see `openDatabase`). */
export function actingAs<T>(actor: Actor, work: () => T): T {
  return acting.run(actor, work);
}

/** Who acts now; null when the desk does something by itself. */
export function actor(): Actor | null {
  return acting.getStore() ?? null;
}
