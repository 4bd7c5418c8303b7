import type { Import } from '@rto-desk/contract/endpoints/imports';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { CheckStep } from './CheckStep.tsx';
import { Ended } from './Ended.tsx';
import { ImportReminders } from './ImportReminders.tsx';
import { MappingStep } from './MappingStep.tsx';
import { isRunning, nameOf, oneImport, refreshAfterRun } from './queries.ts';
import { Steps } from './Steps.tsx';
import { UndoImport } from './UndoImport.tsx';

/** One list: its columns, what would happen, and what has happened. */
export function ImportPage() {
  const own = usePageTexts(importsTexts);
  const id = Number(useParams().list);
  const found = useQuery(oneImport(id));
  const { data } = found;
  useRefreshAfterRun(data);
  const title = data === undefined ? own.title : own.listTitle(nameOf(data, own));
  return (
    <Page
      title={title}
      actions={
        <>
          {data !== undefined && data.committed_at !== null && (
            <ButtonLink to="/imports" variant="default">
              {own.ended.another}
            </ButtonLink>
          )}
          {data?.permissions.undo && <UndoImport of={data} />}
        </>
      }
    >
      {data !== undefined ? (
        <Stage list={data} />
      ) : (
        <PendingPart found={found} failure={own.list.failed} height={320} />
      )}
    </Page>
  );
}

function Stage({ list }: { list: Import }) {
  const screens = usePageTexts(importsTexts);
  const [choosing, setChoosing] = useState(false);
  // What stopped on the way to its first check begins with its columns; what was carried out goes on or is undone.
  const hasStopped = list.status === 'failed';
  const maps = list.status === 'mapping' || (hasStopped && list.committed_at === null) || choosing;
  if (isRunning(list)) {
    return (
      <div className={layout.stack}>
        {list.status !== 'undoing' && <Steps at="check" />}
        <Running list={list} />
      </div>
    );
  }
  if (list.status === 'committed' || list.status === 'undone') return <Ended list={list} />;
  return (
    <div className={layout.stack}>
      <Steps at={maps ? 'columns' : 'check'} />
      <ErrorNote text={hasStopped ? screens.ended.failed : null} />
      {maps ? (
        <MappingStep key={list.updated_at} list={list} onMapped={() => setChoosing(false)} />
      ) : (
        <>
          <CheckStep list={list} onBack={() => setChoosing(true)} />
          <ImportReminders list={list} />
        </>
      )}
    </div>
  );
}

/** Once what goes on in the background has ended, everything else is asked for again. */
function useRefreshAfterRun(list: Import | undefined): void {
  const client = useQueryClient();
  const wasRunning = useRef(false);
  const running = list !== undefined && isRunning(list);
  const id = list?.id;
  useEffect(() => {
    if (wasRunning.current && !running && id !== undefined) refreshAfterRun(client, id);
    wasRunning.current = running;
  }, [client, running, id]);
}

/** How far what goes on in the background has come. */
function Running({ list }: { list: Pick<Import, 'status' | 'progress'> }) {
  const screens = usePageTexts(importsTexts);
  const { done, of } = list.progress;
  const what = list.status === 'committing' || list.status === 'undoing' ? list.status : 'checking';
  const told = screens.progress[what](done, of);
  return (
    <div className={layout.stack}>
      <progress value={done} max={Math.max(of, 1)} aria-label={told} />
      <p role="status">
        {told} {screens.progress.leave}
      </p>
    </div>
  );
}
