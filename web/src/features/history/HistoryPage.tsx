import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { historyPage } from './queries.ts';
import { useHistoryFilter } from './useHistoryFilter.ts';

/** What everybody did, for admins. */
export function HistoryPage() {
  const words = useWords();
  const { filter, change } = useHistoryFilter();
  const list = useQuery(historyPage(filter));
  return (
    <Page title={words.history.title}>
      <Stack>
        <HistoryFilters filter={filter} onChoose={change} />
        <HistoryTable
          list={list}
          linked
          empty={words.history.nothing}
          onPage={(page, how) => change({ page }, how)}
        />
      </Stack>
    </Page>
  );
}
