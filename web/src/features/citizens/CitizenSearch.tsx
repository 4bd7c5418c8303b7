import type { FormEvent } from 'react';
import { Checkbox } from '../../inputs/Choices.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import filters from '../../ui/filters.module.css';
import plain from '../../ui/plain.module.css';
import { SearchButtons } from '../../ui/SearchButtons.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './CitizenSearch.module.css';
import type { CitizenQuery } from './queries.ts';

interface Props {
  query: CitizenQuery;
  /** Called with the filters of an explicit search; empty ones are taken away. */
  onSearch: (filters: { q: string | undefined; mobile: string | undefined }) => void;
  onReset: () => void;
  /** Switches to those whose name is unknown; undefined where the viewer cannot complete them. */
  onComplete: ((incomplete: boolean) => void) | undefined;
}

/** The filters of the citizens list. What is typed here is a draft until it is searched for. */
export function CitizenSearch({ query, onSearch, onReset, onComplete }: Props) {
  const words = useWords();
  const [draft, setDraft] = useDraft(query);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ q: draft.q, mobile: draft.mobile });
  };
  return (
    <form onSubmit={search} className={filters.filters}>
      <TextInput
        className={classes.text}
        label={words.citizens.search}
        type="search"
        maxLength={255}
        value={draft.q ?? ''}
        onChange={event => setDraft({ ...draft, q: event.currentTarget.value })}
      />
      <TextInput
        className={classes.mobile}
        label={words.citizens.filterMobile}
        type="tel"
        inputMode="numeric"
        maxLength={40}
        value={draft.mobile ?? ''}
        onChange={event => setDraft({ ...draft, mobile: event.currentTarget.value })}
      />
      {onComplete && (
        <div className={filters.beside}>
          <Checkbox
            label={words.fields.incomplete}
            checked={query.incomplete ?? false}
            onChange={event => onComplete(event.currentTarget.checked)}
          />
        </div>
      )}
      <div className={plain.pair}>
        <SearchButtons
          onReset={() => {
            setDraft({ ...draft, q: '', mobile: '' });
            onReset();
          }}
        />
      </div>
    </form>
  );
}
