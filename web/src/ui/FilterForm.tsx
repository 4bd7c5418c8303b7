import type { ReactNode } from 'react';
import { TextInput } from '../inputs/TextInput.tsx';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { CollapsibleFilters } from './CollapsibleFilters.tsx';
import classes from './filters.module.css';

interface Props {
  /** Of the text that is searched for. */
  label: string;
  text: string | undefined;
  onText: (text: string) => void;
  /** On Enter and Search: what is typed holds from now on. */
  onSearch: () => void;
  /** The other filters. */
  children: ReactNode;
}

/** The filters of a list that is mostly searched by a text, which stands first; on a phone the others are folded. */
export function FilterForm({ label, text, onText, onSearch, children }: Props) {
  const words = useWords();
  return (
    <form
      className={`${classes.filters} ${classes.form}`}
      onSubmit={event => {
        event.preventDefault();
        onSearch();
      }}
    >
      <TextInput
        label={label}
        type="search"
        maxLength={100}
        value={text ?? ''}
        onChange={event => onText(event.currentTarget.value)}
      />
      <CollapsibleFilters>{children}</CollapsibleFilters>
      <Button type="submit" variant="default">
        {words.general.search}
      </Button>
    </form>
  );
}
