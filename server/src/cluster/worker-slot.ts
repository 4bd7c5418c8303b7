import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { printLine } from '../terminal.ts';
import type { WorkerCommand, WorkerConfig, WorkerReport } from './protocol.ts';

/** A worker that exits sooner than this has crashed at start, in milliseconds. */
const AT_ONCE = 10_000;
/** Backoff before its replacement, by the number of such crashes in a row, in milliseconds. */
const PAUSES = [0, 1_000, 2_000, 5_000, 10_000, 30_000] as const;

/** A slot for one worker, which is replaced when it exits unexpectedly. */
export interface WorkerSlot {
  /** The address, once its first worker listens; rejects with the sentence of one that cannot. */
  listening: Promise<string>;
  /** Lets the worker finish its calls and exit. */
  stop(): Promise<void>;
}

/** Forks a worker, which loads the server, and lets it serve once the config is known. */
export function openWorkerSlot(work: Promise<WorkerConfig>): WorkerSlot {
  let worker: Worker;
  const assigned = new WeakSet<Worker>();
  const listeners = new WeakSet<Worker>();
  let pause: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listening = new Promise<string>((resolve, reject) => {
    let hasListened = false;
    startWorker(0);

    function startWorker(diedAtOnce: number): void {
      const begun = performance.now();
      const started = cluster.fork();
      worker = started;
      started.on('message', (report: WorkerReport) => onReport(started, report));
      started.once('exit', (code, signal) => {
        if (isClosed) return;
        printLine(`A worker ended unexpectedly (${signal ?? `exit code ${code}`}): another takes its place.`);
        const isAtOnce = performance.now() - begun < AT_ONCE;
        const [died, next] = isAtOnce ? [diedAtOnce, diedAtOnce + 1] : [0, 0];
        pause = setTimeout(() => startWorker(next), PAUSES[Math.min(died, PAUSES.length - 1)]);
      });
    }

    function onReport(from: Worker, report: WorkerReport): void {
      switch (report.is) {
        case 'loaded':
          void work.then(given => {
            assigned.add(from);
            send(from, { is: 'serve', work: given });
          });
          break;
        case 'listening':
          hasListened = true;
          listeners.add(from);
          resolve(report.address);
          break;
        case 'failed':
          if (hasListened) printLine(report.sentence);
          else {
            // What stops the first worker from listening stops the others, too.
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
      if (assigned.has(worker)) send(worker, { is: 'stop' });
      // A worker that is still loading cannot be messaged, and has no calls to finish.
      else worker.process.kill('SIGKILL');
      // No connection goes to it any more, and with the last worker the port closes, before any hears of it. One that came to
      // it after it closed its server would come back to a port without workers, and be held there unanswered.
      if (listeners.has(worker)) worker.disconnect();
      await ended;
    },
  };
}

/** A worker that is just exiting no longer receives it. */
function send(worker: Worker, command: WorkerCommand): void {
  worker.send(command, () => undefined);
}
