import type { ImportSummary } from '@rto-desk/contract/endpoints/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { nameOf } from './nameOf.ts';
import { showImport } from './queries.ts';

interface Props {
  of: Pick<ImportSummary, 'id' | 'name'>;
  /** Whether it stands in a row of a table. */
  compact?: boolean;
}

/** Takes back what a list has done, after a question. */
export function UndoImport({ of, compact = false }: Props) {
  const own = useWords().imports;
  const texts = own.screens.undo;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      showImport(client, await call('POST /imports/{id}/undo', { params: { id: of.id } }));
    } catch (error) {
      toast.failure(failureText(error, texts.failed));
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        variant="default"
        {...(compact && { size: 'compact-sm' as const })}
        aria-label={own.screens.list.actOn(texts.action, nameOf(of, own))}
        onClick={() => setAsking(true)}
      >
        {texts.action}
      </Button>
      <Confirm
        opened={asking}
        title={texts.title}
        question={texts.question}
        action={texts.action}
        busy={busy}
        onConfirm={() => void undo()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
