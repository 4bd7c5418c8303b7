import { normaliseTyped, problem } from '@rto-desk/contract/fields';
import type { NumberSearch } from '@rto-desk/contract/search';
import { labelOf, problemSentence } from '@rto-desk/contract/sentences';
import { type FormEvent, useState } from 'react';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import classes from '../../ui/filters.module.css';
import layout from '../../ui/layout.module.css';
import { SearchButtons } from '../../ui/SearchButtons.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useWords } from '../../words/useWords.ts';

/** What is looked for, by the names of the filters: parts of numbers, and yes or no. */
export type Wanted = Readonly<Record<string, string | boolean | undefined>>;

interface Props {
  /** What is looked for, in the order of the inputs. */
  fields: NumberSearch['filters'];
  wanted: Wanted;
  /** Help for an input, by its name. */
  hints: Readonly<Record<string, string>>;
  onSearch: (wanted: Wanted) => void;
}

/** The inputs of a record search. What is typed is a draft until it is searched for. */
export function SearchForm({ fields, wanted, hints, onSearch }: Props) {
  const words = useWords();
  const [draft, setDraft] = useDraft(wanted);
  const set = (name: string, value: string | boolean) => setDraft({ ...draft, [name]: value });
  const textOf = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '');
  const isFlag = (name: string) => fields[name]?.type === 'flag';
  const names = Object.keys(fields);
  /** The inputs that were not searched for, until they are typed into. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  const errorOf = (name: string) => {
    const field = fields[name];
    if (field === undefined || field.type === 'flag') return null;
    const found = problem(field, normaliseTyped(field, textOf(name)));
    return found === null ? null : problemSentence(found, name, words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = names.filter(name => errorOf(name) !== null);
    setRefused(wrong);
    if (wrong.length === 0) onSearch(draft);
  };
  return (
    <form onSubmit={submit} className={classes.filters} data-helped>
      {names
        .filter(name => !isFlag(name))
        .map((name, position) => (
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
            value={textOf(name)}
            error={refused.includes(name) ? errorOf(name) : null}
            onChange={event => {
              set(name, event.currentTarget.value);
              setRefused(refused.filter(other => other !== name));
            }}
          />
        ))}
      <div className={classes.beside}>
        {names.filter(isFlag).map(name => (
          <Checkbox
            key={name}
            label={labelOf(name, words)}
            checked={draft[name] === true}
            onChange={event => {
              const switched = { ...draft, [name]: event.currentTarget.checked };
              setDraft(switched);
              onSearch(switched);
            }}
          />
        ))}
        <div className={layout.pair}>
          <SearchButtons
            onReset={() => {
              setDraft({});
              setRefused([]);
              onSearch({});
            }}
          />
        </div>
      </div>
    </form>
  );
}
