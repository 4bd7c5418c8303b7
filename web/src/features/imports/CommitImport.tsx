import type { Import } from '@rto-desk/contract/endpoints/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { showImport } from './queries.ts';

/** Has so many rows of a list entered. */
export function CommitImport({ list, rows }: { list: Import; rows: number }) {
  const { screens } = useWords().imports;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const commit = async () => {
    setBusy(true);
    try {
      showImport(client, await call('POST /imports/{id}/commit', { params: { id: list.id } }));
    } catch (failure) {
      toast.failure(failureText(failure, screens.check.commitFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button loading={busy} onClick={() => void commit()}>
      {screens.check.commit(rows)}
    </Button>
  );
}
