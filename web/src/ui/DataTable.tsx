// biome-ignore-all lint/a11y/noRedundantRoles: cards are drawn with `display: block`, which takes the roles of a table away
import { type ComponentProps, Fragment, type ReactNode, useRef } from 'react';
import { hindiWithin } from '../words/hindiWithin.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import classes from './DataTable.module.css';
import { LoadFailure } from './LoadFailure.tsx';
import pending from './pending.module.css';
import { useCards } from './useCards.ts';
import { useHighlight } from './useHighlight.ts';

export interface Column<Row> {
  key: string;
  label: string;
  /** Stands in the head in place of the label: what ticks all rows. */
  head?: ReactNode;
  cell: (row: Row, position: number) => ReactNode;
  /**
   * `end` for numbers, `heading` for what names the row: the heading of its card on a phone, `long` for what may be
   * long without a space, `block` for what has the whole width of a card.
   */
  as?: 'end' | 'heading' | 'long' | 'block';
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
  /** The id of the element of a row, where links lead to it (`useHighlight`). */
  rowId?: (row: Row) => string;
  /** Whether a row is ticked, to be drawn so. */
  isPicked?: (row: Row) => boolean;
  /** The buttons of a row; a table without them has no such column. */
  actions?: (row: Row) => ReactNode;
  /** What stands below a row over its whole width, such as what has come of a button; null below the others. */
  below?: ((row: Row) => ReactNode) | undefined;
  /** Said in place of rows when there are none, with the next step. */
  empty: ReactNode;
  /** Whether newer rows are on their way. */
  refreshing?: boolean;
  /** Why the rows could not be loaded, and how to try again. */
  failure?: ComponentProps<typeof LoadFailure> | null;
}

/**
 * The one table: dense with a sticky header, and where its columns have no room the same rows as cards. It never hides a
 * column and never scrolls sideways. `useRowKeys` goes through it.
 */
export function DataTable<Row>(props: Props<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowId,
    isPicked,
    actions,
    below,
    empty,
    refreshing = false,
    failure = null,
  } = props;
  const words = useWords();
  const { language } = useLanguage();
  const room = useRef<HTMLDivElement>(null);
  useCards(room, rows, columns.length < 5 ? 600 : 680);
  useHighlight(rowId !== undefined && rows !== undefined);
  if (failure !== null && rows === undefined) return <LoadFailure {...failure} />;
  const isEmpty = rows?.length === 0;
  const buttons = rows?.map(row => actions?.(row));
  // None, where nothing can be done with any row.
  const acts = actions !== undefined && (buttons === undefined || buttons.some(Boolean));
  return (
    <>
      {/* There from the start: a screen reader tells what comes into it, such as that a filter leaves nothing. */}
      <div aria-live="polite" className={classes.said}>
        {isEmpty && <div className={classes.empty}>{empty}</div>}
      </div>
      {!isEmpty && (
        <div ref={room} className={classes.room}>
          <table
            role="table"
            aria-label={label}
            aria-busy={rows === undefined || refreshing}
            className={classes.table}
            data-refreshing={refreshing || undefined}
            data-rows
          >
            <thead role="rowgroup">
              <tr role="row">
                {columns.map(column => (
                  <th key={column.key} scope="col" role="columnheader" data-as={column.as}>
                    {column.head ?? column.label}
                  </th>
                ))}
                {acts && (
                  <th scope="col" role="columnheader" data-as="actions">
                    {words.general.actions}
                  </th>
                )}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows === undefined
                ? placeholders.map(row => (
                    <tr key={row} role="row">
                      {columns.map(column => (
                        <td key={column.key} role="cell" data-wide-only={column.wideOnly}>
                          <div className={`${pending.coming} ${classes.coming}`} />
                        </td>
                      ))}
                      {acts && <td role="cell" />}
                    </tr>
                  ))
                : rows.map((row, position) => (
                    <Fragment key={rowKey(row)}>
                      <tr
                        id={rowId?.(row)}
                        role="row"
                        tabIndex={-1}
                        data-picked={isPicked?.(row) || undefined}
                      >
                        {columns.map(column => {
                          const shown = column.cell(row, position);
                          return (
                            <td
                              key={column.key}
                              role="cell"
                              data-label={column.label}
                              data-as={column.as}
                              data-wide-only={column.wideOnly}
                              data-nothing={isNothing(shown) || undefined}
                              data-none={shown === words.general.none || undefined}
                            >
                              <div lang={hindiWithin(shown, language)}>{shown}</div>
                            </td>
                          );
                        })}
                        {acts && (
                          <td role="cell" data-as="actions">
                            <div className={classes.actions}>{buttons?.[position]}</div>
                          </td>
                        )}
                      </tr>
                      <Below columns={columns.length + 1}>{below?.(row)}</Below>
                    </Fragment>
                  ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** Whether a cell shows nothing: a card leaves it out with its label. */
const isNothing = (content: ReactNode) =>
  content === null ||
  content === undefined ||
  content === '' ||
  content === false ||
  (Array.isArray(content) && content.length === 0);

function Below({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    children && (
      <tr role="row" data-below>
        <td role="cell" colSpan={columns}>
          {children}
        </td>
      </tr>
    )
  );
}

const placeholders = [1, 2, 3, 4, 5];
