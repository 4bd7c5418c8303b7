import type { Duplicate, DuplicatePair } from '@rto-desk/contract/endpoints/merges';
import { officeDate } from '@rto-desk/contract/expiry';
import type { DuplicatesTexts } from '@rto-desk/contract/words/en/duplicates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { duplicatesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { duplicatesPage } from './queries.ts';

const MergeForm = lazyComponent(async () => (await import('./MergeForm.tsx')).MergeForm);

/** Pairs that may be one person each, to compare or to tell apart for good. */
export function PairsList({ page, onPage }: { page: number; onPage: GoToPage }) {
  const texts = usePageTexts(duplicatesTexts);
  const client = useQueryClient();
  const list = useQuery(duplicatesPage(page));
  const [pair, setPair] = useState<DuplicatePair | null>(null);
  const dismiss = useAct({
    act: ({ one, other }: DuplicatePair) =>
      call('POST /citizens/duplicates/dismiss', {
        body: {
          one_id: one.id,
          other_id: other.id,
          one_updated_at: one.updated_at,
          other_updated_at: other.updated_at,
        },
      }),
    done: ({ message }) => message,
    failed: texts.dismissFailed,
    refresh: () => void refreshRecords(client),
  });
  return (
    <>
      <PagedTable
        label={texts.tabs.pairs}
        list={list}
        columns={columns(texts)}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={({ one, other }) => `${one.id} ${other.id}`}
        onPage={onPage}
        actions={row => (
          <>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={texts.of(texts.compare, row.one.name, row.other.name)}
              onClick={() => setPair(row)}
            >
              {texts.compare}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.of(texts.notSame, row.one.name, row.other.name)}
              loading={dismiss.busy && dismiss.input === row}
              onClick={() => dismiss.act(row)}
            >
              {texts.notSame}
            </Button>
          </>
        )}
      />
      {pair !== null && <MergeForm one={pair.one.id} other={pair.other.id} onClose={() => setPair(null)} />}
    </>
  );
}

function columns(texts: DuplicatesTexts): Column<DuplicatePair>[] {
  return [
    { key: 'one', label: texts.one, as: 'heading', cell: ({ one }) => <Person person={one} texts={texts} /> },
    { key: 'other', label: texts.other, cell: ({ other }) => <Person person={other} texts={texts} /> },
    { key: 'why', label: texts.why, cell: ({ reason }) => texts.reasons[reason] },
  ];
}

function Person({ person, texts }: { person: Duplicate; texts: DuplicatesTexts }) {
  const { id, name, mobile, dob, father_name, vehicles_count, kept_by_account, verified_by_branch } = person;
  const told = [mobile, dob && officeDate(dob), father_name, texts.vehicles(vehicles_count)];
  return (
    <>
      <Link className={prose.quiet} to={`/citizens/${id}`}>
        {name}
      </Link>
      <UnverifiedKeeperBadge by={kept_by_account} branch={verified_by_branch} />
      <p className={prose.hint}>{told.filter(Boolean).join(' · ')}</p>
    </>
  );
}
