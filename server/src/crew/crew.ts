import cluster from 'node:cluster';
import { extname, join } from 'node:path';
import type { Serving } from '../serve.ts';
import type { Work } from './orders.ts';
import { openPost } from './post.ts';

/** The processes that serve calls on one port, side by side. */
export interface Crew {
  /** Lets so many of them serve; resolves once all listen. Throws with the sentence of one that cannot. */
  serve(work: Work, size: number): Promise<Serving>;
}

/**
 * Begins with a worker that loads the server while the database is being opened; it has the processors to itself until
 * it answers, and then the others follow.
 */
export function openCrew(): Crew {
  cluster.setupPrimary({ exec: join(import.meta.dirname, `../worker${extname(import.meta.filename)}`) });
  let give: (work: Work) => void;
  const work = new Promise<Work>(resolve => {
    give = resolve;
  });
  const first = openPost(work);
  return {
    async serve(given, size) {
      give(given);
      const address = await first.listening;
      const posts = [first, ...Array.from({ length: size - 1 }, () => openPost(work))];
      await Promise.all(posts.map(post => post.listening));
      return {
        address,
        stop: async () => {
          await Promise.all(posts.map(post => post.stop()));
        },
      };
    },
  };
}
