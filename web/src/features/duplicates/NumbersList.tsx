import type { SameNumber } from '@rto-desk/contract/endpoints/merges';
import { kindOfType } from '@rto-desk/contract/kinds/index';
import type { DuplicatesTexts } from '@rto-desk/contract/words/en/duplicates';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { duplicatesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { sameNumbersPage } from './queries.ts';

/** Records that were entered with the number of an older one, spelt in another way. */
export function NumbersList({ page, onPage }: { page: number; onPage: GoToPage }) {
  const words = useWords();
  const texts = usePageTexts(duplicatesTexts);
  const list = useQuery(sameNumbersPage(page));
  const typeOf = (type: string) => {
    const kind = kindOfType(type);
    return kind === undefined ? words.vehicles.one : words.kinds[kind.slug].one;
  };
  return (
    <PagedTable
      label={texts.tabs.numbers}
      list={list}
      columns={columns(texts, typeOf)}
      empty={texts.noNumbers}
      failure={texts.loadFailed}
      rowKey={({ type, other }) => `${type} ${other.id}`}
      onPage={onPage}
    />
  );
}

function columns(texts: DuplicatesTexts, typeOf: (type: string) => string): Column<SameNumber>[] {
  return [
    { key: 'type', label: texts.number, as: 'heading', cell: ({ type }) => typeOf(type) },
    { key: 'one', label: texts.first, cell: ({ one }) => <Numbered of={one} /> },
    { key: 'other', label: texts.second, cell: ({ other }) => <Numbered of={other} /> },
  ];
}

function Numbered({ of: { number, citizen } }: { of: SameNumber['one'] }) {
  return (
    <>
      <NumberText value={number} />
      <p className={prose.hint}>
        <Link className={prose.quiet} to={`/citizens/${citizen.id}`}>
          {citizen.name}
        </Link>{' '}
        <MobileText mobile={citizen.mobile} />
      </p>
    </>
  );
}
