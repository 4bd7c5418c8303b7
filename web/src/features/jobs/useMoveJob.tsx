import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';
import { type OriginalHere, originalsIn } from './originals.ts';
import { useJobAct } from './useJobAct.ts';

const ReturnOriginals = lazyComponent(async () => (await import('./ReturnOriginals.tsx')).ReturnOriginals);

interface MoveJob {
  move: (stage: string) => void;
  moving: boolean;
  /** The question where each original goes that is still here, to be drawn beside what moves the job. */
  originals: ReactNode;
}

/** Moves a job to another stage. */
export function useMoveJob(job: JobRow): MoveJob {
  const texts = useWords().jobs;
  const [asked, setAsked] = useState<{ stage: string; papers: OriginalHere[] } | null>(null);
  const move = useJobAct(
    (stage: string) =>
      call('POST /jobs/{id}/stage', { params: { id: job.id }, body: { stage, updated_at: job.updated_at } }),
    ({ stage_name }) => texts.moved(stage_name),
    (error, stage) => {
      const papers = originalsIn(error);
      if (papers !== null) setAsked({ stage, papers });
      return papers !== null;
    },
  );
  const originals = asked && <ReturnOriginals job={job} {...asked} onClose={() => setAsked(null)} />;
  return { move: move.act, moving: move.busy, originals };
}
