import { batches } from './child-process.ts';
import { ListRefused } from './delimited.ts';
import { markOf } from './marks.ts';
import { type Answer, type Given, readBytes } from './read-list.ts';

/** The process that reads one list (`read-list.ts`): it is given the list, answers what it read or why it is refused, and ends. */
process.once('message', (given: Given) => {
  void answer(given).then(() => process.disconnect());
});

async function answer({ bytes, name, sheet, marksOnly = false }: Given): Promise<void> {
  try {
    const { rows, ...list } = await readBytes(Buffer.from(bytes), name, sheet);
    const sent = marksOnly ? rows.map(row => ({ ...row, cells: [markOf(row.cells)] })) : rows;
    for (const batch of batches(sent)) await send({ rows: batch });
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
