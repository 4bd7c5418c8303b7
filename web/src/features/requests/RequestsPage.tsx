import type { ServiceRequest } from '@rto-desk/contract/endpoints/requests';
import { requestButtons, requestList, requestStatuses } from '@rto-desk/contract/service-request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { DaysNote } from '../../ui/DaysNote.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import plain from '../../ui/plain.module.css';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { MoveToBranch } from './MoveToBranch.tsx';
import { replaceRow, requestsPage } from './queries.ts';
import { StatusButtons } from './StatusButtons.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { referenceColumn, servicesColumn, statusColumn } from './submissionColumns.tsx';

/** The service requests that staff deal with. */
export function RequestsPage() {
  const words = useWords();
  const client = useQueryClient();
  const { query: asked, change, goTo } = useList(requestList);
  // What waits is dealt with in the order in which it came.
  const query = requestsPage(asked.status === 'pending' ? { sort: 'oldest', ...asked } : asked);
  const list = useQuery(query);
  const columns: Column<ServiceRequest>[] = [
    referenceColumn(
      words,
      ({ id }) => `/jobs/${id}`,
      ({ status }) => status === 'pending',
    ),
    {
      key: 'contact',
      label: words.requests.contact,
      cell: row => (
        <>
          <div>{row.contact_name}</div>
          <a className={`${plain.quiet} ${plain.tiny}`} href={`tel:+91${row.contact_phone}`}>
            {row.contact_phone}
          </a>
          {row.user !== null && (
            <p className={plain.hint}>{words.requests.account(row.user.name, row.user.phone)}</p>
          )}
        </>
      ),
    },
    servicesColumn(words),
    statusColumn(words),
  ];
  return (
    <Page
      title={words.requests.title}
      actions={
        <StatusFilter
          statuses={requestStatuses}
          value={asked.status}
          onChange={next => change({ status: next })}
        />
      }
    >
      <DaysNote days={asked} onLift={() => change({ from: undefined, until: undefined })} />
      <PagedTable
        label={words.requests.title}
        list={list}
        columns={columns}
        empty={words.requests.empty}
        failure={words.requests.loadFailed}
        rowKey={byId}
        onPage={goTo}
        actions={row => (
          <>
            <StatusButtons
              statuses={requestButtons}
              current={row.status}
              reference={row.reference}
              onSet={async next => {
                const changed = await call('PATCH /service-requests/{id}/status', {
                  params: { id: row.id },
                  body: { status: next },
                });
                replaceRow(client, query.queryKey, changed);
              }}
            />
            <MoveToBranch
              asked={row}
              onMove={async branch_id => {
                const changed = await call('PATCH /service-requests/{id}/branch', {
                  params: { id: row.id },
                  body: { branch_id },
                });
                replaceRow(client, query.queryKey, changed);
              }}
            />
          </>
        )}
      />
    </Page>
  );
}
