import { readBytes } from './read-bytes.ts';
import { ListRefused } from './refused.ts';

/** The process that reads one list (`reading.ts`): it is given the list, answers what it read or why it is refused, and ends. */
process.once('message', ({ bytes, name }: { bytes: Uint8Array; name: string }) => {
  void answer(Buffer.from(bytes), name).then(told => process.send?.(told, () => process.disconnect()));
});

async function answer(bytes: Buffer, name: string) {
  try {
    return { list: await readBytes(bytes, name) };
  } catch (failure) {
    return { refusal: failure instanceof ListRefused ? failure.refusal : 'damaged' };
  }
}
