import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { typeOf } from '@rto-desk/contract/words/type-name';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/DateText.tsx';
import { DeclaredRenewal } from '../../ui/DeclaredRenewal.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { rowId } from '../../ui/rows.ts';
import { ToCompleteBadge } from '../../ui/ToCompleteBadge.tsx';
import { useHighlight } from '../../ui/useHighlight.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './DocumentLines.module.css';
import { currentEnds, type DocumentEnd, endSuffix, fieldText } from './documentValues.ts';

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
  /** What can be done with each. */
  actions?: (line: EndLine) => ReactNode;
}

/** Documents of several kinds, a line for each of their ends. */
export function DocumentLines({ lines, of, from = false, actions }: Props) {
  const words = useWords();
  const texts = words.sheet;
  useHighlight(actions !== undefined);
  return (
    <table className={classes.table} aria-label={texts.documentsOf(of)} data-rows={actions && ''}>
      <thead>
        <tr>
          <th scope="col">{words.documents.document}</th>
          <th scope="col">{words.expiries.identifier}</th>
          {from && <th scope="col">{texts.from}</th>}
          <th scope="col">{texts.until}</th>
          <th scope="col">{words.fields.status}</th>
          {actions && <td />}
        </tr>
      </thead>
      <tbody>
        {lines.flatMap(linesOfEnds).map(line => {
          const { kind, record, end } = line;
          // Links lead to the first line of a document.
          const isFirst = end === null || end.end === currentEnds(record)[0]?.end;
          return (
            <tr
              key={`${rowId(kind.slug, record.id)} ${end?.end}`}
              id={isFirst ? rowId(kind.slug, record.id) : undefined}
              tabIndex={actions && -1}
            >
              <th scope="row">
                {from || kind.owner === 'citizen'
                  ? words.kinds[kind.slug][from ? 'one' : 'short']
                  : typeOf(kind, words)}
                {end && endSuffix(kind, record, end.end, words)}
              </th>
              <td className={classes.number}>
                <NumberText value={kind.number === null ? null : fieldText(record, kind.number)} />
              </td>
              {from && (
                <td>
                  <DateText date={fieldText(record, kind.from)} />
                </td>
              )}
              <td>
                <DateText date={end?.date ?? null} />
              </td>
              <td>
                {end && <ExpiryBadge validity={end.validity} />}{' '}
                {actions && <OriginBadge origin={record.origin} />}
                {actions && <ToCompleteBadge missing={record.missing} />}
                <DeclaredRenewal until={end?.holder_until ?? null} />
              </td>
              {actions && (
                <td className={classes.actions}>
                  <div>{actions(line)}</div>
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function linesOfEnds(line: DocumentLine): EndLine[] {
  const ends = currentEnds(line.record);
  return ends.length === 0 ? [{ ...line, end: null }] : ends.map(end => ({ ...line, end }));
}
