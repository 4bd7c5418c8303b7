import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { say } from '../say.ts';
import type { Order, Report, Work } from './orders.ts';

/** A worker that lives no longer than this has died at once, in milliseconds. */
const AT_ONCE = 10_000;
/** How long its replacement waits, by how many before it died at once one after the other, in milliseconds. */
const PAUSES = [0, 1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** The place of one worker, where another follows one that ends unexpectedly. */
export interface Post {
  /** The address of its first worker once that listens; rejects with the sentence of one that cannot. */
  listening: Promise<string>;
  /** Lets the worker finish its calls and end. */
  stop(): Promise<void>;
}

/** Starts a worker, which loads the server, and lets it serve when there is work. */
export function openPost(work: Promise<Work>): Post {
  let worker: Worker;
  const toldToServe = new WeakSet<Worker>();
  const listeners = new WeakSet<Worker>();
  let pause: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listening = new Promise<string>((resolve, reject) => {
    let hasListened = false;
    enlist(0);

    function enlist(diedAtOnce: number): void {
      const begun = performance.now();
      const enlisted = cluster.fork();
      worker = enlisted;
      enlisted.on('message', (report: Report) => hear(enlisted, report));
      enlisted.once('exit', (code, signal) => {
        if (isClosed) return;
        say(`A worker ended unexpectedly (${signal ?? `exit code ${code}`}): another takes its place.`);
        const isAtOnce = performance.now() - begun < AT_ONCE;
        const [died, next] = isAtOnce ? [diedAtOnce, diedAtOnce + 1] : [0, 0];
        pause = setTimeout(() => enlist(next), PAUSES[Math.min(died, PAUSES.length - 1)]);
      });
    }

    function hear(from: Worker, report: Report): void {
      switch (report.is) {
        case 'loaded':
          void work.then(given => {
            toldToServe.add(from);
            tell(from, { is: 'serve', work: given });
          });
          break;
        case 'listening':
          hasListened = true;
          listeners.add(from);
          resolve(report.address);
          break;
        case 'failed':
          if (hasListened) say(report.sentence);
          else {
            // What keeps the first one from listening keeps others from it too.
            isClosed = true;
            reject(new Error(report.sentence));
          }
      }
    }
  });
  return {
    listening,
    async stop() {
      isClosed = true;
      clearTimeout(pause);
      if (worker.isDead()) return;
      const ended = once(worker, 'exit');
      if (toldToServe.has(worker)) tell(worker, { is: 'stop' });
      // While it loads it hears nothing, and there is nothing that it could finish.
      else worker.process.kill('SIGKILL');
      // No connection goes to it any more, and with the last worker the port closes, before any hears of it. One that came to
      // it after it closed its server would come back to a port without workers, and be held there unanswered.
      if (listeners.has(worker)) worker.disconnect();
      await ended;
    },
  };
}

/** One that is just ending does not hear it any more. */
function tell(worker: Worker, order: Order): void {
  worker.send(order, () => undefined);
}
