import { NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { changeBranchCode, codeHoldsFrom } from '../series/settings.ts';

const columns = ['id', 'name', 'number_code as code'] as const;

export function branchRoutes({ db }: Services): Route[] {
  return [
    implement('GET /admin/branches', () =>
      db.selectFrom('branches').select(columns).orderBy('name').execute(),
    ),

    implement('POST /admin/branches', ({ body }) =>
      db.transaction().execute(async transaction => {
        const branch = await transaction
          .insertInto('branches')
          .values({ name: body.name, code: null })
          .returning(['id', 'name'])
          .executeTakeFirstOrThrow();
        const code = body.code ?? null;
        if (code !== null) await changeBranchCode(transaction, branch.id, code);
        return { ...branch, code };
      }),
    ),

    implement('PUT /admin/branches/{id}', ({ params, body }) =>
      db.transaction().execute(async transaction => {
        const { id } = params;
        if (typeof body.name === 'string') {
          const { name } = body;
          await transaction.updateTable('branches').set({ name }).where('id', '=', id).execute();
        }
        if (body.code !== undefined) await changeBranchCode(transaction, id, body.code);
        const branch = await transaction
          .selectFrom('branches')
          .select(columns)
          .where('id', '=', id)
          .executeTakeFirstOrThrow(() => new NotFound());
        return { ...branch, holds_from: await codeHoldsFrom(transaction, id, branch.code) };
      }),
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
