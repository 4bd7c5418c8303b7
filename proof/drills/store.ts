import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import { witness } from './database-machine.ts';
import { alive, command, type Environment, folderOf, serve, signal, until } from './environment.ts';

/** An S3 store from another project: OpenStack Swift, with its servers for accounts, containers and objects. */
export interface Store {
  start(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

/** The access key id of RTO Desk in the store. */
export const STORE_ID = 'desk:desk';
/** The servers behind the proxy, which listen beside it. */
const SERVERS = { account: 1, container: 2, object: 3 };
const CACHE = 4;

/** Starts a store with the bucket that `deploy/rto-desk.env` names. */
export async function openStore(environment: Environment): Promise<Store> {
  const folder = folderOf(environment.folder, witness.name, 'swift');
  folderOf(folder, 'devices', 'd1');
  const address = environment.addressOf(witness.number);
  const port = environment.portOf(8080);
  const ends = (offset: number) => ({ address: environment.addressOf(witness.number + offset), port });
  const common = (offset: number) => `[DEFAULT]
bind_ip = ${ends(offset).address}
bind_port = ${port}
user = postgres
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
workers = 0
`;
  const files = { proxy: '' };
  for (const [name, offset] of Object.entries(SERVERS)) {
    const ring = join(folder, `${name}.builder`);
    command('swift-ring-builder', [ring, 'create', '4', '1', '0']);
    command('swift-ring-builder', [ring, 'add', `r1z1-${ends(offset).address}:${port}/d1`, '100']);
    command('swift-ring-builder', [ring, 'rebalance']);
    const config = join(folder, `${name}-server.conf`);
    writeFileSync(
      config,
      `${common(offset)}[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
    Object.assign(files, { [name]: config });
  }
  files.proxy = join(folder, 'proxy-server.conf');
  const [id, key] = [STORE_ID, environment.secretOf('SECRET_OF_THE_STORE')];
  writeFileSync(
    files.proxy,
    `${common(0)}[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo dlo versioned_writes proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = ${ends(CACHE).address}:${port}
[filter:tempauth]
use = egg:swift#tempauth
user_desk_desk = ${key} .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
${['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'copy', 'slo', 'dlo', 'versioned_writes']
  .map(name => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  .join('')}`,
  );
  let running: number[] = [];
  const start = async () => {
    running = Object.entries(files).map(([name, config]) =>
      serve(`swift-${name}-server`, [config], join(folder, `${name}.log`)),
    );
    const cache = ['-l', ends(CACHE).address, '-p', String(port), '-m', '64'];
    running.push(serve('memcached', cache, join(folder, 'cache.log')));
    await until('the store answers', async () => (await fetch(`http://${address}:${port}/healthcheck`)).ok);
  };
  await start();
  const bucket = new S3mini({
    endpoint: `http://${address}:${port}/papers`,
    region: 'us-east-1',
    accessKeyId: id,
    secretAccessKey: key,
  });
  // The proxy answers before those behind it do.
  await until('the store makes a bucket', () => bucket.createBucket());
  return { start, signal: name => signal(alive(running), name) };
}
