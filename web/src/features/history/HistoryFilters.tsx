import { isCalendarDate } from '@rto-desk/contract/expiry';
import { historyActions } from '@rto-desk/contract/history';
import type { FormEvent } from 'react';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import classes from '../../ui/filters.module.css';
import { SearchButtons } from '../../ui/SearchButtons.tsx';
import { useFilters } from '../../ui/useFilters.ts';
import { historyTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import type { HistoryQuery } from './queries.ts';
import { recordNames } from './recordNames.ts';

interface Props {
  query: HistoryQuery;
  onChoose: (changed: Partial<HistoryQuery>, how?: { replace: boolean }) => HistoryQuery;
}

/** The filters of the history. They apply at once. */
export function HistoryFilters({ query, onChoose }: Props) {
  const words = useWords();
  const texts = usePageTexts(historyTexts);
  const { draft, type, choose, hold } = useFilters(query, onChoose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose({ q: draft.q });
  };
  const day = (name: 'from' | 'until') => (
    <DateInput
      name={name}
      label={texts.days[name]}
      value={draft[name] ?? ''}
      onChange={value => (value === '' || isCalendarDate(value) ? type : hold)({ [name]: value })}
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
            onChange={event => type({ q: event.currentTarget.value })}
          />
          <Select
            label={texts.action}
            value={query.action ?? ''}
            options={[
              { value: '', label: texts.allActions },
              ...historyActions.map(value => ({ value, label: texts.actions[value] })),
            ]}
            onChange={event =>
              choose({ action: historyActions.find(known => known === event.currentTarget.value) })
            }
          />
          <Select
            label={texts.record}
            value={query.record ?? ''}
            options={[
              { value: '', label: texts.allRecords },
              ...Object.entries(recordNames(words, texts)).map(([value, label]) => ({ value, label })),
            ]}
            onChange={event => choose({ record: event.currentTarget.value })}
          />
          {day('from')}
          {day('until')}
          <div className={classes.beside}>
            <SearchButtons onReset={() => choose(nothing)} />
          </div>
        </div>
      </CollapsibleFilters>
    </form>
  );
}

/** No filter at all. */
const nothing = { q: undefined, action: undefined, record: undefined, from: undefined, until: undefined };
