import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { disambiguatedName } from '../../words/disambiguate.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

export interface ChosenOwner {
  id: number;
  name: string;
}

interface Props {
  owner: ChosenOwner | null;
  onChoose: (owner: ChosenOwner | null) => void;
}

/** So many people are offered, from so many characters on. */
const OFFERED = 5;
const SHORTEST = 3;

/** Says whose all vehicles of a list are, where the list itself does not. */
export function OwnerOfAll({ owner, onChoose }: Props) {
  const words = useWords();
  const screens = usePageTexts(importsTexts);
  const texts = screens.columns.owner;
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data } = useQuery({
    queryKey: ['imports', 'owners', q],
    queryFn: ({ signal }) => call('GET /citizens', { query: { q, per_page: 10 }, signal }),
    enabled: q.length >= SHORTEST,
  });
  if (owner !== null) {
    return (
      <p className={layout.row}>
        {texts.chosen(owner.name)}
        <Button size="compact-sm" variant="subtle" onClick={() => onChoose(null)}>
          {texts.remove}
        </Button>
      </p>
    );
  }
  return (
    <details>
      <summary>{texts.title}</summary>
      <TextInput
        label={texts.search}
        type="search"
        maxLength={255}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <div className={layout.row}>
        {(data?.data ?? []).slice(0, OFFERED).map(person => (
          <Button
            key={person.id}
            size="compact-sm"
            variant="default"
            onClick={() => onChoose({ id: person.id, name: person.name })}
          >
            {disambiguatedName(person, words)}
          </Button>
        ))}
      </div>
    </details>
  );
}
