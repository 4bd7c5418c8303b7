import type { SelfDeclared } from '@rto-desk/contract/endpoints/self-declared';
import { plainList } from '@rto-desk/contract/list';
import { typeName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { IdentifierText, NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { ConfirmButton } from './Declared.tsx';

/** Self-declared records that staff have not checked, soonest first. */
export function SelfDeclaredPage() {
  const words = useWords();
  const texts = words.jobs.selfDeclared;
  const { query, goTo } = useList(plainList);
  const list = useQuery({
    queryKey: recordsKey('self-declared', query.page),
    queryFn: ({ signal }) => call('GET /self-declared', { query, signal }),
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
        actions={row => <ConfirmButton record={row} of={`${row.identifier}, ${row.name}`} />}
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
          <Link className={prose.quiet} to={row.url}>
            {row.name}
          </Link>
          <UnverifiedKeeperBadge by={row.kept_by} branch={row.verified_by_branch} />
          <p className={prose.hint} translate="no">
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
          <p className={prose.tiny}>
            <IdentifierText of={row} />
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
