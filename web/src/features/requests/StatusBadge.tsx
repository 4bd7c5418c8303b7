import type { InquiryStatus } from '@rto-desk/contract/document-inquiry';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { usePublicWords } from '../../words/useWords.ts';

export type SubmissionStatus = RequestStatus | InquiryStatus;

const tones: Record<SubmissionStatus, Tone> = {
  pending: 'soon',
  new: 'soon',
  contacted: 'info',
  completed: 'good',
  resolved: 'good',
  rejected: 'bad',
};

/** How far a request or inquiry has come. */
export function StatusBadge({ status }: { status: SubmissionStatus }) {
  const words = usePublicWords();
  return <ToneBadge tone={tones[status]} text={statusText(status, words)} />;
}

export function statusText(status: SubmissionStatus, words: PublicWords): string {
  const texts: Record<SubmissionStatus, string> = {
    ...words.requests.inquiry.statuses,
    ...words.requests.statuses,
  };
  return texts[status];
}
