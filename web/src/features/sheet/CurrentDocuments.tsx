import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { DateText } from '../../ui/DateText.tsx';
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx';
import { HolderSays } from '../../ui/HolderSays.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { useWords } from '../../words/useWords.ts';
import { documentValidity, fieldText } from '../documents/documentValues.ts';
import classes from './sheet.module.css';

interface Props<K extends AnyKind> {
  kinds: readonly K[];
  documents: (kind: K) => readonly DocumentRecord[];
  /** Whose they are, for those who hear the table. */
  of: string;
}

/** What is current of each kind, a line each; what a later one has taken the place of is left out. */
export function CurrentDocuments<K extends AnyKind>({ kinds, documents, of }: Props<K>) {
  const words = useWords();
  const current = kinds.flatMap(kind =>
    documents(kind)
      .filter(record => !record.superseded)
      .map(record => ({ kind, record })),
  );
  if (current.length === 0) return <p>{words.sheet.nothing}</p>;
  return (
    <table className={classes.table} aria-label={words.sheet.documentsOf(of)}>
      <thead>
        <tr>
          <th scope="col">{words.sheet.document}</th>
          <th scope="col">{words.sheet.number}</th>
          <th scope="col">{words.sheet.from}</th>
          <th scope="col">{words.sheet.until}</th>
          <th scope="col">{words.fields.status}</th>
        </tr>
      </thead>
      <tbody>
        {current.map(({ kind, record }) => (
          <tr key={`${kind.slug}-${record.id}`}>
            <th scope="row">{words.kinds[kind.slug].one}</th>
            <td>
              <NumberText value={kind.number === null ? null : fieldText(record, kind.number)} />
            </td>
            <td>
              <DateText date={fieldText(record, kind.from)} />
            </td>
            <td>
              <DateText date={fieldText(record, kind.until)} />
            </td>
            <td>
              <ExpiryBadge validity={documentValidity(kind, record)} />
              <HolderSays until={record.holder_until} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
