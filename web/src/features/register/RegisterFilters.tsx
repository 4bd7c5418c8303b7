import { isCalendarDate } from '@rto-desk/contract/expiry';
import { directions } from '@rto-desk/contract/register';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { FilterForm } from '../../ui/FilterForm.tsx';
import filters from '../../ui/filters.module.css';
import { useFilters } from '../../ui/useFilters.ts';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import type { EntryQuery } from './queries.ts';

interface Props {
  query: EntryQuery;
  onChange: (next: Partial<EntryQuery>, how?: { replace: boolean }) => EntryQuery;
}

/** What the register can be narrowed to, which applies at once. */
export function RegisterFilters({ query, onChange }: Props) {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  const { draft, type, choose, hold } = useFilters(query, onChange);
  const day = (name: 'from' | 'to') => (
    <DateInput
      label={texts[name]}
      value={draft[name] ?? ''}
      past
      onChange={value => (value === '' || isCalendarDate(value) ? type : hold)({ [name]: value })}
    />
  );
  return (
    <FilterForm
      label={texts.search}
      text={draft.q}
      onText={q => type({ q })}
      onSearch={() => choose({ q: draft.q })}
    >
      <div className={filters.filters}>
        <Select
          label={words.fields.direction}
          value={query.direction ?? ''}
          options={[
            { value: '', label: texts.all },
            ...directions.map(value => ({ value, label: texts.directions[value] })),
          ]}
          onChange={event => choose({ direction: directions.find(one => one === event.currentTarget.value) })}
        />
        <Select
          label={words.fields.assigned_to}
          value={query.assigned_to ?? ''}
          options={[
            { value: '', label: texts.anyone },
            { value: 'me', label: texts.mine },
            { value: 'none', label: texts.nobody },
          ]}
          onChange={event => choose({ assigned_to: event.currentTarget.value || undefined })}
        />
        {day('from')}
        {day('to')}
        <div className={filters.beside}>
          <Checkbox
            label={texts.openOnly}
            checked={query.open ?? false}
            onChange={event => choose({ open: event.currentTarget.checked || undefined })}
          />
        </div>
      </div>
    </FilterForm>
  );
}
