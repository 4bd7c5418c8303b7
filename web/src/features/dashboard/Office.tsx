import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './DashboardPage.module.css';
import { staffStats } from './queries.ts';

const Charts = lazyComponent(async () => (await import('./Charts.tsx')).Charts);

/** How many citizens and users there are; folded below, what came in and what was sent. */
export function Office() {
  const dashboard = useWords().dashboard;
  const stats = useQuery(staffStats).data;
  const [opened, setOpened] = useState(false);
  return (
    <section className={classes.card}>
      <div className={classes.head}>
        <h2>{dashboard.office}</h2>
      </div>
      <ul className={classes.totals}>
        {[
          { label: dashboard.citizens, count: stats?.total_citizens, to: '/citizens' },
          { label: dashboard.users, count: stats?.total_users, to: '/admin/users' },
        ].map(({ label, count, to }) => (
          <li key={to}>
            <Link to={to}>
              {label} <strong>{count?.toLocaleString('en-IN') ?? '…'}</strong>
              <ChevronRight size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <details className={classes.folded} onToggle={event => setOpened(event.currentTarget.open)}>
        <summary>{dashboard.charts}</summary>
        {opened && <Charts />}
      </details>
    </section>
  );
}
