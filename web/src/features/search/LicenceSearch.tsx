import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type CitizenKind, searchedNumbers } from '@rto-desk/contract/kinds/index';
import { licenceSearchList } from '@rto-desk/contract/search';
import { useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';
import { documentColumns } from '../documents/documentColumns.tsx';
import type { Found } from './queries.ts';
import { RecordSearch } from './RecordSearch.tsx';

/** Of a licence that is found, what only its own page says: whose it is takes their room. */
const lesser = ['row', 'issue_date', 'vehicle_class', 'office'];

/** The search among the licences of a kind. */
export function LicenceSearch({ kind }: { kind: CitizenKind }) {
  const words = useWords();
  const list = useMemo(() => licenceSearchList(kind), [kind]);
  return (
    <RecordSearch<DocumentRecord & Found>
      key={kind.slug}
      slug={kind.slug}
      what={words.kinds[kind.slug].many}
      list={list}
      hints={{ [searchedNumbers(kind)[0] ?? '']: words.search.hint }}
      columns={documentColumns(kind, words, 1).filter(({ key }) => !lesser.includes(key))}
      tab={kind.slug}
    />
  );
}
