import { isCalendarDate } from '@rto-desk/contract/expiry';
import { historyActions, type historyList } from '@rto-desk/contract/history';
import type { FilterValues } from '@rto-desk/contract/list';
import type { FormEvent } from 'react';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import classes from '../../ui/filters.module.css';
import { SearchButtons } from '../../ui/SearchButtons.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import type { HistoryQuery } from './queries.ts';
import { recordNames } from './recordNames.ts';

interface Props {
  query: HistoryQuery;
  onChoose: (changed: FilterValues<typeof historyList.filters>) => void;
}

/** The filters of the history. What is typed is a draft until it is searched for; lists and days apply at once. */
export function HistoryFilters({ query, onChoose }: Props) {
  const words = useWords();
  const texts = usePageTexts(historyTexts);
  const [draft, setDraft] = useDraft(query);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ q: draft.q });
  };
  const day = (name: 'from' | 'until') => (
    <DateInput
      name={name}
      label={texts.days[name]}
      value={draft[name] ?? ''}
      onChange={value => {
        setDraft({ ...draft, [name]: value });
        if (value === '' || isCalendarDate(value)) onChoose({ [name]: value });
      }}
    />
  );
  return (
    <form onSubmit={submit}>
      <CollapsibleFilters>
        <div className={classes.filters}>
          <TextInput
            label={texts.search}
            type="search"
            maxLength={255}
            value={draft.q ?? ''}
            onChange={event => setDraft({ ...draft, q: event.currentTarget.value })}
          />
          <Select
            label={texts.action}
            value={query.action ?? ''}
            options={[
              { value: '', label: texts.allActions },
              ...historyActions.map(value => ({ value, label: texts.actions[value] })),
            ]}
            onChange={event =>
              onChoose({ action: historyActions.find(known => known === event.currentTarget.value) })
            }
          />
          <Select
            label={texts.record}
            value={query.record ?? ''}
            options={[
              { value: '', label: texts.allRecords },
              ...Object.entries(recordNames(words, texts)).map(([value, label]) => ({ value, label })),
            ]}
            onChange={event => onChoose({ record: event.currentTarget.value })}
          />
          {day('from')}
          {day('until')}
          <div className={classes.beside}>
            <SearchButtons
              onReset={() => {
                // What was typed and not searched for goes as well, where the address does not change.
                setDraft({ ...query, ...nothing });
                onChoose(nothing);
              }}
            />
          </div>
        </div>
      </CollapsibleFilters>
    </form>
  );
}

/** No filter at all. */
const nothing = { q: undefined, action: undefined, record: undefined, from: undefined, until: undefined };
