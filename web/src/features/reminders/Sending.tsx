import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { officeDate } from '@rto-desk/contract/expiry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Switch } from '../../inputs/Checkbox.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { reminderProgress, remindersKey } from './queries.ts';

/** Whether reminders are sent, which is turned on and off at once, and how far those of today have come. */
export function Sending({ settings }: { settings: ReminderSettings }) {
  const words = useWords();
  const texts = words.notices.settings;
  const client = useQueryClient();
  const { stages, hour, updated_at, reminded_on } = settings;
  const set = useAct({
    act: (reminders_on: boolean) =>
      call('PUT /admin/reminders', { body: { reminders_on, stages, hour, updated_at } }),
    done: texts.saved,
    failed: words.reminders.saveFailed,
    refresh: () => client.invalidateQueries({ queryKey: remindersKey }),
  });
  return (
    <div className={layout.panel}>
      <Switch
        label={texts.on}
        checked={settings.reminders_on}
        disabled={set.busy}
        onChange={event => set.act(event.currentTarget.checked)}
      />
      <div className={layout.near}>
        <h2>{texts.progress}</h2>
        <Progress />
        <p className={prose.note}>
          {reminded_on === null ? texts.neverRun : texts.lastRun(officeDate(reminded_on))}
        </p>
      </div>
    </div>
  );
}

/** How far the reminders of today have come, by itself while they go on. */
function Progress() {
  const texts = useWords().notices.settings;
  const { data } = useQuery(reminderProgress);
  if (data === undefined) return null;
  const counts = Object.entries(texts.counts).flatMap(([name, text]) => {
    const count = data[name as keyof typeof data];
    return count > 0 ? [text(count)] : [];
  });
  const all = data.due + data.waiting + data.sent + data.failed + data.manual;
  const done = data.sent + data.failed + data.manual;
  if (all === 0) return <p>{texts.progressNone}</p>;
  return (
    <>
      <progress value={done} max={all} aria-label={texts.progressOf(done, all)} />
      <p className={prose.small} role="status">
        {texts.progressOf(done, all)}: {counts.join(', ')}
      </p>
    </>
  );
}
