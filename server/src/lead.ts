import closeWithGrace from 'close-with-grace';
import { beginChores } from './chores.ts';
import type { Config } from './config.ts';
import type { Crew } from './crew/crew.ts';
import { PATIENCE } from './crew/orders.ts';
import { provideFirstAdmin } from './features/accounts/first-admin.ts';
import { startMessageWorker } from './features/messages/worker.ts';
import { say } from './say.ts';
import type { Serving } from './serve.ts';
import { type OpenDesk, openDesk } from './start.ts';

/**
 * What the first process of a machine does, and no other: it opens the database and brings it up to date, has calls
 * served (by itself where there is no crew), delivers messages, does the chores, and ends everything in order.
 */
export async function lead(config: Config, crew: Crew | null): Promise<void> {
  const opened = await openDesk(config, line => debug(config, line));
  try {
    await begin(config, opened, crew);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function begin(config: Config, opened: OpenDesk, crew: Crew | null): Promise<void> {
  const { desk, pool, died, close } = opened;
  const first = await provideFirstAdmin(desk.db, config.firstAdmin);
  // At once: a start that fails after this must not take the password along.
  if (first) say(`The first admin signs in with mobile ${first.phone} and password ${first.password}`);
  const calls =
    crew === null ? await serveAlone(config, opened) : await crew.serve(opened.work, opened.workers);
  const worker = await startMessageWorker(desk, pool);
  if (!config.rateLimits) say('Warning: RATE_LIMIT=off lifts all limits on attempts. Use it for tests only.');
  say(`RTO Desk is ready at ${config.appUrl ?? calls.address}`);
  const chores = beginChores(desk, {
    done: () => debug(config, 'The chores are done.'),
    failed: (chore, why) => say(`A chore failed (${chore}: ${why}) and is tried again.`),
  });
  let isFailing = false;
  const ending = closeWithGrace({ delay: PATIENCE, logger: false }, async ({ err }) => {
    if (err) say(`RTO Desk stops: ${err.message}`);
    chores.stop();
    await calls.stop();
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
}

async function serveAlone(config: Config, { desk }: OpenDesk): Promise<Serving> {
  // Loaded here, since with a crew this process needs nothing of it.
  const { serveCalls } = await import('./serve.ts');
  return serveCalls(config, desk);
}

function debug({ logLevel }: Config, line: string): void {
  if (logLevel === 'debug') say(line);
}
