import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { sentenceOf } from './failure.ts';
import { provideFirstAdmin } from './features/accounts/first-admin.ts';
import { forgetExpiredLinks } from './features/accounts/reset.ts';
import { backUpDaily } from './features/backup/daily.ts';
import { sweepFiles } from './features/files/sweep.ts';
import { startMessageWorker } from './features/messages/worker.ts';
import { remind } from './features/reminders/remind.ts';
import { forgetExpiredSessions } from './platform/sessions/sessions.ts';
import { openDesk } from './start.ts';

const MINUTE = 60_000;
/** How long calls that are running may take to finish when the server is asked to stop. */
const PATIENCE = 20_000;

try {
  await serve(readConfig(process.env));
} catch (error) {
  say(sentenceOf(error));
  process.exit(1);
}

async function serve(config: Config): Promise<void> {
  const opened = await openDesk(config, line => {
    if (config.logLevel === 'debug') say(line);
  });
  try {
    await listen(config, opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function listen(
  config: Config,
  { desk, pool, died, close }: Awaited<ReturnType<typeof openDesk>>,
): Promise<void> {
  const app = await createApp(desk, {
    corsOrigins: config.corsOrigins,
    trustedProxies: config.trustedProxies,
    overTls: config.appUrl?.startsWith('https:') ?? false,
    webhook: config.webhook,
    pages: builtPages(),
    log: { level: config.logLevel },
  });
  const first = await provideFirstAdmin(desk.db, config.firstAdmin);
  const address = await app.listen({ host: config.host, port: config.port });
  const worker = await startMessageWorker(desk, pool);
  const chores = setInterval(doChores, 5 * MINUTE);
  let isFailing = false;
  const ending = closeWithGrace({ delay: PATIENCE, logger: false }, async ({ err }) => {
    if (err) say(`RTO Desk stops: ${err.message}`);
    clearInterval(chores);
    await app.close();
    await worker.stop();
    await close();
    if (isFailing) process.exit(1);
  });
  // Without its database the process is of no use; whoever watches it starts it again.
  void died.then(sentence => {
    say(sentence);
    isFailing = true;
    ending.close();
  });
  if (!config.rateLimits) say('Warning: RATE_LIMIT=off lifts all limits on attempts. Use it for tests only.');
  if (first) say(`The first admin signs in with mobile ${first.phone} and password ${first.password}`);
  say(`RTO Desk is ready at ${config.appUrl ?? address}`);
  await doChores();

  /** What is done every so often; a failure is tried again the next time. */
  async function doChores(): Promise<void> {
    try {
      await sweepFiles(desk);
      await forgetExpiredSessions(desk.db);
      await forgetExpiredLinks(desk.db);
      await remind(desk);
      await backUpDaily(desk);
    } catch (error) {
      app.log.warn({ chore: error instanceof Error ? error.name : 'unknown' }, 'chores failed');
    }
  }
}

/** The pages beside the server, or null when they are served by something else, as in development. */
function builtPages(): string | null {
  const folder = join(import.meta.dirname, '../../web/dist');
  return existsSync(join(folder, 'screens.json')) ? folder : null;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
