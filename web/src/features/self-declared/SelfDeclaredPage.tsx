import type { UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import type { SelfDeclared } from '@rto-desk/contract/endpoints/self-declared';
import { plainList } from '@rto-desk/contract/list';
import { typeName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { recordsKey, refreshRecords } from '../../api/records.ts';
import { send } from '../../api/send.ts';
import { unprovenIn } from '../../forms/unproven.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmIdentity } from '../../ui/ConfirmIdentity.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import plain from '../../ui/plain.module.css';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';

/** Self-declared records that staff have not checked, soonest first. */
export function SelfDeclaredPage() {
  const words = useWords();
  const texts = words.jobs.selfDeclared;
  const client = useQueryClient();
  const { query, goTo } = useList(plainList);
  const list = useQuery({
    queryKey: recordsKey('self-declared', query.page),
    queryFn: ({ signal }) => call('GET /self-declared', { query, signal }),
  });
  const [asked, setAsked] = useState<{ row: SelfDeclared; person: UnprovenPerson } | null>(null);
  const confirm = useAct({
    act: ({ row, proof }: { row: SelfDeclared; proof: 'ask' | 'seen' }) =>
      send('POST', `/${row.slug}/${row.id}/confirm`, { body: { proof, updated_at: row.updated_at } }),
    done: () => {
      setAsked(null);
      return texts.confirmed;
    },
    failed: (error, { row }) => {
      const person = unprovenIn(error);
      setAsked(person && { row, person });
      return person === null ? texts.failed : null;
    },
    refresh: () => {
      void refreshRecords(client);
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  return (
    <Page title={texts.title}>
      <PagedTable
        label={texts.title}
        list={list}
        columns={columns(words)}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={keyOf}
        onPage={goTo}
        actions={row => (
          <Button
            size="compact-sm"
            variant="default"
            loading={confirm.input !== undefined && keyOf(confirm.input.row) === keyOf(row)}
            aria-label={words.documents.of(texts.confirm, `${row.identifier}, ${row.name}`)}
            onClick={() => confirm.act({ row, proof: 'ask' })}
          >
            {texts.confirm}
          </Button>
        )}
      />
      <ConfirmIdentity
        person={asked?.person ?? null}
        busy={confirm.busy}
        onSeen={() => asked !== null && confirm.act({ row: asked.row, proof: 'seen' })}
        onClose={() => setAsked(null)}
      />
    </Page>
  );
}

const keyOf = ({ slug, id, end }: SelfDeclared) => `${slug} ${id} ${end}`;

function columns(words: Words): Column<SelfDeclared>[] {
  const texts = words.jobs.selfDeclared;
  return [
    {
      key: 'holder',
      label: words.expiries.ownerName,
      as: 'heading',
      cell: row => (
        <>
          <Link className={plain.quiet} to={row.url}>
            {row.name}
          </Link>
          <UnverifiedKeeperBadge by={row.kept_by} branch={row.verified_by_branch} />
          <p className={plain.hint} translate="no">
            {row.mobile}
          </p>
        </>
      ),
    },
    {
      key: 'document',
      label: words.expiries.type,
      cell: row => (
        <>
          <div>{typeName(row.type, words, row.end)}</div>
          <p className={plain.tiny}>
            <NumberText value={row.identifier} />
          </p>
        </>
      ),
    },
    {
      key: 'vehicle',
      label: words.expiries.vehicleNo,
      cell: row => <NumberText value={row.vehicle_no} />,
    },
    { key: 'says', label: texts.says, cell: row => <DateText date={row.expiry_date} hint /> },
    { key: 'office', label: texts.office, cell: row => <DateText date={row.office_until} /> },
  ];
}
