import type { PoolConfig } from 'pg';

/** What a worker needs to serve. Sent as a message, since arguments and environment are visible in the process list. */
export interface WorkerConfig {
  connection: PoolConfig;
  /** The most connections that the worker may open. */
  connections: number;
}

/** From the primary to a worker. */
export type WorkerCommand = { is: 'serve'; work: WorkerConfig } | { is: 'stop' };

/** From a worker to the primary; after `failed`, whose sentence is for the operator, the worker exits. */
export type WorkerReport =
  | { is: 'loaded' }
  | { is: 'listening'; address: string }
  | { is: 'failed'; sentence: string };

/** How long running calls may take to finish when the server is asked to stop, in milliseconds. */
export const SHUTDOWN_TIMEOUT = 20_000;
