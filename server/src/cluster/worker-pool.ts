import cluster from 'node:cluster';
import { extname, join } from 'node:path';
import type { Serving } from '../serve.ts';
import type { WorkerConfig } from './protocol.ts';
import { openWorkerSlot } from './worker-slot.ts';

/** The worker processes that serve calls on one shared port. */
export interface WorkerPool {
  /** Starts `size` workers; resolves once all listen. Throws with the sentence of one that cannot. */
  serve(config: WorkerConfig, size: number): Promise<Serving>;
}

/**
 * Forks the first worker at once, so that it loads the server while the database is being opened; the others follow
 * when it listens, since until then it needs the processors.
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
