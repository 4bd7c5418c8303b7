import type { PoolConfig } from 'pg';
import type { Seen } from '../platform/database/watermark.ts';
import type { Measured } from '../platform/metrics/metrics.ts';

/** What a worker needs to serve. Sent as a message, since arguments and environment are visible in the process list. */
export interface WorkerConfig {
  connection: PoolConfig;
  /** The most connections that the worker may open. */
  connections: number;
  /** What the primary has seen of the database until the worker starts. */
  seen: Seen | null;
}

/** From the primary to a worker; `metrics` is the sum over all processes, or null where one of them did not tell in time. */
export type WorkerCommand =
  | { is: 'serve'; work: WorkerConfig }
  | { is: 'stop' }
  | { is: 'measure' }
  | { is: 'metrics'; text: string | null };

/** From a worker to the primary; after `failed`, whose sentence is for the operator, the worker exits. */
export type WorkerReport =
  | { is: 'loaded' }
  | { is: 'listening'; address: string }
  | { is: 'failed'; sentence: string }
  | { is: 'asks for metrics' }
  | { is: 'measured'; metrics: Measured };

/** How long running calls may take to finish when the server is asked to stop, in milliseconds. */
export const SHUTDOWN_TIMEOUT = 20_000;
