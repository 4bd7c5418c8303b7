import { isCalendarDate } from '@rto-desk/contract/expiry';
import { directions } from '@rto-desk/contract/register';
import { Checkbox } from '../../inputs/Choices.tsx';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { FilterForm } from '../../ui/FilterForm.tsx';
import filters from '../../ui/filters.module.css';
import { useDraft } from '../../ui/useDraft.ts';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import type { EntryQuery } from './queries.ts';

interface Props {
  query: EntryQuery;
  onChange: (next: Partial<EntryQuery>) => void;
}

/** What the register can be narrowed to. Text and days are a draft until Enter; the rest applies at once. */
export function RegisterFilters({ query, onChange }: Props) {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  const [draft, setDraft] = useDraft(query);
  const day = (value: string | undefined) => (value && isCalendarDate(value) ? value : undefined);
  return (
    <FilterForm
      label={texts.search}
      text={draft.q}
      onText={q => setDraft({ ...draft, q })}
      onSearch={() => onChange({ q: draft.q?.trim() || undefined, from: day(draft.from), to: day(draft.to) })}
    >
      <div className={filters.filters}>
        <Select
          label={words.fields.direction}
          value={query.direction ?? ''}
          options={[
            { value: '', label: texts.all },
            ...directions.map(value => ({ value, label: texts.directions[value] })),
          ]}
          onChange={event =>
            onChange({ direction: directions.find(one => one === event.currentTarget.value) })
          }
        />
        <Select
          label={words.fields.assigned_to}
          value={query.assigned_to ?? ''}
          options={[
            { value: '', label: texts.anyone },
            { value: 'me', label: texts.mine },
            { value: 'none', label: texts.nobody },
          ]}
          onChange={event => onChange({ assigned_to: event.currentTarget.value || undefined })}
        />
        <DateInput
          label={texts.from}
          value={draft.from ?? ''}
          past
          onChange={from => setDraft({ ...draft, from })}
        />
        <DateInput label={texts.to} value={draft.to ?? ''} past onChange={to => setDraft({ ...draft, to })} />
        <div className={filters.beside}>
          <Checkbox
            label={texts.openOnly}
            checked={query.open ?? false}
            onChange={event => onChange({ open: event.currentTarget.checked || undefined })}
          />
        </div>
      </div>
    </FilterForm>
  );
}
