import { totalmem } from 'node:os';
import type { Address } from './address.ts';

const MEGABYTE = 1024 * 1024;

/** The memory this process may use, in bytes: a container's limit counts before the machine's size. */
function memory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** A quarter of the memory, from 128 MB to 8 GB: what PostgreSQL's manual advises. Only what is read is taken. */
function sharedBuffers(): string {
  const megabytes = Math.floor(memory() / 4 / MEGABYTE);
  return `${Math.min(8192, Math.max(128, megabytes))}MB`;
}

/**
 * PostgreSQL's settings where its own default does not suit, or where the product's promises rest on them
 * and an edited file must not change them.
 * @param marker the name that all processes of this cluster carry
 */
export function defaultSettings({ host, port }: Address, marker: string): Record<string, string> {
  const onWindows = process.platform === 'win32';
  return {
    // What was acknowledged survives a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // The database is not reachable over the network.
    listen_addresses: onWindows ? host : '',
    port: String(port),
    // Quoted: a path may hold commas.
    unix_socket_directories: onWindows ? '' : `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: sharedBuffers(),
    effective_cache_size: `${Math.max(256, Math.floor(memory() / 2 / MEGABYTE))}MB`,
    // Solid-state disks read any page as fast as the next one.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    cluster_name: marker,
    // Errors reach the application, which logs them. Their texts quote values, so they stay out of this log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_destination: 'stderr',
    log_line_prefix: '',
    // The start is recognised by what the log says.
    lc_messages: 'C',
  };
}
