import { Link } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { LastBackup } from '../backup/LastBackup.tsx';
import classes from './AdminPage.module.css';

/** Where admins find what only they do. */
export function AdminPage() {
  const words = useWords();
  const links = [
    { to: '/admin/users', title: words.users.title, about: words.users.panelUsers },
    { to: '/admin/branches', title: words.branches.title, about: words.branches.about },
    { to: '/admin/history', title: words.history.title, about: words.history.about },
    { to: '/admin/export', title: words.exports.title, about: words.exports.about },
    { to: '/admin/deletion-requests', title: words.ownData.requests, about: words.ownData.requestsAbout },
    { to: '/admin/security', title: words.security.settings, about: words.security.settingsAbout },
    { to: '/admin/date-rules', title: words.dateRules.title, about: words.dateRules.about },
    { to: '/admin/reminders', title: words.reminders.title, about: words.users.panelReminders },
  ];
  return (
    <Page title={words.users.panel}>
      <div className={classes.places}>
        {links.map(({ to, title, about }) => (
          <Link key={to} to={to} className={classes.place}>
            <strong>{title}</strong>
            <span>{about}</span>
          </Link>
        ))}
      </div>
      <LastBackup />
    </Page>
  );
}
