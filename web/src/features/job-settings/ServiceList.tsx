import type { JobServiceSettings } from '@rto-desk/contract/endpoints/job-settings';
import type { JobSettingsTexts } from '@rto-desk/contract/words/en/job-settings';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { jobSettingsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { serviceSettings } from './queries.ts';

const ServiceForm = lazyComponent(async () => (await import('./ServiceForm.tsx')).ServiceForm);

/** Within how many days each service is done, and which documents it asks for. */
export function ServiceList() {
  const words = useWords();
  const texts = usePageTexts(jobSettingsTexts);
  const list = useQuery(serviceSettings);
  const [edited, setEdited] = useState<JobServiceSettings | null>(null);
  return (
    <div className={layout.stack}>
      <p>{texts.services.explain}</p>
      <DataTable
        label={texts.tabs.services}
        columns={columns(words, texts)}
        rows={list.data}
        rowKey={({ service }) => service}
        empty={words.general.none}
        failure={
          list.error && {
            error: list.error,
            failure: texts.loadFailed,
            retry: () => void list.refetch(),
          }
        }
        actions={row => (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={texts.actOn(words.general.edit, serviceName(row, words, texts))}
            onClick={() => setEdited(row)}
          >
            {words.general.edit}
          </Button>
        )}
      />
      {edited !== null && (
        <ServiceForm
          settings={edited}
          name={serviceName(edited, words, texts)}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

function serviceName({ service }: JobServiceSettings, words: Words, texts: JobSettingsTexts): string {
  return service === 'other' ? texts.services.other : words.services.names[service];
}

function columns(words: Words, texts: JobSettingsTexts): Column<JobServiceSettings>[] {
  const { services } = texts;
  return [
    {
      key: 'service',
      label: services.service,
      as: 'heading',
      cell: row => serviceName(row, words, texts),
    },
    { key: 'days', label: words.fields.days, as: 'end', cell: row => services.days(row.days) },
    {
      key: 'papers',
      label: services.papers,
      cell: ({ papers }) =>
        papers.map(paper => paper[`name_${words.language}`]).join(', ') || services.noDocuments,
    },
    {
      key: 'source',
      label: services.source,
      cell: ({ source, since }) => (
        <>
          {shownValue(source, words)}, <DateText date={since} />
        </>
      ),
    },
  ];
}
