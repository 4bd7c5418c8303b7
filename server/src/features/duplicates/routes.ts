import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { sameNumbersPage } from './numbers.ts';
import { dismissPair, duplicatesPage } from './pairs.ts';
import { similarTo } from './similar.ts';

export function duplicateRoutes({ db }: Services): Route[] {
  return [
    implement('GET /citizens/similar', async ({ caller, query }) => ({
      data: await similarTo(db, caller, query),
    })),

    implement('GET /citizens/duplicates', ({ caller, query }) => duplicatesPage(db, caller, query.page)),

    implement('GET /citizens/duplicates/numbers', ({ caller, query }) =>
      sameNumbersPage(db, caller, query.page),
    ),
    implement('POST /citizens/duplicates/dismiss', async ({ caller, body, words }) => {
      await dismissPair(db, caller, body);
      return { message: words.merges.dismissed };
    }),
  ];
}
