import type { LetterTemplate } from '@rto-desk/contract/endpoints/letters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshTemplates, templatesFor } from './queries.ts';

const TemplateForm = lazyComponent(async () => (await import('./TemplateForm.tsx')).TemplateForm);
const TryTemplate = lazyComponent(async () => (await import('./TryTemplate.tsx')).TryTemplate);
const TagList = lazyComponent(async () => (await import('./TagList.tsx')).TagList);

/** The office's templates and the tags that they may have, for admins. */
export function TemplatesPage() {
  const words = useWords();
  const texts = usePageTexts(lettersTexts);
  const client = useQueryClient();
  const list = useQuery(templatesFor(undefined));
  const [form, setForm] = useState<{ template: LetterTemplate | null } | null>(null);
  const [leaving, setLeaving] = useState<LetterTemplate | null>(null);
  const [tried, setTried] = useState<LetterTemplate | null>(null);
  const addStarters = useAct({
    act: () => call('POST /admin/templates/starters'),
    done: ({ added }) => {
      refreshTemplates(client);
      return texts.templates.startersAdded(added);
    },
    failed: texts.saveFailed,
  });
  const archive = useAct({
    act: (id: number) => call('DELETE /admin/templates/{id}', { params: { id } }),
    done: ({ message }) => {
      setLeaving(null);
      refreshTemplates(client);
      return message;
    },
    failed: texts.saveFailed,
  });
  const downloadFile = useAct({
    act: (id: number) => download(`/templates/${id}/file`),
    failed: texts.saveFailed,
  });
  return (
    <Page
      title={texts.templates.title}
      actions={
        <>
          <Button onClick={() => setForm({ template: null })}>{texts.templates.add}</Button>
          <Button variant="default" loading={addStarters.busy} onClick={() => addStarters.act()}>
            {texts.templates.starters}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        <p className={prose.note}>{texts.templates.explain}</p>
        <DataTable
          label={texts.templates.title}
          rows={list.data}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: words.fields.name,
              as: 'heading',
              cell: template => (
                <>
                  {template.name}
                  <p className={prose.hint}>{texts.templates.version(template.version)}</p>
                </>
              ),
            },
            { key: 'subject', label: texts.about, cell: ({ subject }) => texts.subjects[subject] },
            {
              key: 'numbered',
              label: texts.numbered,
              cell: ({ numbered }) => (numbered ? texts.yes : words.general.none),
            },
          ]}
          empty={texts.templates.empty}
          failure={
            list.error && {
              error: list.error,
              failure: texts.templates.loadFailed,
              retry: () => void list.refetch(),
            }
          }
          actions={template => (
            <ActionMenu
              label="⋯"
              name={texts.actOn(words.general.actions, template.name)}
              busy={downloadFile.busy}
              actions={[
                { label: texts.templates.tryOut, onChoose: () => setTried(template) },
                { label: texts.templates.edit, onChoose: () => setForm({ template }) },
                {
                  label: texts.templates.download,
                  onChoose: () => downloadFile.act(template.id),
                },
                {
                  label: texts.templates.archive,
                  color: 'red',
                  apart: true,
                  onChoose: () => setLeaving(template),
                },
              ]}
            />
          )}
        />
        {list.data !== undefined && <TagList />}
      </div>
      {form !== null && <TemplateForm template={form.template} onClose={() => setForm(null)} />}
      {tried !== null && <TryTemplate template={tried} onClose={() => setTried(null)} />}
      <Confirm
        opened={leaving !== null}
        question={texts.templates.archiveQuestion(leaving?.name ?? '')}
        action={texts.templates.archive}
        busy={archive.busy}
        onConfirm={() => leaving !== null && archive.act(leaving.id)}
        onClose={() => setLeaving(null)}
      />
    </Page>
  );
}
