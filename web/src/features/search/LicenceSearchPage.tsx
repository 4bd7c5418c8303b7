import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type CitizenKind, searchedNumbers } from '@rto-desk/contract/kinds/index';
import { useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';
import { documentColumns } from '../documents/documentColumns.tsx';
import type { Found } from './queries.ts';
import { SearchPage } from './SearchPage.tsx';

/** The search among the licences of a kind. */
export function LicenceSearchPage({ kind }: { kind: CitizenKind }) {
  const words = useWords();
  const names = useMemo(() => searchedNumbers(kind), [kind]);
  return (
    <SearchPage<DocumentRecord & Found>
      key={kind.slug}
      slug={kind.slug}
      what={words.kinds[kind.slug].many}
      names={names}
      hints={{ [names[0] ?? '']: words.search.hint }}
      columns={documentColumns(kind, words, 1).slice(1)}
      tab={kind.slug}
    />
  );
}
