import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { Pending } from '../../ui/Pending.tsx';
import { useReportUnsaved } from '../../ui/unsaved.ts';
import { useAct } from '../../ui/useAct.ts';
import { firstHourTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { reminderSettings, remindersKey } from '../reminders/queries.ts';
import { firstHour } from './queries.ts';

/** What the office is called and how it is reached; the rest of the settings stays. */
export function OfficeForm() {
  const { data } = useQuery(reminderSettings);
  return data === undefined ? <Pending height={200} /> : <Fields settings={data} />;
}

const names = ['office_name_hi', 'office_name_en', 'contact_hi', 'contact_en'] as const;

function Fields({ settings }: { settings: ReminderSettings }) {
  const words = useWords();
  const texts = usePageTexts(firstHourTexts);
  const { officeNameHi, officeNameEn, contactHi, contactEn } = words.notices.settings;
  const labels = [officeNameHi, officeNameEn, contactHi, contactEn];
  const client = useQueryClient();
  const [draft, setDraft] = useState(() =>
    Object.fromEntries(names.map(name => [name, settings[name] ?? ''])),
  );
  useReportUnsaved(names.some(name => draft[name] !== (settings[name] ?? '')));
  const save = useAct({
    act: async () => {
      const typed = Object.fromEntries(names.map(name => [name, draft[name]?.trim() || null]));
      // The rest as it is by now: steps that were skipped meanwhile have changed the settings as well.
      const { reminders_on, stages, hour, updated_at } = await client.fetchQuery({
        ...reminderSettings,
        staleTime: 0,
      });
      await call('PUT /admin/reminders', { body: { reminders_on, stages, hour, updated_at, ...typed } });
    },
    done: texts.steps.office.saved,
    failed: texts.saveFailed,
    refresh: async () => {
      await client.invalidateQueries({ queryKey: firstHour.queryKey });
      await client.invalidateQueries({ queryKey: remindersKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.act();
  };
  return (
    <form className={layout.stack} noValidate onSubmit={submit}>
      <div className={layout.two}>
        {names.map((name, at) => (
          <TextInput
            key={name}
            name={name}
            label={labels[at] ?? ''}
            {...(name.endsWith('_hi') && { lang: 'hi' })}
            maxLength={name.startsWith('contact') ? 300 : 100}
            value={draft[name] ?? ''}
            onChange={event => setDraft({ ...draft, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Button type="submit" size="xs" className={layout.start} loading={save.busy}>
        {words.general.save}
      </Button>
    </form>
  );
}
