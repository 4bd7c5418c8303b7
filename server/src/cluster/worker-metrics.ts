import cluster, { type Worker } from 'node:cluster';
import { on } from 'node:events';
import { Unavailable } from '../platform/errors.ts';
import type { MetricsOptions } from '../platform/http/metrics.ts';
import { measureDesk } from '../platform/metrics/desk-metrics.ts';
import { type Measured, openMetrics, summed } from '../platform/metrics/metrics.ts';
import type { Services } from '../services.ts';
import type { WorkerCommand, WorkerReport } from './protocol.ts';

/** How long a worker may take to tell what it has measured, and the first process to tell the sum, in milliseconds. */
const PATIENCE = { worker: 3_000, sum: 4_000 };

/**
 * In the first process: measures it and the desk, and answers every worker that is asked for metrics with the sum over
 * all processes of this machine.
 */
export function measurePrimary(token: string, { db, pool, backupCopies }: Services): MetricsOptions {
  const { registry, count, measured } = openMetrics(pool);
  measureDesk(registry, { db, areCopied: backupCopies !== null });
  const collect = async () => {
    const workers = Object.values(cluster.workers ?? {}).flatMap(worker => worker ?? []);
    return summed(await Promise.all([measured(), ...workers.map(measuredBy)]));
  };
  cluster.on('message', (asking: Worker, report: WorkerReport) => {
    if (report.is !== 'asks for metrics') return;
    void collect()
      // A sum without one of them would look as if calls had been taken back: none is better.
      .catch(() => null)
      .then(text => send(asking, { is: 'metrics', text }));
  });
  return { token, count, collect };
}

/** In a worker: measures it for the first process, which is asked for the sum. */
export function measureWorker(token: string, { pool }: Services): MetricsOptions {
  const { count, measured } = openMetrics(pool);
  process.on('message', (command: WorkerCommand) => {
    if (command.is === 'measure') void measured().then(metrics => report({ is: 'measured', metrics }));
  });
  return { token, count, collect: sumOfWorkers };
}

async function sumOfWorkers(): Promise<string> {
  const commands = on(process, 'message', { signal: AbortSignal.timeout(PATIENCE.sum) });
  report({ is: 'asks for metrics' });
  try {
    for await (const [command] of commands as AsyncIterable<[WorkerCommand]>) {
      if (command.is === 'metrics' && command.text !== null) return command.text;
      if (command.is === 'metrics') break;
    }
  } catch {
    // It has taken too long.
  }
  throw new Unavailable();
}

async function measuredBy(worker: Worker): Promise<Measured> {
  const reports = on(worker, 'message', { signal: AbortSignal.timeout(PATIENCE.worker) });
  send(worker, { is: 'measure' });
  for await (const [workerReport] of reports as AsyncIterable<[WorkerReport]>) {
    if (workerReport.is === 'measured') return workerReport.metrics;
  }
  throw new Unavailable();
}

/** A worker that is just exiting no longer receives it. */
function send(worker: Worker, command: WorkerCommand): void {
  worker.send(command, () => undefined);
}

function report(workerReport: WorkerReport): void {
  process.send?.(workerReport);
}
