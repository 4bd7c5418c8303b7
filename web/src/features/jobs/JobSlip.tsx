import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { now, today } from '@rto-desk/contract/expiry';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import prose from '../../ui/prose.module.css';
import { QrCode } from '../../ui/QrCode.tsx';
import { usePageSize } from '../../ui/usePageSize.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './JobSlip.module.css';
import { jobName } from './jobColumns.tsx';
import { servicesText } from './servicesText.ts';

const sizes = ['sheet', 'roll'] as const;
const pages = { sheet: 'size: a4; margin: 14mm', roll: 'size: 80mm 200mm; margin: 3mm' };

interface Props {
  job: Job;
  /** What is given when a job comes in, or when it is handed over. */
  which: 'due' | 'handOver';
}

/**
 * A slip for the person who asked, on a sheet or on the roll of a small printer. Its code opens tracking with the
 * reference alone.
 */
export function JobSlip({ job, which }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const slip = texts.slip;
  const [params, setParams] = useSearchParams();
  const size = sizes.find(one => one === params.get('size')) ?? 'sheet';
  usePageSize(pages[size]);
  const isDue = which === 'due';
  const named = (papers: Job['papers']) => papers.map(({ name }) => name).join(', ');
  const facts: [string, ReactNode][] = [
    [words.fields.reference, <strong key="reference">{job.reference}</strong>],
    [words.fields.contact_name, job.contact_name],
    [words.requests.asked, servicesText(job, words)],
    [words.fields.vehicle_id, job.vehicle && <NumberText value={job.vehicle.registration_no} />],
    [words.fields.application_no, job.application_no],
    [slip.receivedOn, <MomentText key="received" moment={job.created_at} />],
    [
      isDue ? slip.doneBy : slip.handedOver,
      <DateText key="day" date={isDue ? job.due_on : handedOver(job)} />,
    ],
    [
      slip.toBring,
      isDue && named(job.papers.filter(paper => paper.received_on === null && !paper.not_needed)),
    ],
    [slip.here, isDue && named(job.papers.filter(isHere))],
    [slip.returned, !isDue && named(job.papers.filter(({ returned_on }) => returned_on !== null))],
  ];
  const tracking = `${window.location.origin}/track?${new URLSearchParams({ reference: job.reference })}`;
  return (
    <Page
      title={texts.actOn(slip[which], job.number)}
      actions={
        <>
          <Link className={`${prose.quiet} ${classes.back}`} to={`/jobs/${job.id}`}>
            <ArrowLeft size={16} aria-hidden /> {jobName(job)}
          </Link>
          <PrintButton label={slip.print} />
        </>
      }
    >
      <div className={classes.choice}>
        <RadioGroup
          label={slip.paper}
          value={size}
          options={sizes.map(value => ({ value, label: slip[value] }))}
          onChange={next => setParams({ slip: which, size: next }, { replace: true })}
        />
      </div>
      <div className={classes.slip} data-size={size}>
        <dl>
          {facts
            .filter(([, fact]) => fact !== null && fact !== false && fact !== '')
            .map(([label, fact]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
        </dl>
        <figure>
          <QrCode text={tracking} label={slip.code} />
          <figcaption>{slip.scan}</figcaption>
        </figure>
        {!isDue && <p className={classes.signature}>{slip.signature}</p>}
      </div>
    </Page>
  );
}

function isHere({ kind, received_on, returned_on }: Job['papers'][number]): boolean {
  return kind === 'original' && received_on !== null && returned_on === null;
}

/** The day on which a job was handed over, or today where that is about to be done. */
function handedOver({ status, status_changed_at }: Job): string {
  return today(status === 'completed' && status_changed_at !== null ? new Date(status_changed_at) : now());
}
