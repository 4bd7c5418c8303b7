import { Link } from 'react-router';
import { Page } from '../../ui/Page.tsx';
import {
  branchesTexts,
  breachesTexts,
  dateRulesTexts,
  exportsTexts,
  feeRulesTexts,
  firstHourTexts,
  historyTexts,
  jobSettingsTexts,
  lettersTexts,
  numberSeriesTexts,
  privacyKitTexts,
  tokensTexts,
  usePageTexts,
  usersTexts,
} from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { LastBackup } from '../backup/LastBackup.tsx';
import { DatabaseWarning, DiskWarnings, ServerWarnings } from '../backup/Warnings.tsx';
import { SendingState } from '../messages/SendingState.tsx';
import classes from './AdminPage.module.css';

/** Where admins find what only they do. */
export function AdminPage() {
  const words = useWords();
  const letters = usePageTexts(lettersTexts);
  const branches = usePageTexts(branchesTexts);
  const exports = usePageTexts(exportsTexts);
  const dateRules = usePageTexts(dateRulesTexts);
  const jobSettings = usePageTexts(jobSettingsTexts);
  const firstHour = usePageTexts(firstHourTexts);
  const feeRules = usePageTexts(feeRulesTexts);
  const history = usePageTexts(historyTexts);
  const users = usePageTexts(usersTexts);
  const numberSeries = usePageTexts(numberSeriesTexts);
  const privacy = usePageTexts(privacyKitTexts);
  const tokens = usePageTexts(tokensTexts);
  const breaches = usePageTexts(breachesTexts);
  const links = [
    { to: '/admin/first-hour', title: firstHour.title, about: firstHour.about },
    { to: '/admin/users', title: users.title, about: users.panelUsers },
    { to: '/admin/branches', title: branches.title, about: branches.about },
    { to: '/admin/history', title: history.title, about: history.about },
    { to: '/admin/export', title: exports.title, about: exports.about },
    { to: '/admin/deletion-requests', title: words.ownData.requests, about: words.ownData.requestsAbout },
    { to: '/admin/breaches', title: breaches.title, about: breaches.about },
    { to: '/admin/privacy', title: privacy.title, about: privacy.about },
    {
      to: '/admin/privacy-requests',
      title: words.privacyRequests.title,
      about: words.privacyRequests.about,
    },
    { to: '/admin/security', title: words.security.settings, about: words.security.settingsAbout },
    { to: '/admin/tokens', title: tokens.title, about: tokens.about },
    { to: '/admin/date-rules', title: dateRules.title, about: dateRules.about },
    { to: '/admin/fees', title: feeRules.title, about: feeRules.about },
    { to: '/admin/desk', title: numberSeries.desk.title, about: numberSeries.desk.about },
    { to: '/admin/templates', title: letters.templates.title, about: letters.templates.about },
    { to: '/admin/series', title: numberSeries.title, about: numberSeries.about },
    { to: '/admin/work', title: jobSettings.title, about: jobSettings.about },
    { to: '/admin/reminders', title: words.reminders.title, about: users.panelReminders },
  ];
  return (
    <Page title={users.panel}>
      <div className={classes.places}>
        {links.map(({ to, title, about }) => (
          <Link key={to} to={to} className={classes.place}>
            <strong>{title}</strong>
            <span>{about}</span>
          </Link>
        ))}
      </div>
      <SendingState />
      <DiskWarnings />
      <ServerWarnings />
      <DatabaseWarning />
      <LastBackup />
    </Page>
  );
}
