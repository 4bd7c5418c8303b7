import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { typeOf } from '@rto-desk/contract/words/type-name';
import { type ReactNode, useRef } from 'react';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { rowId } from '../../ui/rows.ts';
import { ToCompleteBadge } from '../../ui/ToCompleteBadge.tsx';
import { useCards } from '../../ui/useCards.ts';
import { useHighlight } from '../../ui/useHighlight.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './DocumentLines.module.css';
import { currentEnds, type DocumentEnd, endSuffix, fieldText } from './documentValues.ts';

const DeclaredSign = lazyComponent(async () => (await import('../self-declared/Declared.tsx')).DeclaredSign);

export interface DocumentLine {
  kind: AnyKind;
  record: DocumentRecord;
}

/** One of the ends of a document; null where it has none. */
export interface EndLine extends DocumentLine {
  end: DocumentEnd | null;
}

interface Props {
  lines: readonly DocumentLine[];
  /** Whose they are, for those who hear the table. */
  of: string;
  /** Whether it is told from when each is valid. */
  from?: boolean;
  /** Whether staff see it: what a holder says is a sign beside the act that confirms it. Others, and paper, have it in words. */
  isOffice?: boolean;
  /** What can be done with each. */
  actions?: (line: EndLine) => ReactNode;
}

/** Documents of several kinds, a line for each of their ends. */
export function DocumentLines({ lines, of, from = false, isOffice = false, actions }: Props) {
  const words = useWords();
  useHighlight(actions !== undefined);
  return (
    <DocumentTable label={words.sheet.documentsOf(of)} from={from} acts={actions !== undefined} rows={lines}>
      <tbody>
        {lines.flatMap(linesOfEnds).map(line => {
          const { kind, record, end } = line;
          const id = rowId(kind.slug, record.id);
          // Links lead to the first line of a document.
          const isFirst = end === null || end.end === currentEnds(record)[0]?.end;
          return (
            <DocumentRow
              key={`${id} ${end?.end}`}
              id={isFirst ? id : undefined}
              line={line}
              from={from}
              isOffice={isOffice}
              actions={actions?.(line)}
            />
          );
        })}
      </tbody>
    </DocumentTable>
  );
}

interface TableProps {
  /** What it lists, for those who cannot see it. */
  label: string;
  from?: boolean;
  /** Whether its rows can be gone through, and have buttons. */
  acts: boolean;
  /** What it is measured again for. */
  rows: unknown;
  children: ReactNode;
}

/** The head of a table of documents around its rows (`DocumentRow`). */
export function DocumentTable({ label, from = false, acts, rows, children }: TableProps) {
  const words = useWords();
  const room = useRef<HTMLDivElement>(null);
  useCards(room, rows, 600);
  return (
    <div ref={room}>
      <table className={classes.table} aria-label={label} data-rows={acts ? '' : undefined}>
        <thead>
          <tr>
            <th scope="col">{words.documents.document}</th>
            <th scope="col">{words.expiries.identifier}</th>
            {from && <th scope="col">{words.sheet.from}</th>}
            <th scope="col">{words.sheet.until}</th>
            <th scope="col">{words.fields.status}</th>
            {acts && <td />}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

interface RowProps {
  line: EndLine;
  id?: string | undefined;
  from?: boolean;
  isOffice?: boolean;
  actions?: ReactNode;
}

/** A document with one of its ends. */
export function DocumentRow({ line, id, from = false, isOffice = false, actions }: RowProps) {
  const words = useWords();
  const { kind, record, end } = line;
  const number = kind.number === null ? null : fieldText(record, kind.number);
  const isPlate = kind.number !== null && 'plate' in (kind.fields[kind.number] ?? {});
  const acts = actions !== undefined;
  return (
    <tr id={id} tabIndex={acts ? -1 : undefined}>
      <th scope="row">
        {from || kind.owner === 'citizen'
          ? words.kinds[kind.slug][from ? 'one' : 'short']
          : typeOf(kind, words)}
        {end && endSuffix(kind, record, end.end, words)}
      </th>
      <td className={classes.number} data-empty={number === null ? '' : undefined}>
        <NumberText value={number} isPlate={isPlate} />
      </td>
      {from && (
        <td>
          <DateText date={fieldText(record, kind.from)} />
        </td>
      )}
      <td>
        <DateText date={end?.date ?? null} hint={acts} />
        {!isOffice && <DeclaredRenewal until={end?.holder_until ?? null} />}
      </td>
      <td>
        {end && <ExpiryBadge validity={end.validity} />}{' '}
        {isOffice && end?.holder_until && <DeclaredSign until={end.holder_until} />}{' '}
        {acts && <OriginBadge origin={record.origin} />}{' '}
        {acts && <ToCompleteBadge missing={record.missing} />}
      </td>
      {acts && (
        <td className={classes.actions}>
          <div>{actions}</div>
        </td>
      )}
    </tr>
  );
}

function linesOfEnds(line: DocumentLine): EndLine[] {
  const ends = currentEnds(line.record);
  return ends.length === 0 ? [{ ...line, end: null }] : ends.map(end => ({ ...line, end }));
}
