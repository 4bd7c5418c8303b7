import { Group } from '@mantine/core';
import { labelOf } from '@rto-desk/contract/sentences';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './search.module.css';

/** Parts of numbers by the names of their filters. */
export type Wanted = Readonly<Record<string, string | undefined>>;

interface Props {
  names: readonly string[];
  wanted: Wanted;
  /** Help for an input, by its name. */
  hints: Readonly<Record<string, string>>;
  onSearch: (wanted: Wanted) => void;
}

/** The inputs of a record search. What is typed is a draft until it is searched for. */
export function SearchForm({ names, wanted, hints, onSearch }: Props) {
  const words = useWords();
  const [texts, setTexts] = useDraft(wanted);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(texts);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {names.map((name, position) => (
        <TextInput
          key={name}
          name={name}
          label={name === 'vehicle_no' ? words.search.vehicleNo : labelOf(name, words)}
          description={hints[name]}
          type="search"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={255}
          data-autofocus={position === 0 || undefined}
          value={texts[name] ?? ''}
          onChange={event => setTexts({ ...texts, [name]: event.currentTarget.value })}
        />
      ))}
      <Group gap="xs" wrap="nowrap" className={classes.buttons}>
        <Button type="submit" leftSection={<Search size={16} aria-hidden />}>
          {words.general.search}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setTexts({});
            onSearch({});
          }}
        >
          {words.general.reset}
        </Button>
      </Group>
    </form>
  );
}
