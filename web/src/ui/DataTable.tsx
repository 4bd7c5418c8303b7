import { Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import classes from './DataTable.module.css';
import { LoadFailure } from './LoadFailure.tsx';

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row, position: number) => ReactNode;
  /**
   * `end` for numbers, `heading` for what names the row: the heading of its card on a phone, `long` for what may be
   * long without a space.
   */
  as?: 'end' | 'heading' | 'long';
  /** Left out of the cards on a phone, where it says nothing: the row's number. */
  wideOnly?: boolean;
}

interface Props<Row> {
  /** What the table lists, for those who cannot see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** The rows, or undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** The buttons of a row; a table without them has no such column. */
  actions?: (row: Row) => ReactNode;
  /** Said in place of rows when there are none, with the next step. */
  empty: ReactNode;
  /** Whether newer rows are on their way. */
  refreshing?: boolean;
  /** Why the rows could not be loaded, and how to try again. */
  failure?: { text: string; retry: () => void } | null;
}

/**
 * The one table: dense with a sticky header where there is room, and the same rows as cards with the same
 * actions where there is not (under 800 px of its own width, 1080 px with many columns), so that nothing ever
 * scrolls sideways.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, actions, empty, refreshing = false, failure = null } = props;
  const words = useWords();
  const isMany = columns.length + (actions === undefined ? 0 : 1) >= MANY;
  if (failure !== null && rows === undefined) return <LoadFailure {...failure} />;
  if (rows !== undefined && rows.length === 0) return <div className={classes.empty}>{empty}</div>;
  return (
    <div className={classes.room}>
      {/* The roles are spoken out because cards are drawn with `display: block`, which takes them away. */}
      <Table
        role="table"
        aria-label={label}
        aria-busy={rows === undefined || refreshing}
        className={classes.table}
        data-refreshing={refreshing || undefined}
        data-many={isMany || undefined}
        verticalSpacing={6}
        horizontalSpacing="xs"
        highlightOnHover
        stickyHeader
        stickyHeaderOffset="var(--table-header-offset)"
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map(column => (
              <Table.Th key={column.key} role="columnheader" data-as={column.as}>
                {column.label}
              </Table.Th>
            ))}
            {actions !== undefined && <Table.Th role="columnheader">{words.general.actions}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows === undefined
            ? placeholders.map(row => (
                <Table.Tr key={row} role="row">
                  {columns.map(column => (
                    <Table.Td key={column.key} role="cell" data-wide-only={column.wideOnly}>
                      <Skeleton height={14} my={4} />
                    </Table.Td>
                  ))}
                  {actions !== undefined && <Table.Td role="cell" />}
                </Table.Tr>
              ))
            : rows.map((row, position) => (
                <Table.Tr key={rowKey(row)} role="row">
                  {columns.map(column => (
                    <Table.Td
                      key={column.key}
                      role="cell"
                      data-label={column.label}
                      data-as={column.as}
                      data-wide-only={column.wideOnly}
                    >
                      <div>{column.cell(row, position)}</div>
                    </Table.Td>
                  ))}
                  {actions !== undefined && (
                    <Table.Td role="cell" data-as="actions">
                      <div className={classes.actions}>{actions(row)}</div>
                    </Table.Td>
                  )}
                </Table.Tr>
              ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** From how many columns on a table needs more room than most. */
const MANY = 6;
const placeholders = [1, 2, 3, 4, 5];
