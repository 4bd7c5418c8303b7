import { writeAddress } from '@rto-desk/contract/list';
import { type Direction, directions } from '@rto-desk/contract/register';
import { useQuery } from '@tanstack/react-query';
import { Plus, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { download } from '../../api/download.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { EntryActions } from './EntryActions.tsx';
import { entryColumns } from './entryColumns.tsx';
import { entriesPage, shownEntries } from './queries.ts';
import { RegisterFilters } from './RegisterFilters.tsx';

const EntryForm = lazyComponent(async () => (await import('./EntryForm.tsx')).EntryForm);
const BookPage = lazyComponent(async () => (await import('./BookPage.tsx')).BookPage);

/** The inward and outward register, newest first; with `print` in the address its bound book. */
export function RegisterPage() {
  const [params] = useSearchParams();
  return params.has('print') ? <BookPage /> : <Register />;
}

function Register() {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  const [params, setParams] = useSearchParams();
  const { query, change, goTo } = useList(shownEntries);
  // Links lead to the register with a new entry over it.
  const adding = directions.find(direction => direction === params.get('new')) ?? null;
  const list = useQuery(entriesPage(query));
  const open = (direction: Direction | null) =>
    setParams({ ...writeAddress(shownEntries, query), ...(direction && { new: direction }) });
  const exportCsv = useAct({
    act: () =>
      download('/register-entries/export', { query: { ...query, page: undefined, per_page: undefined } }),
    failed: texts.exportFailed,
  });
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <Button leftSection={<Plus size={16} aria-hidden />} data-page-key="+" onClick={() => open('in')}>
            {texts.addIn}
          </Button>
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => open('out')}>
            {texts.addOut}
          </Button>
          <Button variant="default" loading={exportCsv.busy} onClick={() => exportCsv.act()}>
            {texts.exportCsv}
          </Button>
          <ButtonLink
            variant="subtle"
            to={`/register-entries?print=${query.direction ?? 'in'}`}
            leftSection={<Printer size={16} aria-hidden />}
          >
            {texts.print}
          </ButtonLink>
        </>
      }
    >
      <div className={layout.list}>
        <RegisterFilters query={query} onChange={change} />
        <PagedTable
          label={texts.title}
          list={list}
          columns={entryColumns(words, texts)}
          empty={texts.empty}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
          actions={entry => <EntryActions entry={entry} />}
        />
      </div>
      {adding !== null && (
        <EntryForm
          entry={null}
          direction={adding}
          jobId={query.job_id === undefined ? null : Number(query.job_id)}
          onClose={() => setParams(writeAddress(shownEntries, query), { replace: true })}
        />
      )}
    </Page>
  );
}
