import { openWorkerPool } from './cluster/worker-pool.ts';
import { readConfig } from './config.ts';
import { operatorMessage } from './operator-error.ts';
import { say } from './say.ts';

try {
  const config = readConfig(process.env);
  // Before anything more is loaded: the workers load most, and what they load decides how soon the desk answers.
  const workers = config.workers.count === 1 ? null : openWorkerPool();
  const { runPrimary } = await import('./primary.ts');
  await runPrimary(config, workers);
} catch (error) {
  say(operatorMessage(error));
  process.exit(1);
}
