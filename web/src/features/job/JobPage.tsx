import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import type { MenuAction } from '../../ui/ActionMenu.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { ShowFees } from '../fees/ShowFees.tsx';
import { JobActions } from '../jobs/JobActions.tsx';
import { JobDocuments } from '../jobs/JobDocuments.tsx';
import classes from '../jobs/jobs.module.css';
import { jobOptions, oneJob } from '../jobs/queries.ts';
import { StageButtons } from '../jobs/StageButtons.tsx';
import { servicesName } from '../jobs/servicesText.ts';
import { TimeLine } from '../jobs/TimeLine.tsx';
import { JobFacts, JobLine } from './JobFacts.tsx';

const JobForm = lazyComponent(async () => (await import('../jobs/JobForm.tsx')).JobForm);
const JobSlip = lazyComponent(async () => (await import('../jobs/JobSlip.tsx')).JobSlip);
const JobMoney = lazyComponent(async () => (await import('../money/JobMoney.tsx')).JobMoney);
const LettersOf = lazyComponent(async () => (await import('../letters/LettersOf.tsx')).LettersOf);
const DocumentsOnRecord = lazyComponent(
  async () => (await import('../jobs/DocumentsOnRecord.tsx')).DocumentsOnRecord,
);

/** One job: what it is about and whose, its documents, what has happened, and the next step. */
export function JobPage() {
  const texts = useWords().jobs;
  const id = Number(useParams().id);
  const [params] = useSearchParams();
  const found = useQuery(oneJob(id));
  useRefreshFailure(found, texts.loadFailed);
  // The line of stages stands above all else: it comes with the job, so that nothing moves.
  const options = useQuery(jobOptions);
  const job = options.isPending ? undefined : found.data;
  const slip = (['due', 'handOver'] as const).find(one => one === params.get('slip'));
  if (job === undefined) {
    return (
      <Page title={texts.one}>
        <PendingPart found={found} failure={texts.loadFailed} height={320} />
        {found.error && (
          <Link className={prose.quiet} to="/jobs">
            {texts.title}
          </Link>
        )}
      </Page>
    );
  }
  return slip === undefined ? <Shown job={job} /> : <JobSlip job={job} which={slip} />;
}

function Shown({ job }: { job: Job }) {
  const words = useWords();
  const texts = words.jobs;
  const navigate = useNavigate();
  const { user } = useSession();
  const [editing, setEditing] = useState(false);
  const slip = (which: 'due' | 'handOver'): MenuAction => ({
    label: texts.slip[which],
    onChoose: () => void navigate(`/jobs/${job.id}?slip=${which}`),
  });
  const { citizen, vehicle } = job;
  return (
    <Page
      title={servicesName(job, words)}
      back={{ to: '/jobs', label: texts.title }}
      facts={<JobLine job={job} />}
      actions={
        <JobActions
          job={job}
          more={[
            { label: words.general.edit, onChoose: () => setEditing(true) },
            slip('due'),
            slip('handOver'),
          ]}
        />
      }
    >
      <StageButtons job={job} />
      <div className={classes.sides}>
        <div className={classes.side}>
          <JobDocuments job={job} />
          {citizen !== null && (
            <DocumentsOnRecord citizen={citizen} vehicle={vehicle} category={job.category} />
          )}
          {job.services.length > 0 && !user?.desk.money_on && (
            <section className={classes.part}>
              <h2>{words.fees.title}</h2>
              <ShowFees services={job.services} vehicle={vehicle?.id} />
            </section>
          )}
          {user?.desk.money_on && (
            <section className={classes.part}>
              <JobMoney job={job} />
            </section>
          )}
          <section className={classes.part}>
            <h2>{words.general.nav.letters}</h2>
            <LettersOf of="job" id={job.id} />
          </section>
        </div>
        <div className={classes.side}>
          <JobFacts job={job} />
          <TimeLine events={job.events} />
        </div>
      </div>
      {editing && <JobForm job={job} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />}
    </Page>
  );
}
