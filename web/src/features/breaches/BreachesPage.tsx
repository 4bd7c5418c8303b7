import { hoursUntil } from '@rto-desk/contract/breach';
import type { Breach } from '@rto-desk/contract/endpoints/breaches';
import type { BreachesTexts } from '@rto-desk/contract/words/en/breaches';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { breachesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { BreachForm } from './BreachForm.tsx';
import { BreachReport } from './BreachReport.tsx';
import { breaches } from './queries.ts';

/** The breaches of personal data; with `id` in the address the report of one. For admins. */
export function BreachesPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('id'));
  return Number.isInteger(id) && id > 0 ? <BreachReport id={id} /> : <BreachList />;
}

function BreachList() {
  const texts = usePageTexts(breachesTexts);
  const [page, setPage] = useState(1);
  const [entering, setEntering] = useState(false);
  const list = useQuery(breaches(page));
  return (
    <Page title={texts.title} actions={<Button onClick={() => setEntering(true)}>{texts.add}</Button>}>
      <p className={layout.below}>{texts.explain}</p>
      <PagedTable
        label={texts.title}
        list={list}
        columns={columns(texts)}
        empty={texts.empty}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={setPage}
      />
      {entering && <BreachForm breach={null} onClose={() => setEntering(false)} />}
    </Page>
  );
}

/** How long there is until the Board must be told, or that it was. */
export function BoardBadge({ breach }: { breach: Breach }) {
  const texts = usePageTexts(breachesTexts);
  if (breach.board_told_at !== null) return <ToneBadge tone="good" text={texts.boardTold} />;
  const hours = hoursUntil(breach.board_due_at);
  if (hours < 0) return <ToneBadge tone="bad" text={texts.hoursLate(-hours)} />;
  return <ToneBadge tone="soon" text={texts.hoursLeft(hours)} />;
}

function columns(texts: BreachesTexts): Column<Breach>[] {
  return [
    {
      key: 'nature',
      label: texts.nature,
      as: 'heading',
      cell: ({ id, nature }) => (
        <Link to={`/admin/breaches?id=${id}`}>
          {nature.length > 120 ? `${nature.slice(0, 119)}…` : nature}
        </Link>
      ),
    },
    {
      key: 'noticed',
      label: texts.noticed,
      cell: ({ noticed_at }) => <MomentText moment={noticed_at} time />,
    },
    { key: 'board', label: texts.board, cell: breach => <BoardBadge breach={breach} /> },
    {
      key: 'persons',
      label: texts.persons,
      cell: ({ persons, notified }) => texts.notifiedOf(notified, persons),
    },
  ];
}
