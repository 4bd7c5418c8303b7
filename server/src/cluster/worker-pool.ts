import cluster from 'node:cluster';
import { extname, join } from 'node:path';
import type { Serving } from '../serve.ts';
import type { WorkerConfig } from './protocol.ts';
import { openWorkerSlot } from './worker-slot.ts';

/** The processes that serve calls on one port, side by side. */
export interface WorkerPool {
  /** Lets so many of them serve; resolves once all listen. Throws with the sentence of one that cannot. */
  serve(config: WorkerConfig, size: number): Promise<Serving>;
}

/**
 * Begins with a worker that loads the server while the database is being opened; it has the processors to itself until
 * it answers, and then the others follow.
 */
export function openWorkerPool(): WorkerPool {
  cluster.setupPrimary({ exec: join(import.meta.dirname, `../worker${extname(import.meta.filename)}`) });
  let provide: (config: WorkerConfig) => void;
  const config = new Promise<WorkerConfig>(resolve => {
    provide = resolve;
  });
  const first = openWorkerSlot(config);
  return {
    async serve(given, size) {
      provide(given);
      const address = await first.listening;
      const slots = [first, ...Array.from({ length: size - 1 }, () => openWorkerSlot(config))];
      await Promise.all(slots.map(slot => slot.listening));
      return {
        address,
        stop: async () => {
          await Promise.all(slots.map(slot => slot.stop()));
        },
      };
    },
  };
}
