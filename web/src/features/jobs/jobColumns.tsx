import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { openStatuses } from '@rto-desk/contract/job';
import type { Words } from '@rto-desk/contract/words/words';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { hindiWithin } from '../../words/hindiWithin.ts';
import { StageBadge } from './StageBadge.tsx';
import { servicesText } from './servicesText.ts';

/** Whether a job waits or is being worked on. */
export const isOpen = ({ status }: Pick<JobRow, 'status'>) => openStatuses.some(open => open === status);

/** What a job is called: its number, and whose it is. */
export const jobName = (job: Pick<JobRow, 'number' | 'contact_name'>) => `${job.number}, ${job.contact_name}`;

/** When a job is due, and that it is late where it is. */
export function DueText({
  job,
  texts,
}: {
  job: Pick<JobRow, 'due_on' | 'overdue' | 'status'>;
  texts: Words['jobs'];
}) {
  return (
    <>
      <DateText date={job.due_on} hint={isOpen(job)} />{' '}
      {job.overdue && <ToneBadge tone="bad" text={texts.overdue} />}
    </>
  );
}

export function jobColumns(words: Words): Column<JobRow>[] {
  const texts = words.jobs;
  return [
    {
      key: 'job',
      label: texts.one,
      as: 'heading',
      cell: row => (
        <>
          <Link
            className={prose.quiet}
            to={`/jobs/${row.id}`}
            lang={hindiWithin(row.contact_name, words.language)}
          >
            {row.contact_name}
          </Link>
          <p className={prose.hint}>
            <NumberText value={row.number} isPlate={false} /> ·{' '}
            <NumberText value={row.contact_phone} isPlate={false} />
          </p>
        </>
      ),
    },
    {
      key: 'services',
      label: words.requests.asked,
      cell: row => (
        <>
          <div>{servicesText(row, words)}</div>
          {row.vehicle !== null && (
            <p className={prose.hint} translate="no">
              {row.vehicle.registration_no}
            </p>
          )}
        </>
      ),
    },
    {
      key: 'stage',
      label: words.fields.stage,
      cell: row => (
        <>
          <StageBadge job={row} />
          <p className={prose.hint}>{row.assignee?.name ?? texts.nobody}</p>
        </>
      ),
    },
    { key: 'due', label: texts.due, cell: row => <DueText job={row} texts={texts} /> },
    {
      key: 'papers',
      label: texts.papers.missing,
      as: 'end',
      cell: row => (row.papers_missing === 0 ? words.general.none : row.papers_missing),
    },
  ];
}
