import closeWithGrace from 'close-with-grace';
import {
  SHUTDOWN_TIMEOUT,
  type WorkerCommand,
  type WorkerConfig,
  type WorkerReport,
} from './cluster/protocol.ts';
import { type Config, readConfig } from './config.ts';
import { operatorMessage } from './operator-error.ts';
import { errorSummary } from './platform/http/log-error.ts';
import type { MetricsOptions } from './platform/http/metrics.ts';
import { serveCalls } from './serve.ts';
import type { Services } from './services.ts';
import { joinServices } from './start.ts';
import { printLine } from './terminal.ts';

/*
 * One of the processes that serve calls. The first process starts it and tells it what to do (`cluster/worker-slot.ts`); when that
 * is gone, however it went, Node ends a process that was forked by it.
 */

/** These reach every process of a terminal or a service; the first one knows what has to end before what. */
const LEFT_TO_THE_FIRST = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
for (const signal of LEFT_TO_THE_FIRST) process.on(signal, () => undefined);

/** Resolves, once it serves, with what ends that. */
let serving: Promise<() => Promise<void>> = Promise.resolve(async () => undefined);
const ending = closeWithGrace(
  { delay: SHUTDOWN_TIMEOUT, logger: false, skip: [...LEFT_TO_THE_FIRST] },
  async ({ err }) => {
    if (err) printLine(`A worker stops: ${errorSummary(err)}`);
    // It may have taken a call a moment before it was told that it listens.
    const close = await serving;
    await close();
  },
);
process.on('message', (command: WorkerCommand) => {
  if (command.is === 'stop') ending.close();
  if (command.is === 'serve') serving = serve(command.work);
});
report({ is: 'loaded' });

async function serve(work: WorkerConfig): Promise<() => Promise<void>> {
  try {
    const config = readConfig(process.env);
    const joined = await joinServices(config, work);
    const metrics = await measure(config, joined.services);
    const calls = await serveCalls(config, joined.services, metrics);
    report({ is: 'listening', address: calls.address });
    return async () => {
      await calls.stop();
      await joined.close();
    };
  } catch (error) {
    report({ is: 'failed', sentence: operatorMessage(error) }, () => process.exit(1));
    return async () => undefined;
  }
}

/** Loads what measures only where it is asked for. */
async function measure({ metricsToken }: Config, services: Services): Promise<MetricsOptions | null> {
  if (metricsToken === null) return null;
  const { measureWorker } = await import('./cluster/worker-metrics.ts');
  return measureWorker(metricsToken, services);
}

function report(told: WorkerReport, then: () => void = () => undefined): void {
  process.send?.(told, then);
}
