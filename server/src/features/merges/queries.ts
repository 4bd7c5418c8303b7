import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Merge } from '@rto-desk/contract/endpoints/merges';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { within } from '../../scope/within.ts';
import { isUndoable } from './undo.ts';

/** Merges on a page. */
const PAGE = 20;

/** One page of the merges into citizens within reach, the last first. */
export async function mergesPage(db: Queryable, caller: Caller, page: number): Promise<Page<Merge>> {
  const merges = () =>
    within(db, caller)
      .citizens()
      // unscoped: merges into citizens within reach
      .innerJoin('merges', 'merges.holder_id', 'citizens.id')
      // Who is there again is shown to those who reach them.
      .where(eb =>
        eb.or([
          eb('merges.undone_at', 'is', null),
          eb('merges.from_id', 'in', within(db, caller).citizens().select('citizens.id')),
        ]),
      );
  const listed = merges().select('merges.id');
  const found = await listPage(db, { page, per_page: PAGE }, listed, ({ offset, limit }) =>
    merges()
      // unscoped: who has merged is shown to all who see it
      .leftJoin('users as creators', 'creators.id', 'merges.created_by')
      .select([
        'merges.id',
        'merges.from_id',
        'merges.name',
        'merges.created_at',
        'merges.undone_at',
        'merges.seen_at_counter',
      ])
      .select([
        'citizens.id as holder',
        'citizens.name as holder_name',
        'citizens.updated_at as holder_updated_at',
        'creators.id as creator',
        'creators.name as creator_name',
      ])
      .select(isUndoable.as('undoable'))
      .orderBy('merges.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  const data = found.data.map(
    ({ holder, holder_name, holder_updated_at, creator, creator_name, ...row }) => ({
      ...row,
      into: { id: holder, name: holder_name, updated_at: holder_updated_at },
      creator: creator === null || creator_name === null ? null : { id: creator, name: creator_name },
    }),
  );
  return { ...found, data };
}
