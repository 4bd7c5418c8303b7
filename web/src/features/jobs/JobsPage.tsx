import { isFiltered, writeAddress } from '@rto-desk/contract/list';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { download } from '../../api/download.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useFirstFilters } from '../../ui/useFirstFilters.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { JobActions } from './JobActions.tsx';
import { JobFilters } from './JobFilters.tsx';
import { jobColumns } from './jobColumns.tsx';
import { jobsPage } from './queries.ts';
import { type JobQuery, shownJobs } from './shownJobs.ts';

const JobForm = lazyComponent(async () => (await import('./JobForm.tsx')).JobForm);

/** The jobs that the office has in hand, what is due soonest first. */
export function JobsPage() {
  const words = useWords();
  const texts = words.jobs;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { query, change, goTo } = useList(shownJobs);
  // Links lead to the list with a new job over it.
  const adding = params.has('new');
  // Who asks for nothing in particular is shown what is still to be done.
  const begun = useFirstFilters(isFiltered(shownJobs, query), () =>
    setParams(address({ ...query, status: 'open' }, adding), { replace: true }),
  );
  const list = useQuery({ ...jobsPage(query), enabled: begun });
  const [first] = list.data?.data ?? [];
  const whose =
    query.citizen_id !== undefined
      ? (first?.citizen?.name ?? words.general.none)
      : query.vehicle_id !== undefined
        ? (first?.vehicle?.registration_no ?? words.general.none)
        : null;
  const exporting = useAct({
    act: () => download('/jobs/export', { query: { ...query, page: undefined, per_page: undefined } }),
    failed: texts.exportFailed,
  });
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <Button
            leftSection={<Plus size={16} aria-hidden />}
            data-page-key="+"
            onClick={() => setParams(address(query, true))}
          >
            {texts.add}
          </Button>
          <Button variant="default" loading={exporting.busy} onClick={() => exporting.act()}>
            {texts.exportCsv}
          </Button>
          <ButtonLink variant="subtle" to="/jobs/learners">
            {texts.learners.title}
          </ButtonLink>
          <ButtonLink variant="subtle" to="/jobs/self-declared">
            {texts.selfDeclared.title}
          </ButtonLink>
        </>
      }
    >
      <div className={layout.list}>
        <JobFilters query={query} onChange={change} />
        {whose !== null && (
          <div className={layout.row}>
            <span>{texts.jobsOf(whose)}</span>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => change({ citizen_id: undefined, vehicle_id: undefined, status: 'open' })}
            >
              {texts.ofAll}
            </Button>
          </div>
        )}
        <PagedTable
          label={texts.title}
          list={list}
          columns={jobColumns(words)}
          empty={texts.empty}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
          actions={row => <JobActions job={row} inRow />}
        />
      </div>
      {adding && (
        <JobForm
          job={null}
          start={{ citizen_id: query.citizen_id ?? null, vehicle_id: query.vehicle_id ?? null }}
          onClose={() => setParams(address(query, false), { replace: true })}
          onSaved={({ id }) => void navigate(`/jobs/${id}`)}
        />
      )}
    </Page>
  );
}

/** The address of the list, with a new job over it where one is being taken in. */
function address(query: JobQuery, adding: boolean): Record<string, string> {
  return { ...writeAddress(shownJobs, query), ...(adding && { new: '1' }) };
}
