import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { letterColumns } from './letterColumns.tsx';
import { lettersPage } from './queries.ts';

/** The letters about one citizen or of one job, newest first, and the way to a new one. */
export function LettersOf({ of, id }: { of: 'citizen' | 'job'; id: number }) {
  const words = useWords();
  const texts = usePageTexts(lettersTexts);
  const [page, setPage] = useState(1);
  const filter = of === 'citizen' ? { citizen_id: id } : { job_id: id };
  const list = useQuery(lettersPage({ ...filter, page, per_page: 15 }));
  return (
    <div className={layout.list}>
      <ButtonLink className={layout.start} variant="default" to={`/letters?new=${of}&ids=${id}`}>
        {words.vehicles.writeLetter}
      </ButtonLink>
      <PagedTable
        label={texts.title}
        list={list}
        columns={letterColumns(words, texts)}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={setPage}
      />
    </div>
  );
}
