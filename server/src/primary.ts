import closeWithGrace from 'close-with-grace';
import { SHUTDOWN_TIMEOUT } from './cluster/protocol.ts';
import type { WorkerPool } from './cluster/worker-pool.ts';
import type { Config } from './config.ts';
import { ensureFirstAdmin, ignoredPassword } from './features/accounts/first-admin.ts';
import { assertBackupFolder } from './features/backup/backup-file.ts';
import { importTasks } from './features/imports/run.ts';
import { startMessageWorker } from './features/messages/worker.ts';
import { notifyAllTasks } from './features/notify-all/work.ts';
import { watchDisks } from './platform/disk.ts';
import { errorSummary } from './platform/http/log-error.ts';
import type { MetricsOptions } from './platform/http/metrics.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';
import type { Serving } from './serve.ts';
import type { Services } from './services.ts';
import { type OpenServices, openServices } from './start.ts';
import { printLine } from './terminal.ts';

/**
 * Runs the primary process, of which each machine has one: it opens and migrates the database, has calls served (by
 * itself if there are no workers), delivers messages, runs the scheduled jobs and shuts everything down in order.
 */
export async function runPrimary(config: Config, workers: WorkerPool | null): Promise<void> {
  const opened = await openServices(config, line => debug(config, line));
  try {
    await begin(config, opened, workers);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function begin(config: Config, opened: OpenServices, workers: WorkerPool | null): Promise<void> {
  const { services, pool, died, close } = opened;
  const first = await ensureFirstAdmin(services.db, config.firstAdmin);
  // Print it at once: if the start fails after this, the password must not be lost.
  if (first) printLine(`The first admin signs in with mobile ${first.phone} and password ${first.password}`);
  const ignored = await ignoredPassword(services.db, config.firstAdmin);
  if (ignored !== null) printLine(ignored);
  const metrics = await measure(config, services);
  const calls =
    workers === null
      ? await serveInThisProcess(config, opened, metrics)
      : await workers.serve(opened.work, opened.workers);
  const tasks = { ...importTasks(services), ...notifyAllTasks(services) };
  const worker = await startMessageWorker(services, pool, tasks, printLine);
  if (!config.rateLimits)
    printLine('Warning: RATE_LIMIT=off lifts all limits on attempts. Use it for tests only.');
  if (services.backups !== null) {
    await assertBackupFolder(services.backups.folder).catch(error => printLine(`Warning: ${error.message}`));
  }
  const jobs = startScheduledJobs(services, {
    done: () => debug(config, 'The scheduled jobs are done.'),
    warned: printLine,
    failed: (job, why) => printLine(`A scheduled job failed (${job}: ${why}) and is tried again.`),
  });
  const stopWatching = watchDisks(services.disks, printLine);
  let isFailing = false;
  const ending = closeWithGrace({ delay: SHUTDOWN_TIMEOUT, logger: false }, async ({ err }) => {
    if (err) printLine(`RTO Desk stops: ${errorSummary(err)}`);
    stopWatching();
    await Promise.all([jobs.stop(), calls.stop()]);
    await worker.stop();
    await close();
    if (isFailing) process.exit(1);
  });
  // Without its database the process is useless; the supervisor restarts it.
  void died.then(sentence => {
    printLine(sentence);
    isFailing = true;
    ending.close();
  });
  if (first) printLine('Next: open the address below, sign in and follow Office setup.');
  printLine(`The data are in ${config.dataFolder}. Ctrl-C stops RTO Desk.`);
  // Last: its reader may end the process the next moment.
  printLine(`RTO Desk is ready at ${config.appUrl ?? calls.address}`);
}

/** Loads what measures only where it is asked for. */
async function measure({ metricsToken }: Config, services: Services): Promise<MetricsOptions | null> {
  if (metricsToken === null) return null;
  const { measurePrimary } = await import('./cluster/worker-metrics.ts');
  return measurePrimary(metricsToken, services);
}

async function serveInThisProcess(
  config: Config,
  { services }: OpenServices,
  metrics: MetricsOptions | null,
): Promise<Serving> {
  // Imported lazily: with workers, this process never needs it.
  const { serveCalls } = await import('./serve.ts');
  return serveCalls(config, services, metrics);
}

function debug({ logLevel }: Config, line: string): void {
  if (logLevel === 'debug') printLine(line);
}
