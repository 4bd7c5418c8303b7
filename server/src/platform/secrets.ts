import { randomBytes } from 'node:crypto';
import type { Db } from './database/database.ts';

/** The shared secret of a name, 32 random bytes created at first use; all processes get the same one. */
export async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const read = db.selectFrom('secrets').select('value').where('name', '=', name);
  // A worker also starts on a database that only reads.
  const found = await read.executeTakeFirst();
  if (found !== undefined) return found.value;
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await read.executeTakeFirstOrThrow()).value;
}
