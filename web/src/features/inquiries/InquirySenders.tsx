import type { InquiryDetails } from '@rto-desk/contract/endpoints/requests';
import { Link } from 'react-router';
import plain from '../../ui/plain.module.css';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from '../jobs/jobs.module.css';

/** The citizens who have the mobile number of who asks. */
export function InquirySenders({ matches }: Pick<InquiryDetails, 'matches'>) {
  const texts = useWords().jobs.inquiry;
  return (
    <div className={plain.row}>
      <strong className={classes.label}>{texts.known}</strong>
      {matches.length === 0 && texts.unknown}
      {matches.map(({ id, name, kept_by, verified_by_branch }) => (
        <span key={id}>
          <Link className={plain.quiet} to={`/citizens/${id}`}>
            {name}
          </Link>{' '}
          <UnverifiedKeeperBadge by={kept_by} branch={verified_by_branch} />
        </span>
      ))}
    </div>
  );
}
