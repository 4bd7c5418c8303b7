import type { Import } from '@rto-desk/contract/endpoints/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { failureText } from '../../ui/failureText.ts';
import { ImportRows } from './ImportRows.tsx';
import classes from './imports.module.css';
import { showImport } from './queries.ts';
import { useImportWords } from './useImportWords.ts';

/** What would happen: counts that choose the rows below them, which can be mended; and the button that does it. */
export function CheckStep({ list, onBack }: { list: Import; onBack: () => void }) {
  const { screens } = useImportWords();
  const texts = screens.check;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { create, fill, error, ambiguous } = list.counts;
  const left = error + ambiguous;
  const commit = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      showImport(client, await call('POST /imports/{id}/commit', { params: { id: list.id } }));
    } catch (failure) {
      setRefusal(failureText(failure, texts.commitFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {list.committed_at === null && <p>{texts.about}</p>}
      <div className={classes.acts}>
        {list.permissions.commit && create + fill > 0 ? (
          <Button loading={busy} onClick={() => void commit()}>
            {texts.commit(create + fill)}
          </Button>
        ) : (
          <strong>{texts.nothing}</strong>
        )}
        {list.committed_at === null && (
          <Button variant="default" onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </div>
      {left > 0 && <p className={classes.note}>{texts.leftOut(left)}</p>}
      <ErrorNote text={refusal} />
      <ImportRows list={list} mends={list.status === 'checked'} />
    </>
  );
}
