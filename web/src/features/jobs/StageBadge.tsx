import type { RequestStatus } from '@rto-desk/contract/service-request';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';

const tones: Record<RequestStatus, Tone> = {
  pending: 'soon',
  contacted: 'info',
  completed: 'good',
  rejected: 'bad',
};

/** The stage that a job is in, in the colour of the status that it stands for. */
export function StageBadge({ job }: { job: { status: RequestStatus; stage_name: string } }) {
  return <ToneBadge tone={tones[job.status]} text={job.stage_name} />;
}
