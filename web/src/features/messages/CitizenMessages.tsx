import { useQuery } from '@tanstack/react-query';
import { MessageTable } from './MessageTable.tsx';
import { messagesOf } from './queries.ts';

interface Props {
  citizenId: number;
  page: number;
  onPage: (page: number) => void;
}

/** What the office has told a citizen. */
export function CitizenMessages({ citizenId, page, onPage }: Props) {
  return <MessageTable list={useQuery(messagesOf(citizenId, page))} onPage={onPage} />;
}
