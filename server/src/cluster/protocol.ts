import type { PoolConfig } from 'pg';

/** What a worker needs to serve. It goes by message: others see arguments and environment in the list of processes. */
export interface WorkerConfig {
  connection: PoolConfig;
  /** The most connections that the worker may open. */
  connections: number;
}

/** What the first process tells a worker. */
export type WorkerCommand = { is: 'serve'; work: WorkerConfig } | { is: 'stop' };

/** What a worker tells the first process; after `failed`, whose sentence is for the operator, it ends. */
export type WorkerReport =
  | { is: 'loaded' }
  | { is: 'listening'; address: string }
  | { is: 'failed'; sentence: string };

/** How long calls that are running may take to finish when the server is asked to stop, in milliseconds. */
export const SHUTDOWN_TIMEOUT = 20_000;
