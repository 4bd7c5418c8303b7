import { cp, rm } from 'node:fs/promises';
import { run, said } from './program.ts';

/** An office of its own, for a journey whose settings would change the others'. */
export interface OwnOffice {
  /** Its address; people of `people.ts` call it until it is closed. */
  address: string;
  close(): Promise<void>;
}

/**
 * Starts a server on a fresh copy of the demo.
 * @param name tells its data folder from those of the other journeys
 */
export async function ownOffice(name: string, settings: Record<string, string> = {}): Promise<OwnOffice> {
  const spare = process.env.RTO_DESK_SPARE ?? '';
  const folder = `${spare}-${name}-${process.pid}`;
  await cp(spare, folder, { recursive: true, verbatimSymlinks: true });
  const server = run('main', { DATA_DIR: folder, WORKERS: '1', ...settings });
  const address = await said(server, /^RTO Desk is ready at (\S+)$/);
  const { RTO_DESK_ADDRESS: elsewhere } = process.env;
  process.env.RTO_DESK_ADDRESS = address;
  return {
    address,
    close: async () => {
      process.env.RTO_DESK_ADDRESS = elsewhere;
      server.child.kill('SIGTERM');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
