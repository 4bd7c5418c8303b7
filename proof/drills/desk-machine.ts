import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Run, runProgram } from '../../server/src/testing/process.ts';
import { witness } from './database-machine.ts';
import { alive, type Environment, folderOf, type Machine, serve, signal } from './environment.ts';
import { STORE_ID } from './store.ts';

const machines: readonly Machine[] = [
  { name: 'desk1', number: 21 },
  { name: 'desk2', number: 22 },
];

export const admin = { phone: '9111111111', password: 'drilled-in-raipur-7' };

/** A machine with a desk and the HAProxy by which it reaches its database. */
export interface DeskMachine {
  address: string;
  /** How it reaches its database. */
  databaseUrl: string;
  startDesk(): Promise<void>;
  killDesk(): Promise<void>;
  startProxy(): void;
  stopProxy(): void;
}

/** Starts the desks on their machines; `provider` is the address of what takes their messages. */
export async function openDesks(environment: Environment, provider: string): Promise<DeskMachine[]> {
  const desks = machines.map(machine => openDesk(environment, machine, provider));
  for (const desk of desks) desk.startProxy();
  await Promise.all(desks.map(desk => desk.startDesk()));
  return desks;
}

function openDesk(environment: Environment, machine: Machine, provider: string): DeskMachine {
  const folder = folderOf(environment.folder, machine.name);
  const proxyConfig = environment.place('haproxy.cfg', machine, [
    // Here it is started as the account of the services.
    ['\tuser haproxy\n\tgroup haproxy\n', ''],
  ]);
  const file = environment.place('rto-desk.env', machine, [
    [environment.secretOf('ID_AT_THE_STORE'), STORE_ID],
    [
      'https://store.example.in',
      `http://${environment.addressOf(witness.number)}:${environment.portOf(8080)}`,
    ],
    // There is no certificate for these addresses.
    ['APP_URL=https://desk.example.in', ''],
  ]);
  const settings = definedOf(parseEnv(readFileSync(file, 'utf8')));
  let desk: Run | null = null;
  let proxy = 0;
  process.once('exit', () => desk?.child.kill('SIGKILL'));
  return {
    address: `http://${environment.addressOf(machine.number)}:${environment.portOf(3000)}`,
    databaseUrl: settings.DATABASE_URL ?? '',
    async startDesk() {
      desk = runProgram('main', {
        ...settings,
        DATA_DIR: join(folder, 'data'),
        WORKERS: '2',
        BACKUPS: 'off',
        ADMIN_PHONE: admin.phone,
        ADMIN_PASSWORD: admin.password,
        WHATSAPP_API_URL: provider,
        WHATSAPP_TOKEN: 'a token',
        WHATSAPP_PHONE_NUMBER_ID: '1050',
      });
      if ((await desk.ready) === null) throw new Error(desk.lines.join('\n'));
    },
    async killDesk() {
      desk?.child.kill('SIGKILL');
      await desk?.ended;
    },
    startProxy() {
      proxy = serve('/usr/sbin/haproxy', ['-db', '-f', proxyConfig], join(folder, 'haproxy.log'));
    },
    stopProxy: () => signal(alive([proxy]), 'SIGTERM'),
  };
}

function definedOf(settings: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
