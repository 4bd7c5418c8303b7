import type { OwnRequest } from '@rto-desk/contract/endpoints/requests';
import { plainList } from '@rto-desk/contract/list';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { progressFacts, Stage } from './progress.tsx';
import { myRequests } from './queries.ts';
import { referenceColumn, servicesColumn } from './submissionColumns.tsx';

const OwnMoney = lazyComponent(async () => (await import('../money/OwnMoney.tsx')).OwnMoney);

/** What one has asked the office for. */
export function MyRequestsPage() {
  const words = useWords();
  const { user } = useSession();
  const { query, goTo } = useList(plainList);
  const list = useQuery(myRequests(query.page));
  const ask = <ButtonLink to="/ask-for-service">{words.requests.askTitle}</ButtonLink>;
  const columns: Column<OwnRequest>[] = [
    referenceColumn(words),
    servicesColumn(words),
    {
      key: 'status',
      label: words.requests.filter,
      cell: row => (
        <>
          <Stage of={row} />
          {progressFacts(row, words).map(
            ([label, text]) =>
              text && (
                <p className={prose.hint} key={label}>
                  {label}: {text}
                </p>
              ),
          )}
        </>
      ),
    },
    {
      key: 'changed',
      label: words.requests.lastChange,
      cell: row =>
        row.status_changed_at === null ? words.general.none : <MomentText moment={row.status_changed_at} />,
    },
  ];
  return (
    <Page title={words.requests.mine} actions={ask}>
      <PagedTable
        label={words.requests.mine}
        list={list}
        columns={columns}
        empty={words.requests.mineEmpty}
        failure={words.requests.mineLoadFailed}
        rowKey={byId}
        onPage={goTo}
      />
      {user?.desk.money_on && <OwnMoney />}
    </Page>
  );
}
