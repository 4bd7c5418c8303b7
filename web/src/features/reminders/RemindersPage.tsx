import { today } from '@rto-desk/contract/expiry';
import { useQuery } from '@tanstack/react-query';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { DueReminders } from './DueReminders.tsx';
import { dueReminders, reminderProgress, reminderSettings, remindersTomorrow } from './queries.ts';
import { RemindersForm } from './RemindersForm.tsx';
import classes from './reminders.module.css';
import { Sending } from './Sending.tsx';
import { Tomorrow } from './Tomorrow.tsx';

/** Whether reminders are sent and how far those of today are, what goes out tomorrow, and how people are told. */
export function RemindersPage() {
  const words = useWords();
  const texts = words.notices.settings;
  const settings = useQuery(reminderSettings);
  useRefreshFailure(settings, texts.loadFailed);
  // Each is above another, which would move when it comes.
  const parts = [useQuery(reminderProgress), useQuery(remindersTomorrow), useQuery(dueReminders(1))];
  if (settings.data === undefined || parts.some(({ isPending }) => isPending)) {
    return (
      <Page title={words.reminders.title}>
        <PendingPart found={settings} failure={texts.loadFailed} height={600} />
      </Page>
    );
  }
  return (
    <Page title={words.reminders.title}>
      <div className={layout.stack}>
        <div className={classes.beside}>
          <Sending settings={settings.data} />
          <Tomorrow settings={settings.data} />
        </div>
        <DueReminders isDone={settings.data.reminded_on === today()} />
        <RemindersForm settings={settings.data} />
      </div>
    </Page>
  );
}
