import { useQuery } from '@tanstack/react-query';
import type { GoToPage } from '../../ui/Pager.tsx';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { historyOf } from './queries.ts';

interface Props {
  citizenId: number;
  page: number;
  onPage: GoToPage;
}

/** What was done to a citizen and their records. */
export function CitizenHistory({ citizenId, page, onPage }: Props) {
  const history = usePageTexts(historyTexts);
  const list = useQuery(historyOf(citizenId, page));
  return <HistoryTable list={list} onPage={onPage} empty={history.empty} />;
}
