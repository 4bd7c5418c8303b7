import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { daysBetween, today } from '@rto-desk/contract/expiry';
import { useQueries } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/Button.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import pending from '../../ui/pending.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import { firstJob } from '../jobs/queries.ts';
import { servicesText } from '../jobs/servicesText.ts';
import classes from './DashboardPage.module.css';

/** The job to begin with: of one's own and the unassigned the one that is due first. Nothing where there is none. */
export function NextJob() {
  const words = useWords();
  const texts = useWords().jobs.work;
  const found = useQueries({ queries: [firstJob('me'), firstJob('none')] });
  if (found.some(({ isPending }) => isPending))
    return <div className={`${pending.coming} ${classes.next}`} />;
  const [job] = found.flatMap(({ data }) => data ?? []).sort(byDue);
  if (job === undefined) return null;
  const days = job.due_on === null ? null : daysBetween(today(), job.due_on);
  return (
    <section className={classes.next} aria-label={texts.next}>
      <div className={classes.nextText}>
        <p className={classes.nextTop}>
          {texts.next}
          {days !== null && days < 0 && <ToneBadge tone="bad" text={texts.late(-days)} />}
        </p>
        <h2>{servicesText(job, words)}</h2>
        <p className={classes.nextAbout}>
          {job.vehicle && (
            <>
              <NumberText value={job.vehicle.registration_no} /> ·{' '}
            </>
          )}
          {job.contact_name} · {job.number}
        </p>
      </div>
      <ButtonLink to={`/jobs/${job.id}`}>{texts.first}</ButtonLink>
    </section>
  );
}

/** Due soonest first; what has no day comes last, and the older before the newer. */
function byDue(one: JobRow, other: JobRow): number {
  return (one.due_on ?? '9').localeCompare(other.due_on ?? '9') || one.id - other.id;
}
