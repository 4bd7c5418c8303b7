import { Anchor, Text } from '@mantine/core';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { HistoryLine } from '@rto-desk/contract/endpoints/history';
import type { HistoryWords } from '@rto-desk/contract/words/history/index';
import type { Words } from '@rto-desk/contract/words/words';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import { useWords } from '../../words/useWords.ts';
import { ChangedValues } from './ChangedValues.tsx';
import classes from './history.module.css';
import { recordName } from './recordNames.ts';
import { useHistoryWords } from './useHistoryWords.ts';

interface Props {
  list: UseQueryResult<Page<HistoryLine>>;
  onPage: GoToPage;
  empty: ReactNode;
  /** Whether a line leads to the citizen it is about; not on that citizen's own page. */
  linked?: boolean;
}

/** Lines of history: who did what when, and what it changed. */
export function HistoryTable({ list, onPage, empty, linked = false }: Props) {
  const words = useWords();
  const history = useHistoryWords();
  return (
    <PagedTable
      label={history.title}
      list={list}
      columns={columns(words, history, linked)}
      empty={empty}
      failure={history.loadFailed}
      rowKey={byId}
      onPage={onPage}
    />
  );
}

function columns(words: Words, history: HistoryWords, linked: boolean): Column<HistoryLine>[] {
  return [
    {
      key: 'what',
      label: history.what,
      as: 'heading',
      cell: line => (
        <>
          <div className={classes.action}>{history.actions[line.action]}</div>
          <Text size="xs" c="dimmed">
            {[line.record === null ? null : recordName(line.record, words, history), line.title]
              .filter(Boolean)
              .join(' · ')}
            {linked && line.citizen_id !== null && line.action !== 'deleted' && (
              <>
                {' · '}
                <Anchor component={Link} to={`/citizens/${line.citizen_id}`} fz="inherit" underline="always">
                  {words.citizens.citizen}
                </Anchor>
              </>
            )}
          </Text>
        </>
      ),
    },
    {
      key: 'details',
      label: history.details,
      as: 'long',
      cell: line => (
        <div className={classes.what}>
          <ChangedValues line={line} />
        </div>
      ),
    },
    {
      key: 'who',
      label: history.who,
      as: 'long',
      cell: line => (
        <>
          {line.actor?.name ?? (line.address === null ? history.itself : history.visitor)}
          {line.actor?.role && (
            <Text size="xs" c="dimmed">
              {words.accounts.roles[line.actor.role]}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'when',
      label: history.when,
      cell: line => (
        <>
          <MomentText moment={line.happened_at} time />
          {line.address !== null && (
            <Text size="xs" c="dimmed">
              {history.from(line.address)}
            </Text>
          )}
        </>
      ),
    },
  ];
}
