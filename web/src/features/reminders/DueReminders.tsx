import type { DueReminder } from '@rto-desk/contract/endpoints/reminders';
import { typeName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import layout from '../../ui/layout.module.css';
import { IdentifierText, NumberText } from '../../ui/NumberText.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { dueReminders } from './queries.ts';

/**
 * Who would be told now, page by page.
 * @param isDone whether the reminders of today have been written, so that these come with the next ones
 */
export function DueReminders({ isDone }: { isDone: boolean }) {
  const words = useWords();
  const texts = words.notices.settings;
  const [page, setPage] = useState(1);
  const list = useQuery(dueReminders(page));
  const total = list.data?.meta.total ?? 0;
  const table = (
    <PagedTable
      label={texts.due}
      list={list}
      columns={columns(words)}
      rowKey={row => `${row.type} ${row.document_id} ${row.end}`}
      empty={texts.dueNone}
      failure={texts.loadFailed}
      onPage={setPage}
    />
  );
  if (total === 0) return table;
  return (
    <details className={layout.more}>
      <summary>
        {texts.dueTotal(total)} {isDone && texts.dueNext}
      </summary>
      {table}
    </details>
  );
}

function columns(words: Words): Column<DueReminder>[] {
  const texts = words.notices.settings;
  return [
    {
      key: 'owner',
      label: words.expiries.ownerName,
      as: 'heading',
      cell: row => (
        <>
          <div>{row.owner_name}</div>
          <p className={prose.hint} translate="no">
            {row.owner_mobile}
          </p>
        </>
      ),
    },
    { key: 'type', label: words.expiries.type, cell: row => typeName(row.type, words, row.end) },
    {
      key: 'number',
      label: words.expiries.identifier,
      cell: row => <IdentifierText of={row} />,
    },
    {
      key: 'vehicle',
      label: words.expiries.vehicleNo,
      cell: row => <NumberText value={row.vehicle_no} />,
    },
    { key: 'date', label: words.expiries.expiryDate, cell: row => <DateText date={row.expiry_date} hint /> },
    {
      key: 'stage',
      label: texts.stage,
      cell: row => texts.stageDays(row.stage),
    },
  ];
}
