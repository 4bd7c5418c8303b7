import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { submitByEnter } from '../../forms/RecordForm.tsx';
import { Select } from '../../inputs/Select.tsx';
import { Textarea } from '../../inputs/Textarea.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useReportUnsaved } from '../../ui/unsaved.ts';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { hours } from './hours.ts';
import { QuietFields, quietFrom, quietOf } from './QuietFields.tsx';
import { remindersKey } from './queries.ts';
import classes from './reminders.module.css';
import { type Stages, StagesTable } from './StagesTable.tsx';

const templateFields = [
  'template_notice',
  'template_digest',
  'template_message',
  'template_reset',
  'template_language',
] as const;

/** The settings as they are typed. */
const draftOf = (settings: ReminderSettings) => ({
  stages: settings.stages,
  stages_by_kind: settings.stages_by_kind,
  hour: String(settings.hour),
  quiet: quietOf(settings),
  office_name_hi: settings.office_name_hi ?? '',
  office_name_en: settings.office_name_en ?? '',
  contact_hi: settings.contact_hi ?? '',
  contact_en: settings.contact_en ?? '',
  template_notice: settings.template_notice ?? '',
  template_digest: settings.template_digest ?? '',
  template_message: settings.template_message ?? '',
  template_reset: settings.template_reset ?? '',
  template_language: settings.template_language,
});

/** The settings of reminders. */
export function RemindersForm({ settings }: { settings: ReminderSettings }) {
  const words = useWords();
  const texts = words.notices.settings;
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(settings));
  useReportUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(settings)));
  const [wrong, setWrong] = useState<string | null>(null);
  const [unclear, setUnclear] = useState(false);
  const [refused, setRefused] = useState<ApiError['errors']>({});
  const save = useAct({
    act: (quiet: NonNullable<ReturnType<typeof quietFrom>>) =>
      call('PUT /admin/reminders', {
        body: {
          reminders_on: settings.reminders_on,
          stages: draft.stages,
          stages_by_kind: draft.stages_by_kind,
          ...quiet,
          hour: Number(draft.hour),
          office_name_hi: draft.office_name_hi.trim() || null,
          office_name_en: draft.office_name_en.trim() || null,
          contact_hi: draft.contact_hi.trim() || null,
          contact_en: draft.contact_en.trim() || null,
          template_notice: draft.template_notice.trim() || null,
          template_digest: draft.template_digest.trim() || null,
          template_message: draft.template_message.trim() || null,
          template_reset: draft.template_reset.trim() || null,
          template_language: draft.template_language.trim(),
          updated_at: settings.updated_at,
        },
      }),
    done: texts.saved,
    failed: error => {
      if (error instanceof ApiError) setRefused(error.errors);
      return words.reminders.saveFailed;
    },
    refresh: () => void client.invalidateQueries({ queryKey: remindersKey }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(areStages(draft) ? null : texts.stagesWrong);
    const quiet = quietFrom(draft.quiet);
    setUnclear(quiet === null);
    if (quiet === null || !areStages(draft)) return;
    setRefused({});
    save.act(quiet);
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={submitByEnter}>
      <div className={layout.stack}>
        <section className={layout.panel}>
          <StagesTable value={draft} error={wrong} onChange={changed => setDraft({ ...draft, ...changed })} />
          <Select
            name="hour"
            label={texts.hour}
            value={draft.hour}
            options={hours}
            onChange={event => setDraft({ ...draft, hour: event.currentTarget.value })}
          />
        </section>
        <section className={layout.panel}>
          <QuietFields
            priceSince={settings.message_price_since}
            value={draft.quiet}
            unclear={unclear}
            refused={refused}
            onChange={quiet => setDraft({ ...draft, quiet })}
          />
        </section>
        <section className={layout.panel}>
          <h2>{words.general.nav.office}</h2>
          <div className={classes.columns}>
            <TextInput
              name="office_name_hi"
              label={texts.officeNameHi}
              description={texts.officeNameHint}
              lang="hi"
              maxLength={100}
              value={draft.office_name_hi}
              onChange={event => setDraft({ ...draft, office_name_hi: event.currentTarget.value })}
            />
            <TextInput
              name="office_name_en"
              label={texts.officeNameEn}
              maxLength={100}
              value={draft.office_name_en}
              onChange={event => setDraft({ ...draft, office_name_en: event.currentTarget.value })}
            />
            <Textarea
              name="contact_hi"
              label={texts.contactHi}
              description={texts.contactHint}
              lang="hi"
              maxLength={300}
              value={draft.contact_hi}
              onChange={event => setDraft({ ...draft, contact_hi: event.currentTarget.value })}
            />
            <Textarea
              name="contact_en"
              label={texts.contactEn}
              maxLength={300}
              value={draft.contact_en}
              onChange={event => setDraft({ ...draft, contact_en: event.currentTarget.value })}
            />
          </div>
        </section>
        <section className={layout.panel}>
          <div>
            <h2>{texts.templates}</h2>
            <p className={prose.small}>{texts.templatesWhy}</p>
          </div>
          <div className={classes.columns}>
            {templateFields.map(name => (
              <TextInput
                key={name}
                name={name}
                label={words.fields[name]}
                description={texts.templatePlaces[name]}
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                maxLength={512}
                value={draft[name]}
                error={refused[name]?.join(' ')}
                onChange={event => setDraft({ ...draft, [name]: event.currentTarget.value })}
              />
            ))}
          </div>
        </section>
        <Button type="submit" loading={save.busy} className={layout.end}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

/** One to ten days for all, and as many at most for a kind. */
function areStages({ stages, stages_by_kind }: Stages): boolean {
  const lists = [stages, ...Object.values(stages_by_kind)];
  return stages.length > 0 && lists.every(list => (list ?? []).length <= 10);
}
