import type { ServiceRequest } from '@rto-desk/contract/endpoints/requests';
import { officeDate } from '@rto-desk/contract/expiry';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { usePublicWords } from '../../words/useWords.ts';
import { StatusBadge, type SubmissionStatus, statusText } from './StatusBadge.tsx';

/** The status of a request or inquiry, and what the office calls the stage that its work is in. */
export function Stage({ of }: { of: { status: SubmissionStatus; stage_name: string | null } }) {
  const words = usePublicWords();
  return (
    <>
      <StatusBadge status={of.status} /> {of.stage_name !== statusText(of.status, words) && of.stage_name}
    </>
  );
}

/**
 * Further facts for the person who asked: what to bring, the due date, and a reason for rejection. Null or false where
 * there is none.
 */
export function progressFacts(
  {
    status,
    missing,
    due_on,
    reason,
  }: Pick<ServiceRequest, 'missing' | 'due_on' | 'reason'> & {
    status: SubmissionStatus;
  },
  { fields, requests: { tracking } }: PublicWords,
): [string, string | false | null][] {
  return [
    [tracking.missing, missing.length > 0 && missing.join(', ')],
    [tracking.due, status !== 'completed' && status !== 'rejected' && due_on && officeDate(due_on)],
    [fields.reason, reason],
  ];
}
