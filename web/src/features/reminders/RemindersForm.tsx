import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { Switch } from '../../inputs/Choices.tsx';
import { Select } from '../../inputs/Select.tsx';
import { Textarea } from '../../inputs/Textarea.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { remindersKey } from './queries.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const templateFields = [
  'template_notice',
  'template_message',
  'template_reset',
  'template_language',
] as const;

/** The settings of reminders. */
export function RemindersForm({ settings }: { settings: ReminderSettings }) {
  const words = useWords();
  const texts = words.reminders;
  const client = useQueryClient();
  const [draft, setDraft] = useState({
    on: settings.reminders_on,
    stages: settings.stages.join(', '),
    hour: String(settings.hour),
    office_name_hi: settings.office_name_hi ?? '',
    office_name_en: settings.office_name_en ?? '',
    contact_hi: settings.contact_hi ?? '',
    contact_en: settings.contact_en ?? '',
    template_notice: settings.template_notice ?? '',
    template_message: settings.template_message ?? '',
    template_reset: settings.template_reset ?? '',
    template_language: settings.template_language,
  });
  const [wrong, setWrong] = useState<string | null>(null);
  const [refused, setRefused] = useState<ApiError['errors']>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const stages = stagesOf(draft.stages);
    setWrong(stages === null ? texts.stagesWrong : null);
    if (stages === null) return;
    setBusy(true);
    setRefused({});
    try {
      await call('PUT /admin/reminders', {
        body: {
          reminders_on: draft.on,
          stages,
          hour: Number(draft.hour),
          office_name_hi: draft.office_name_hi.trim() || null,
          office_name_en: draft.office_name_en.trim() || null,
          contact_hi: draft.contact_hi.trim() || null,
          contact_en: draft.contact_en.trim() || null,
          template_notice: draft.template_notice.trim() || null,
          template_message: draft.template_message.trim() || null,
          template_reset: draft.template_reset.trim() || null,
          template_language: draft.template_language.trim(),
          updated_at: settings.updated_at,
        },
      });
      toast.success(texts.saved);
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.errors);
      toast.failure(failureText(error, texts.saveFailed));
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: remindersKey });
    }
  };
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <Stack gap="md">
        <Switch
          label={texts.on}
          checked={draft.on}
          onChange={event => setDraft({ ...draft, on: event.currentTarget.checked })}
        />
        <TextInput
          name="stages"
          label={texts.stages}
          description={texts.stagesHint}
          inputMode="numeric"
          value={draft.stages}
          error={wrong}
          onChange={event => setDraft({ ...draft, stages: event.currentTarget.value })}
        />
        <Select
          name="hour"
          label={texts.hour}
          value={draft.hour}
          options={hours}
          onChange={event => setDraft({ ...draft, hour: event.currentTarget.value })}
        />
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
        <Title order={3}>{texts.templates}</Title>
        <Text size="sm">{texts.templatesWhy}</Text>
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
        <Group justify="flex-end">
          <Button type="submit" loading={busy}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** `30, 15, 7` as numbers, or null where they are not one to ten days of a year. */
function stagesOf(typed: string): number[] | null {
  const parts = typed.split(/[\s,]+/).filter(part => part !== '');
  const isRight =
    parts.length >= 1 &&
    parts.length <= 10 &&
    parts.every(part => /^\d{1,3}$/.test(part) && Number(part) <= 365);
  return isRight ? parts.map(Number) : null;
}
