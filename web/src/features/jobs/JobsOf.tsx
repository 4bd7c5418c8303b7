import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import layout from '../../ui/layout.module.css';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { jobsPage } from './queries.ts';
import { StageBadge } from './StageBadge.tsx';
import { servicesText } from './servicesText.ts';

/**
 * The jobs of one citizen or one vehicle, the newest first, each the way to its page. It stands on pages that weigh much
 * already: what can be done with a job is done there.
 */
export function JobsOf({ of }: { of: { citizen_id: number } | { vehicle_id: number } }) {
  const words = useWords();
  const [page, setPage] = useState(1);
  const list = useQuery(jobsPage({ ...of, sort: 'newest', page, per_page: 15 }));
  const whose = new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]));
  return (
    <div className={layout.list}>
      <ButtonLink className={layout.start} variant="default" to={`/jobs?${whose}`}>
        {words.general.nav.jobs}
      </ButtonLink>
      <PagedTable
        label={words.general.nav.jobs}
        list={list}
        columns={columns(words)}
        empty={words.general.none}
        failure={words.requests.loadFailed}
        rowKey={byId}
        onPage={setPage}
      />
    </div>
  );
}

function columns(words: Words): Column<JobRow>[] {
  return [
    {
      key: 'job',
      label: words.fields.reference,
      as: 'heading',
      cell: ({ id, number }) => (
        <Link className={prose.quiet} to={`/jobs/${id}`}>
          {number}
        </Link>
      ),
    },
    { key: 'services', label: words.requests.asked, cell: row => servicesText(row, words) },
    { key: 'stage', label: words.fields.stage, cell: row => <StageBadge job={row} /> },
    { key: 'due', label: words.fields.due_on, cell: row => <DateText date={row.due_on} /> },
  ];
}
