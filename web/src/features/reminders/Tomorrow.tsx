import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { typeName } from '@rto-desk/contract/words/type-name';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import { Pending } from '../../ui/Pending.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { remindersTomorrow } from './queries.ts';

/** What would go out on the next open day by the settings as they were saved. */
export function Tomorrow({ settings }: { settings: ReminderSettings }) {
  const words = useWords();
  const texts = words.notices.settings;
  const { data, error, refetch } = useQuery(remindersTomorrow);
  if (error) return <LoadFailure error={error} failure={texts.loadFailed} retry={() => void refetch()} />;
  if (data === undefined) return <Pending height={160} />;
  const { day, messages, documents, beyond, kinds } = data;
  const isTomorrow = day === addPeriod(today(), { days: 1 });
  return (
    <div className={layout.panel}>
      <h2>{isTomorrow ? texts.tomorrow : texts.tomorrowOn(officeDate(day))}</h2>
      <p className={prose.strong}>
        {messages === 0 ? texts.tomorrowNone : words.notices.sum(messages, documents)}
      </p>
      <ul>
        {kinds.map(({ type, documents }) => (
          <li key={type}>
            {typeName(type, words, null)}: {documents}
          </li>
        ))}
      </ul>
      {beyond > 0 && <p className={prose.small}>{texts.tomorrowBeyond(beyond)}</p>}
      {!settings.reminders_on && <p className={prose.small}>{texts.tomorrowOff}</p>}
    </div>
  );
}
