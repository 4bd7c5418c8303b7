import { letterStates, templateSubjects } from '@rto-desk/contract/letter';
import { writeAddress } from '@rto-desk/contract/list';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import filters from '../../ui/filters.module.css';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useFilters } from '../../ui/useFilters.ts';
import { useList } from '../../ui/useList.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { letterColumns } from './letterColumns.tsx';
import { lettersPage, shownLetters, templatesFor } from './queries.ts';

const ChooseTemplate = lazyComponent(async () => (await import('./ChooseTemplate.tsx')).ChooseTemplate);

/** The letters within reach, newest first; `new` in the address begins one about the record that it names. */
export function LettersPage() {
  const words = useWords();
  const texts = usePageTexts(lettersTexts);
  const [params, setParams] = useSearchParams();
  const { query, change, goTo } = useList(shownLetters);
  const { draft, type, choose } = useFilters(query, change);
  const list = useQuery(lettersPage(query));
  const templates = useQuery(templatesFor(undefined));
  const subject = templateSubjects.find(one => one === params.get('new'));
  return (
    <Page title={texts.title}>
      <div className={layout.list}>
        <p className={prose.note}>{texts.chooseSubject}</p>
        <form
          className={filters.filters}
          onSubmit={event => {
            event.preventDefault();
            choose({ q: draft.q });
          }}
        >
          <TextInput
            label={texts.search}
            type="search"
            maxLength={100}
            value={draft.q ?? ''}
            onChange={event => type({ q: event.currentTarget.value })}
          />
          <Select
            label={words.fields.status}
            value={query.state ?? ''}
            options={[
              { value: '', label: texts.all },
              ...letterStates.map(value => ({ value, label: texts.states[value] })),
            ]}
            onChange={event => choose({ state: letterStates.find(one => one === event.currentTarget.value) })}
          />
          <Select
            label={texts.template}
            value={String(query.template ?? '')}
            options={[
              { value: '', label: texts.all },
              ...(templates.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={event => choose({ template: Number(event.currentTarget.value) || undefined })}
          />
          <div className={filters.beside}>
            <Button type="submit" variant="default">
              {words.general.search}
            </Button>
          </div>
        </form>
        <PagedTable
          label={texts.title}
          list={list}
          columns={letterColumns(words, texts)}
          empty={texts.empty}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
        />
      </div>
      {subject !== undefined && (
        <ChooseTemplate
          subject={subject}
          ids={(params.get('ids') ?? '').split(',').map(Number).filter(Boolean)}
          onClose={() => setParams(writeAddress(shownLetters, query), { replace: true })}
        />
      )}
    </Page>
  );
}
