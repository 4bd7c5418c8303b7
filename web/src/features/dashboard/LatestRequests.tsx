import type { OwnRequest } from '@rto-desk/contract/endpoints/requests';
import { Link } from 'react-router';
import { useWords } from '../../words/useWords.ts';
import { Stage } from '../requests/progress.tsx';
import classes from './DashboardPage.module.css';

/** So many are told of; the others are on their own screen. */
const LATEST = 3;

/** What one asked the office for last, the newest first, and how far it has come; nothing where that is nothing. */
export function LatestRequests({ requests }: { requests: readonly OwnRequest[] }) {
  const words = useWords();
  const latest = requests.slice(0, LATEST);
  if (latest.length === 0) return null;
  return (
    <section className={classes.part}>
      <h2>{words.requests.mine}</h2>
      <ul className={classes.rows}>
        {latest.map(request => (
          <li key={request.id}>
            <Link to="/my-requests" className={classes.paper}>
              <div>
                <span>{request.reference}</span>{' '}
                <small>{request.services.map(service => words.services.names[service]).join(', ')}</small>
              </div>
              <span>
                <Stage of={request} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
