import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Field } from '@rto-desk/contract/fields';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { labelOf } from '@rto-desk/contract/sentences';
import type { Words } from '@rto-desk/contract/words/words';
import type { Column } from '../../ui/DataTable.tsx';
import { OriginBadge } from '../../ui/OriginBadge.tsx';
import { ToCompleteBadge } from '../../ui/ToCompleteBadge.tsx';
import { DocumentValue } from './DocumentValue.tsx';
import { documentName, headingOf } from './documentValues.ts';
import { ViewDocument } from './ViewDocument.tsx';

/** What a type of field asks of its column. */
const widths: Partial<Record<Field['type'], Column<never>['as']>> = { money: 'end', number: 'long' };

/** The status set by hand stands beside the end of validity, where it says something else. */
const isShown = (name: string) => name !== 'status';

/** The columns of a kind's table, from its declaration; `first` is the number of the first row among all. */
export function documentColumns(kind: AnyKind, words: Words, first: number): Column<DocumentRecord>[] {
  const heading = headingOf(kind);
  return [
    {
      key: 'row',
      label: words.documents.rowNumber,
      as: 'end',
      wideOnly: true,
      cell: (_, at) => first + at,
    },
    ...kind.columns.filter(isShown).map((name): Column<DocumentRecord> => {
      const type = kind.fields[name]?.type ?? 'text';
      return {
        key: name,
        label: labelOf(name, words),
        as: name === heading ? 'heading' : widths[type],
        cell: record => (
          <>
            <DocumentValue kind={kind} record={record} name={name} />{' '}
            {name === heading && (
              <>
                <OriginBadge origin={record.origin} /> <ToCompleteBadge missing={record.missing} />
              </>
            )}
          </>
        ),
      };
    }),
    {
      key: 'file',
      label: words.documents.document,
      cell: record => <ViewDocument path={record.file_path} of={documentName(kind, record, words)} />,
    },
  ];
}
