import type { Learner } from '@rto-desk/contract/endpoints/learners';
import { learnerList, learnerTabs } from '@rto-desk/contract/learner';
import type { QueryOf } from '@rto-desk/contract/list';
import type { Words } from '@rto-desk/contract/words/words';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { rowId } from '../../ui/rows.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { shownList } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';

const ROOT = 'learners';

const learnersPage = (query: QueryOf<typeof learnerList>) =>
  queryOptions({
    queryKey: [ROOT, query],
    queryFn: ({ signal }) => call('GET /jobs/learners', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** After a licence was made, a test recorded or a learner notified: fetch all lists and counts of them again. */
function refreshLearners(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
  void refreshRecords(client);
}

const MakeLicence = lazyComponent(async () => (await import('./MakeLicence.tsx')).MakeLicence);
const TestForm = lazyComponent(async () => (await import('./TestForm.tsx')).TestForm);

/** Learners on the way to a driving licence, by how far they have come. */
export function LearnersPage() {
  const words = useWords();
  const texts = words.jobs.learners;
  const client = useQueryClient();
  const { query, change, goTo } = useList(learnerList);
  const tab = query.tab ?? 'ready';
  const list = useQuery(learnersPage(query));
  const [dialog, setDialog] = useState<{ does: 'make' | 'test'; of: Learner } | null>(null);
  const close = () => {
    setDialog(null);
    refreshLearners(client);
  };
  const tell = useAct({
    act: (ll_ids: number[] | undefined) => call('POST /jobs/learners/tell', { body: { ll_ids } }),
    done: ({ messages }) => texts.told(messages),
    failed: texts.notifyFailed,
    refresh: () => refreshLearners(client),
  });
  const of = (label: string, row: Learner) => words.documents.of(label, row.name);
  return (
    <Page
      title={texts.title}
      actions={
        tab === 'ready' && (
          <Button variant="default" loading={tell.busy} onClick={() => tell.act(undefined)}>
            {texts.notifyAll}
          </Button>
        )
      }
    >
      <div className={layout.list}>
        <Tabs
          label={texts.title}
          tabs={learnerTabs.map(name => ({ name, label: texts.tabs[name] }))}
          value={tab}
          onChange={name => change({ tab: name })}
        >
          <PagedTable
            label={texts.tabs[tab]}
            list={list}
            columns={columns(words)}
            empty={texts.empty}
            failure={texts.loadFailed}
            rowKey={({ ll_id }) => ll_id}
            onPage={goTo}
            actions={row => (
              <>
                {mayApply(row) && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={of(texts.makeDl, row)}
                    aria-keyshortcuts="n"
                    onClick={() => setDialog({ does: 'make', of: row })}
                  >
                    {texts.makeDl}
                  </Button>
                )}
                <ActionMenu
                  label="⋯"
                  name={of(words.general.actions, row)}
                  busy={tell.busy}
                  actions={[
                    {
                      label: texts.test,
                      name: of(texts.test, row),
                      onChoose: () => setDialog({ does: 'test', of: row }),
                    },
                    ...(row.told_on === null && row.tab === 'ready'
                      ? [
                          {
                            label: texts.tell,
                            name: of(texts.tell, row),
                            keys: 's',
                            onChoose: () => tell.act([row.ll_id]),
                          },
                        ]
                      : []),
                  ]}
                />
              </>
            )}
          />
        </Tabs>
      </div>
      {dialog?.does === 'make' && <MakeLicence learner={dialog.of} onClose={close} />}
      {dialog?.does === 'test' && <TestForm learner={dialog.of} onClose={close} />}
    </Page>
  );
}

/** Whether the licence may be made now: not before its day, nor after the learner's has ended. */
const mayApply = ({ tab }: Learner) => tab === 'ready' || tab === 'ending';

function columns(words: Words): Column<Learner>[] {
  const texts = words.jobs.learners;
  return [
    {
      key: 'name',
      label: words.fields.name,
      as: 'heading',
      cell: row => (
        <>
          <Link className={prose.quiet} to={`/citizens/${row.citizen_id}?tab=all#${rowId('ll', row.ll_id)}`}>
            {row.name}
          </Link>
          <p className={prose.hint} translate="no">
            {row.mobile}
          </p>
        </>
      ),
    },
    {
      key: 'licence',
      label: words.kinds.ll.one,
      cell: row => (
        <>
          <NumberText value={row.ll_no} />
          <p className={prose.hint}>
            {[shownList(row.vehicle_class, words), row.application_no].filter(Boolean).join(' · ')}
          </p>
        </>
      ),
    },
    {
      key: 'issued',
      label: words.fields.issue_date,
      cell: row => <DateText date={row.issue_date} />,
    },
    { key: 'ends', label: words.fields.expiry_date, cell: row => <DateText date={row.expiry_date} hint /> },
    {
      key: 'test',
      label: texts.test,
      cell: row => (
        <>
          <DateText date={row.test_on} />
          {row.test_result !== null && ` ${texts.results[row.test_result]}`}
        </>
      ),
    },
    { key: 'told', label: words.fields.told_on, cell: row => <DateText date={row.told_on} /> },
  ];
}
