import { useQuery } from '@tanstack/react-query';
import type { GoToPage } from '../../ui/Pager.tsx';
import { MessageTable } from './MessageTable.tsx';
import { messagesOf } from './queries.ts';

interface Props {
  citizenId: number;
  page: number;
  onPage: GoToPage;
}

/** What the office has told a citizen. */
export function CitizenMessages({ citizenId, page, onPage }: Props) {
  return <MessageTable list={useQuery(messagesOf(citizenId, page))} onPage={onPage} />;
}
