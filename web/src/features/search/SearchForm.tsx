import { Group } from '@mantine/core';
import { type Fields, problem, tidy } from '@rto-desk/contract/fields';
import { labelOf, problemSentence } from '@rto-desk/contract/sentences';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './search.module.css';

/** Parts of numbers by the names of their filters. */
export type Wanted = Readonly<Record<string, string | undefined>>;

interface Props {
  /** What is looked for, in the order of the inputs. */
  fields: Fields;
  wanted: Wanted;
  /** Help for an input, by its name. */
  hints: Readonly<Record<string, string>>;
  onSearch: (wanted: Wanted) => void;
}

/** The inputs of a record search. What is typed is a draft until it is searched for. */
export function SearchForm({ fields, wanted, hints, onSearch }: Props) {
  const words = useWords();
  const [texts, setTexts] = useDraft(wanted);
  /** The inputs that were not searched for, until they are typed into. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const errorOf = (name: string) => {
    const field = fields[name];
    const found = field === undefined ? null : problem(field, tidy(field, texts[name] ?? ''));
    return found === null ? null : problemSentence(found, name, words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const names = Object.keys(fields);
    const wrong = names.filter(name => errorOf(name) !== null);
    setRefused(wrong);
    if (wrong.length === 0) onSearch(texts);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      {Object.keys(fields).map((name, position) => (
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
          error={refused.includes(name) ? errorOf(name) : null}
          onChange={event => {
            setTexts({ ...texts, [name]: event.currentTarget.value });
            setRefused(refused.filter(other => other !== name));
          }}
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
            setRefused([]);
            onSearch({});
          }}
        >
          {words.general.reset}
        </Button>
      </Group>
    </form>
  );
}
