import type { Import } from '@rto-desk/contract/endpoints/imports';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { useAct } from '../../ui/useAct.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshImports, showImport } from './queries.ts';

/** Has so many rows of a list entered. */
export function CommitImport({ list, rows }: { list: Import; rows: number }) {
  const screens = usePageTexts(importsTexts);
  const client = useQueryClient();
  const commit = useAct({
    act: () =>
      call('POST /imports/{id}/commit', { params: { id: list.id }, body: { updated_at: list.updated_at } }),
    done: changed => showImport(client, changed),
    failed: () => {
      refreshImports(client);
      return screens.check.commitFailed;
    },
  });
  return (
    <Button loading={commit.busy} onClick={() => commit.act()}>
      {screens.check.commit(rows)}
    </Button>
  );
}
