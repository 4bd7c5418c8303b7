import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes: the OWASP minimum, about 20 ms on a small machine. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/**
 * Whether the password is the hash's. Without a hash (an unknown account) the same work is done for nothing,
 * so that the time of an answer does not tell who has an account.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await decoy()), password);
  return fits && passwordHash !== null;
}

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword('nobody has this password');
  return decoyHash;
}
