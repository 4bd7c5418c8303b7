import { batches } from './batches.ts';
import { readBytes } from './read-bytes.ts';
import type { Answer } from './reading.ts';
import { ListRefused } from './refused.ts';

/** The process that reads one list (`reading.ts`): it is given the list, answers what it read or why it is refused, and ends. */
process.once('message', ({ bytes, name }: { bytes: Uint8Array; name: string }) => {
  void answer(Buffer.from(bytes), name).then(() => process.disconnect());
});

async function answer(bytes: Buffer, name: string): Promise<void> {
  try {
    const { rows, ...list } = await readBytes(bytes, name);
    for (const batch of batches(rows)) await send({ rows: batch });
    await send({ list });
  } catch (failure) {
    await send({ refusal: failure instanceof ListRefused ? failure.refusal : 'damaged' });
  }
}

function send(answered: Answer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(answered, undefined, undefined, failure => (failure ? reject(failure) : resolve()));
  });
}
