import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';

export function branchRoutes({ db }: Services): Route[] {
  return [
    implement('GET /admin/branches', () =>
      db.selectFrom('branches').select(['id', 'name']).orderBy('name').execute(),
    ),

    implement('POST /admin/branches', ({ body }) =>
      db.transaction().execute(transaction =>
        transaction
          .insertInto('branches')
          .values({ name: body.name ?? '', code: null })
          .returning(['id', 'name'])
          .executeTakeFirstOrThrow(),
      ),
    ),

    implement('PUT /admin/branches/{id}', ({ params, body }) =>
      db.transaction().execute(transaction =>
        transaction
          .updateTable('branches')
          .set({ name: body.name ?? '' })
          .where('id', '=', params.id)
          .returning(['id', 'name'])
          .executeTakeFirstOrThrow(() => new NotFound()),
      ),
    ),

    // What still belongs to the branch makes the database refuse (409).
    implement('DELETE /admin/branches/{id}', async ({ params, words }) => {
      await db.transaction().execute(transaction =>
        transaction
          .deleteFrom('branches')
          .where('id', '=', params.id)
          .returning('id')
          .executeTakeFirstOrThrow(() => new NotFound()),
      );
      return { message: words.documents.recordDeleted(words.branches.one) };
    }),
  ];
}
