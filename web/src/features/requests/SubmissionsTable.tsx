import { mayAssignBranch } from '@rto-desk/contract/access';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useSession } from '../../session/useSession.ts';
import layout from '../../ui/layout.module.css';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { useWords } from '../../words/useWords.ts';
import { MoveToBranch } from './MoveToBranch.tsx';
import { changeRow } from './queries.ts';
import { StatusBadge, type SubmissionStatus } from './StatusBadge.tsx';
import { StatusButtons } from './StatusButtons.tsx';
import { type Handled, referenceColumn, StatusChange } from './submissionColumns.tsx';

interface Row extends Handled {
  id: number;
  branch_id: number | null;
  updated_at: string;
}

interface Props<R extends Row, Status extends SubmissionStatus>
  extends Pick<
    ComponentProps<typeof PagedTable<R>>,
    'label' | 'list' | 'columns' | 'empty' | 'failure' | 'onPage' | 'numbers'
  > {
  /** Where the rows are kept that are shown. */
  queryKey: QueryKey;
  /** Where a row has its own page. */
  pageOf: (row: R) => string;
  /** Those that a button sets. */
  statuses: readonly Status[];
  /** The status of a row that waits for staff. */
  waiting: SubmissionStatus;
  setStatus: (row: R, status: Status) => Promise<R>;
  setBranch: (row: R, branch_id: number | null) => Promise<R>;
}

/** Service requests or document inquiries: their columns between reference and status, and what staff do with each. */
export function SubmissionsTable<R extends Row, Status extends SubmissionStatus>(props: Props<R, Status>) {
  const { queryKey, pageOf, statuses, waiting, setStatus, setBranch, columns, ...table } = props;
  const words = useWords();
  const { user } = useSession();
  const client = useQueryClient();
  const show = (change: () => Promise<R>) => changeRow(client, queryKey, change);
  return (
    <PagedTable
      {...table}
      columns={[
        referenceColumn(words, pageOf, ({ status }) => status === waiting),
        ...columns,
        {
          key: 'status',
          label: words.requests.filter,
          as: 'block',
          // The button of the present one says how far it has come; a rejected one has none.
          cell: row => (
            <div className={`${layout.tight} ${layout.atStart}`}>
              {!statuses.some(status => status === row.status) && <StatusBadge status={row.status} />}
              <StatusButtons
                statuses={statuses}
                current={row.status}
                reference={row.reference}
                onSet={status => show(() => setStatus(row, status))}
              />
              <StatusChange of={row} />
            </div>
          ),
        },
      ]}
      rowKey={byId}
      actions={
        // The only one is for those who see all branches.
        user !== null && mayAssignBranch(user)
          ? row => <MoveToBranch asked={row} onMove={branch_id => show(() => setBranch(row, branch_id))} />
          : undefined
      }
    />
  );
}
