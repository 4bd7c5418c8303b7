import { openWorkerPool } from './cluster/worker-pool.ts';
import { readConfig } from './config.ts';
import { operatorMessage } from './operator-error.ts';
import { ignorePostgresVariables } from './platform/database/embedded/variables.ts';
import { printLine } from './terminal.ts';

try {
  const config = readConfig(process.env);
  // Before the workers inherit them.
  if (config.databaseUrl === null) ignorePostgresVariables();
  // Forks before loading anything more: the workers load most, and that decides how soon the first call is answered.
  const workers = config.workers.count === 1 ? null : openWorkerPool();
  const { runPrimary } = await import('./primary.ts');
  await runPrimary(config, workers);
} catch (error) {
  printLine(operatorMessage(error));
  process.exit(1);
}
