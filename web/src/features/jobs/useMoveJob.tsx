import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { failureText } from '../../ui/failureText.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { type OriginalHere, originalsIn } from './originals.ts';
import { jobChanged, refreshJobs } from './queries.ts';

const ReturnOriginals = lazyComponent(async () => (await import('./ReturnOriginals.tsx')).ReturnOriginals);

interface MoveJob {
  move: (stage: string) => Promise<void>;
  moving: boolean;
  /** The question where each original goes that is still here, to be drawn beside what moves the job. */
  originals: ReactNode;
}

/** Moves a job to another stage. */
export function useMoveJob(job: JobRow): MoveJob {
  const texts = useWords().jobs;
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ stage: string; papers: OriginalHere[] } | null>(null);
  const [moving, setMoving] = useState(false);
  const move = async (stage: string) => {
    setMoving(true);
    try {
      const body = { stage, updated_at: job.updated_at };
      const changed = await call('POST /jobs/{id}/stage', { params: { id: job.id }, body });
      toast.success(texts.moved(changed.stage_name));
      jobChanged(client, changed);
    } catch (error) {
      const papers = originalsIn(error);
      if (papers !== null) return setAsked({ stage, papers });
      toast.failure(failureText(error, texts.actionFailed));
      refreshJobs(client);
    } finally {
      setMoving(false);
    }
  };
  const originals = asked && <ReturnOriginals job={job} {...asked} onClose={() => setAsked(null)} />;
  return { move, moving, originals };
}
