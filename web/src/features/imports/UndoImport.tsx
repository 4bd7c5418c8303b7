import type { ImportSummary } from '@rto-desk/contract/endpoints/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useAct } from '../../ui/useAct.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { nameOf, refreshImports, showImport } from './queries.ts';

interface Props {
  of: Pick<ImportSummary, 'id' | 'name' | 'updated_at'>;
  /** Whether it stands in a row of a table. */
  compact?: boolean;
}

/** Takes back what a list has done, after a question. */
export function UndoImport({ of, compact = false }: Props) {
  const own = usePageTexts(importsTexts);
  const texts = own.undo;
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const undo = useAct({
    act: () =>
      call('POST /imports/{id}/undo', { params: { id: of.id }, body: { updated_at: of.updated_at } }),
    done: changed => showImport(client, changed),
    failed: () => {
      refreshImports(client);
      return texts.failed;
    },
    refresh: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="default"
        {...(compact && { size: 'compact-sm' as const })}
        aria-label={own.list.actOn(texts.action, nameOf(of, own))}
        onClick={() => setAsking(true)}
      >
        {texts.action}
      </Button>
      <Confirm
        opened={asking}
        title={texts.title}
        question={texts.question}
        action={texts.action}
        busy={undo.busy}
        onConfirm={() => undo.act()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
