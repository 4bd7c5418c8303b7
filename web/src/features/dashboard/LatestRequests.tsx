import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useWords } from '../../words/useWords.ts';
import { Stage } from '../requests/progress.tsx';
import { myRequests } from '../requests/queries.ts';
import classes from './DashboardPage.module.css';

/** So many are told of; the others are on their own screen. */
const LATEST = 3;

/** What one asked the office for last, and how far it has come; nothing where that is nothing. */
export function LatestRequests() {
  const words = useWords();
  const latest = useQuery(myRequests(1)).data?.data.slice(0, LATEST) ?? [];
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
