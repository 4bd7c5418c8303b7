import { Stack } from '@mantine/core';
import { historyList } from '@rto-desk/contract/history';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../ui/Page.tsx';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { historyPage } from './queries.ts';

/** What everybody did, for admins. */
export function HistoryPage() {
  const words = useWords();
  const { query, change, goTo } = useList(historyList);
  const list = useQuery(historyPage(query));
  return (
    <Page title={words.history.title}>
      <Stack>
        <HistoryFilters query={query} onChoose={change} />
        <HistoryTable list={list} linked empty={words.history.nothing} onPage={goTo} />
      </Stack>
    </Page>
  );
}
