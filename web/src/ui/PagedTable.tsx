import { Stack } from '@mantine/core';
import type { PageMeta } from '@rto-desk/contract/endpoints/endpoint';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Column, DataTable } from './DataTable.tsx';
import { failureText } from './failureText.ts';
import { type GoToPage, Pager } from './Pager.tsx';

interface Props<Row> {
  /** What the table lists, for those who cannot see it. */
  label: string;
  list: UseQueryResult<{ data: readonly Row[]; meta: PageMeta }>;
  columns: readonly Column<Row>[];
  /** What tells a row from the others. */
  rowKey: (row: Row) => string | number;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Said in place of rows when there are none. */
  empty: ReactNode;
  /** Said when they cannot be loaded and the server gives no sentence of its own. */
  failure: string;
  onPage: GoToPage;
  /** The page numbers that the pager shows, where they are not the usual ones. */
  numbers?: (current: number, last: number) => (number | 'gap')[];
}

/** The rows of a paged answer, with the pager below them. */
export function PagedTable<Row>(props: Props<Row>) {
  const { label, list, columns, rowKey, actions, empty, failure, onPage, numbers } = props;
  return (
    <Stack>
      <DataTable
        label={label}
        columns={columns}
        rows={list.data?.data}
        rowKey={rowKey}
        refreshing={list.isPlaceholderData}
        failure={list.error && { text: failureText(list.error, failure), retry: () => void list.refetch() }}
        empty={empty}
        {...(actions && { actions })}
      />
      {list.data !== undefined && list.data.meta.total > 0 && (
        <Pager meta={list.data.meta} onPage={onPage} {...(numbers && { numbers })} />
      )}
    </Stack>
  );
}

export const byId = ({ id }: { id: number }): number => id;
