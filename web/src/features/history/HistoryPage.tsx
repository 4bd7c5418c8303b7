import { historyList } from '@rto-desk/contract/history';
import { useQuery } from '@tanstack/react-query';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { useList } from '../../ui/useList.ts';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { historyPage } from './queries.ts';

/** The history of all accounts, for admins. */
export function HistoryPage() {
  const history = usePageTexts(historyTexts);
  const { query, change, goTo } = useList(historyList);
  const list = useQuery(historyPage(query));
  return (
    <Page title={history.title}>
      <div className={layout.list}>
        <HistoryFilters query={query} onChoose={change} />
        <HistoryTable list={list} linked empty={history.nothing} onPage={goTo} />
      </div>
    </Page>
  );
}
