import type { PageMeta } from '@rto-desk/contract/endpoints/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Column, DataTable } from './DataTable.tsx';
import layout from './layout.module.css';
import { type GoToPage, Pager } from './Pager.tsx';

interface Props<Row> {
  /** What the table lists, for those who cannot see it. */
  label: string;
  list: UseQueryResult<{ data: readonly Row[]; meta: PageMeta }>;
  columns: readonly Column<Row>[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string | number;
  /** The id of the element of a row, where links lead to it. */
  rowId?: (row: Row) => string;
  /** Puts the rows of a page into another order. */
  sort?: (rows: readonly Row[]) => readonly Row[];
  /** Whether a row is ticked, to be drawn so. */
  isPicked?: (row: Row) => boolean;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** What stands below a row over its whole width; null below the others. */
  below?: (row: Row) => ReactNode;
  /** Said in place of rows when there are none. */
  empty: ReactNode;
  /** Said when they cannot be loaded and the server gives no sentence of its own. */
  failure: string;
  onPage: GoToPage;
  /** The page numbers that the pager shows, where they are not the usual ones. */
  numbers?: (current: number, last: number) => (number | 'gap')[];
  /** The choice of how many rows a page has, in the pager. */
  size?: ReactNode;
}

/** The rows of a paged answer, with the pager below them. */
export function PagedTable<Row>(props: Props<Row>) {
  const {
    label,
    list,
    columns,
    rowKey,
    rowId,
    sort,
    isPicked,
    actions,
    below,
    empty,
    failure,
    onPage,
    numbers,
    size,
  } = props;
  const rows = list.data?.data;
  return (
    <div className={layout.stack}>
      <DataTable
        label={label}
        columns={columns}
        rows={rows && sort ? sort(rows) : rows}
        rowKey={rowKey}
        {...(rowId && { rowId })}
        refreshing={list.isPlaceholderData}
        failure={list.error && { error: list.error, failure: failure, retry: () => void list.refetch() }}
        empty={empty}
        {...(isPicked && { isPicked })}
        {...(actions && { actions })}
        below={below}
      />
      {list.data !== undefined && list.data.meta.total > 0 && (
        <Pager meta={list.data.meta} onPage={onPage} size={size} {...(numbers && { numbers })} />
      )}
    </div>
  );
}

export const byId = ({ id }: { id: number }): number => id;
