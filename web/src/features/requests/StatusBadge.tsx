import { Badge } from '@mantine/core';
import type { InquiryStatus } from '@rto-desk/contract/document-inquiry';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import type { Words } from '@rto-desk/contract/words/words';
import { useWords } from '../../words/useWords.ts';

export type AskedStatus = RequestStatus | InquiryStatus;

const colors: Record<AskedStatus, string> = {
  pending: 'yellow',
  new: 'yellow',
  contacted: 'blue',
  completed: 'green',
  resolved: 'green',
  rejected: 'red',
};

/** How far a request or inquiry has come. */
export function StatusBadge({ status }: { status: AskedStatus }) {
  const words = useWords();
  return (
    <Badge variant="light" color={colors[status]} tt="none" c="var(--mantine-color-text)">
      {statusText(status, words)}
    </Badge>
  );
}

export function statusText(status: AskedStatus, words: Words): string {
  const texts: Record<AskedStatus, string> = {
    ...words.requests.inquiry.statuses,
    ...words.requests.statuses,
  };
  return texts[status];
}
