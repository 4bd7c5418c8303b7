import type { ServiceRequest } from '@rto-desk/contract/endpoints/requests';
import { requestButtons, requestList, requestStatuses } from '@rto-desk/contract/service-request';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { DaysNote } from '../../ui/DaysNote.tsx';
import { Page } from '../../ui/Page.tsx';
import prose from '../../ui/prose.module.css';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { requestsPage } from './queries.ts';
import { StatusFilter } from './StatusFilter.tsx';
import { SubmissionsTable } from './SubmissionsTable.tsx';
import { servicesColumn } from './submissionColumns.tsx';

/** The service requests that staff deal with. */
export function RequestsPage() {
  const words = useWords();
  const { query: asked, change, goTo } = useList(requestList);
  // What waits is dealt with in the order in which it came.
  const query = requestsPage(asked.status === 'pending' ? { sort: 'oldest', ...asked } : asked);
  const list = useQuery(query);
  const columns: Column<ServiceRequest>[] = [
    {
      key: 'contact',
      label: words.requests.contact,
      cell: row => (
        <>
          <div>{row.contact_name}</div>
          <a className={`${prose.quiet} ${prose.tiny}`} href={`tel:+91${row.contact_phone}`}>
            {row.contact_phone}
          </a>
          {row.user !== null && (
            <p className={prose.hint}>{words.requests.account(row.user.name, row.user.phone)}</p>
          )}
        </>
      ),
    },
    servicesColumn(words),
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
      <SubmissionsTable
        label={words.requests.title}
        list={list}
        queryKey={query.queryKey}
        columns={columns}
        empty={words.requests.empty}
        failure={words.requests.loadFailed}
        onPage={goTo}
        pageOf={({ id }) => `/jobs/${id}`}
        statuses={requestButtons}
        waiting="pending"
        setStatus={({ id, updated_at }, status) =>
          call('PATCH /service-requests/{id}/status', { params: { id }, body: { status, updated_at } })
        }
        setBranch={({ id, updated_at }, branch_id) =>
          call('PATCH /service-requests/{id}/branch', { params: { id }, body: { branch_id, updated_at } })
        }
      />
    </Page>
  );
}
