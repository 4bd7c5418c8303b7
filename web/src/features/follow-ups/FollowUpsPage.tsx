import type { FollowUp } from '@rto-desk/contract/endpoints/follow-ups';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { dueList, duePage } from './queries.ts';

/** Who is to be called today, or should have been, soonest first. */
export function FollowUpsPage() {
  const words = useWords();
  const texts = words.jobs.followUp;
  const title = words.jobs.work.toCall;
  const client = useQueryClient();
  const { query, goTo } = useList(dueList);
  const list = useQuery(duePage(query));
  const clear = useAct({
    act: ({ citizen_id, vehicle, updated_at }: FollowUp) => {
      const body = { on: null, updated_at };
      return vehicle === null
        ? call('PUT /citizens/{id}/follow-up', { params: { id: citizen_id }, body })
        : call('PUT /vehicles/{id}/follow-up', { params: { id: vehicle.id }, body });
    },
    done: texts.cleared,
    failed: texts.failed,
    refresh: () => {
      void refreshRecords(client);
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  return (
    <Page title={title}>
      <PagedTable
        label={title}
        list={list}
        columns={[
          {
            key: 'name',
            label: words.fields.name,
            as: 'heading',
            cell: row => (
              <>
                <Link className={prose.quiet} to={`/citizens/${row.citizen_id}`}>
                  {row.name}
                </Link>
                <p className={prose.hint}>
                  <MobileText mobile={row.mobile} calls />
                </p>
              </>
            ),
          },
          {
            key: 'vehicle',
            label: words.expiries.vehicleNo,
            cell: ({ vehicle }) => <NumberText value={vehicle?.registration_no ?? null} />,
          },
          { key: 'on', label: words.fields.on, cell: row => <DateText date={row.on} hint /> },
          { key: 'note', label: words.fields.note, cell: row => row.note ?? words.general.none },
        ]}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={keyOf}
        onPage={goTo}
        actions={row => (
          <Button
            size="compact-sm"
            variant="default"
            loading={clear.input !== undefined && keyOf(clear.input) === keyOf(row)}
            aria-label={words.documents.of(texts.clear, row.vehicle?.registration_no ?? row.name)}
            onClick={() => clear.act(row)}
          >
            {texts.clear}
          </Button>
        )}
      />
    </Page>
  );
}

const keyOf = ({ citizen_id, vehicle }: FollowUp) => `${citizen_id} ${vehicle?.id ?? ''}`;
