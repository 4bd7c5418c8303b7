import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { type Order, PATIENCE, type Report, type Work } from './crew/orders.ts';
import { sentenceOf } from './failure.ts';
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

let close: () => Promise<void> = async () => undefined;
const ending = closeWithGrace(
  { delay: PATIENCE, logger: false, skip: [...LEFT_TO_THE_FIRST] },
  async ({ err }) => {
    if (err) say(`A worker stops: ${err.message}`);
    await close();
  },
);
process.on('message', (order: Order) => {
  if (order.is === 'stop') ending.close();
  else void serve(order.work);
});
report({ is: 'loaded' });

async function serve(work: Work): Promise<void> {
  try {
    const config = readConfig(process.env);
    const joined = await joinDesk(config, work);
    close = joined.close;
    const calls = await serveCalls(config, joined.desk);
    close = async () => {
      await calls.stop();
      await joined.close();
    };
    report({ is: 'listening', address: calls.address });
  } catch (error) {
    report({ is: 'failed', sentence: sentenceOf(error) }, () => process.exit(1));
  }
}

function report(told: Report, then: () => void = () => undefined): void {
  process.send?.(told, then);
}
