import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { type Order, PATIENCE, type Report, type Work } from './crew/orders.ts';
import { sentenceOf } from './failure.ts';
import { nameOf } from './platform/http/failure.ts';
import { say } from './say.ts';
import { serveCalls } from './serve.ts';
import { joinDesk } from './start.ts';

/*
 * One of the processes that serve calls. The first process starts it and tells it what to do (`crew/post.ts`); when that
 * is gone, however it went, Node ends a process that was forked by it.
 */

/** These reach every process of a terminal or a service; the first one knows what has to end before what. */
const LEFT_TO_THE_FIRST = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
for (const signal of LEFT_TO_THE_FIRST) process.on(signal, () => undefined);

/** Resolves, once it serves, with what ends that. */
let serving: Promise<() => Promise<void>> = Promise.resolve(async () => undefined);
const ending = closeWithGrace(
  { delay: PATIENCE, logger: false, skip: [...LEFT_TO_THE_FIRST] },
  async ({ err }) => {
    if (err) say(`A worker stops: ${nameOf(err)}`);
    // It may have taken a call a moment before it was told that it listens.
    const close = await serving;
    await close();
  },
);
process.on('message', (order: Order) => {
  if (order.is === 'stop') ending.close();
  else serving = serve(order.work);
});
report({ is: 'loaded' });

async function serve(work: Work): Promise<() => Promise<void>> {
  try {
    const config = readConfig(process.env);
    const joined = await joinDesk(config, work);
    const calls = await serveCalls(config, joined.desk);
    report({ is: 'listening', address: calls.address });
    return async () => {
      await calls.stop();
      await joined.close();
    };
  } catch (error) {
    report({ is: 'failed', sentence: sentenceOf(error) }, () => process.exit(1));
    return async () => undefined;
  }
}

function report(told: Report, then: () => void = () => undefined): void {
  process.send?.(told, then);
}
