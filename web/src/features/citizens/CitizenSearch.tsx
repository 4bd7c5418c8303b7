import type { FormEvent } from 'react';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import filters from '../../ui/filters.module.css';
import layout from '../../ui/layout.module.css';
import { SearchButtons } from '../../ui/SearchButtons.tsx';
import { useFilters } from '../../ui/useFilters.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './CitizenSearch.module.css';
import type { CitizenQuery } from './queries.ts';

interface Props {
  query: CitizenQuery;
  onChange: (next: Partial<CitizenQuery>, how?: { replace: boolean }) => CitizenQuery;
  /** Called on Enter and Search with what is asked for. */
  onSearch: (query: CitizenQuery) => void;
  /** Whether the viewer can complete profiles whose name is unknown. */
  completes: boolean;
}

/** The filters of the citizens list. They apply at once; an explicit search says what it found. */
export function CitizenSearch({ query, onChange, onSearch, completes }: Props) {
  const words = useWords();
  const { draft, type, choose } = useFilters(query, onChange);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(choose({ q: draft.q, mobile: draft.mobile }));
  };
  return (
    <form onSubmit={search} className={filters.filters}>
      <TextInput
        className={classes.text}
        label={words.citizens.search}
        type="search"
        maxLength={255}
        value={draft.q ?? ''}
        onChange={event => type({ q: event.currentTarget.value })}
      />
      <TextInput
        className={classes.mobile}
        label={words.citizens.filterMobile}
        type="tel"
        inputMode="numeric"
        maxLength={40}
        value={draft.mobile ?? ''}
        onChange={event => type({ mobile: event.currentTarget.value })}
      />
      {completes && (
        <div className={filters.beside}>
          <Checkbox
            label={words.fields.incomplete}
            checked={query.incomplete ?? false}
            onChange={event => choose({ incomplete: event.currentTarget.checked })}
          />
        </div>
      )}
      <div className={layout.pair}>
        <SearchButtons onReset={() => choose({ q: undefined, mobile: undefined, incomplete: undefined })} />
      </div>
    </form>
  );
}
