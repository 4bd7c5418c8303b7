import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { HistoryLine } from '@rto-desk/contract/endpoints/history';
import { isCalendarDate, officeDate } from '@rto-desk/contract/expiry';
import { codedTitles } from '@rto-desk/contract/history-codes';
import type { HistoryTexts } from '@rto-desk/contract/words/en/history';
import type { Words } from '@rto-desk/contract/words/words';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { branches } from '../branches/queries.ts';
import { jobOptions } from '../jobs/queries.ts';
import { ChangedValues } from './ChangedValues.tsx';
import classes from './history.module.css';
import { type OfficeNames, useRecordCodes } from './recordCodes.ts';
import { useRecordName } from './recordNames.ts';

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
  const history = usePageTexts(historyTexts);
  const recordName = useRecordName();
  const { data: offices = [] } = useQuery(branches);
  const { stages = [], reasons = [] } = useQuery(jobOptions).data ?? {};
  const office: OfficeNames = {
    branches: Object.fromEntries(offices.map(({ id, name }) => [id, shownValue(name, words)])),
    stages: Object.fromEntries(stages.map(({ code, name }) => [code, name])),
    rejectReasons: Object.fromEntries(reasons.map(({ code, name }) => [code, name])),
  };
  return (
    <PagedTable
      label={history.title}
      list={list}
      columns={columns(words, history, recordName, office, linked)}
      empty={empty}
      failure={history.loadFailed}
      rowKey={byId}
      onPage={onPage}
    />
  );
}

function columns(
  words: Words,
  history: HistoryTexts,
  recordName: (record: string) => string,
  office: OfficeNames,
  linked: boolean,
): Column<HistoryLine>[] {
  return [
    {
      key: 'what',
      label: history.what,
      as: 'heading',
      cell: line => (
        <>
          <div className={classes.action}>{history.actions[line.action]}</div>
          <p className={prose.hint}>
            {line.record !== null && recordName(line.record)}
            <LineTitle line={line} office={office} />
            {linked && line.citizen_id !== null && line.action !== 'deleted' && (
              <>
                {' · '}
                <Link to={`/citizens/${line.citizen_id}`}>{words.citizens.citizen}</Link>
              </>
            )}
          </p>
        </>
      ),
    },
    {
      key: 'details',
      label: history.details,
      as: 'long',
      cell: line => (
        <div className={classes.what}>
          <ChangedValues line={line} office={office} />
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
          {line.actor?.role && <p className={prose.hint}>{words.accounts.roles[line.actor.role]}</p>}
        </>
      ),
    },
    {
      key: 'when',
      label: history.when,
      cell: line => (
        <>
          <MomentText moment={line.happened_at} time />
          {line.address !== null && <p className={prose.hint}>{history.from(line.address)}</p>}
        </>
      ),
    },
  ];
}

/** What the record of a line is called, after the kind of the record. */
function LineTitle({ line, office }: { line: HistoryLine; office: OfficeNames }) {
  const codes = useRecordCodes(line.record, office);
  if (line.title === null || line.title === '') return null;
  const coded = codes[codedTitles[line.record ?? ''] ?? '']?.(line.title);
  const title = coded ?? (isCalendarDate(line.title) ? officeDate(line.title) : line.title);
  return line.record === null ? title : ` · ${title}`;
}
