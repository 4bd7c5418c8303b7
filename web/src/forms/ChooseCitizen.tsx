import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { recordsKey } from '../api/records.ts';
import type { HelpAddress } from '../guide/pages.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceButtons } from '../ui/ChoiceButtons.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import layout from '../ui/layout.module.css';
import { PendingPart } from '../ui/PendingPart.tsx';
import { useWords } from '../words/useWords.ts';

interface Props {
  /** What the person is chosen for. */
  title: string;
  help: HelpAddress;
  onChoose: (citizenId: number) => void;
  onClose: () => void;
}

/** Any citizen within reach, by name. */
export function ChooseCitizen({ title, help, onChoose, onClose }: Props) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const found = useQuery({
    queryKey: recordsKey('page', { q: sought, page: 1, per_page: 10 }),
    queryFn: ({ signal }) => call('GET /citizens', { query: { q: sought, page: 1, per_page: 10 }, signal }),
    enabled: sought !== '',
  });
  const people = found.data?.data;
  return (
    <Dialog opened onClose={onClose} title={title} help={help} width="26rem">
      <form
        className={layout.stack}
        onSubmit={event => {
          event.preventDefault();
          setSought(typed.trim());
        }}
      >
        <TextInput
          label={words.citizens.search}
          type="search"
          maxLength={255}
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" variant="default" className={layout.start}>
          {words.general.search}
        </Button>
      </form>
      {people === undefined ? (
        sought !== '' && <PendingPart found={found} failure={words.citizens.loadFailed} height={120} />
      ) : people.length === 0 ? (
        <p role="status">{words.citizens.nothingFound}</p>
      ) : (
        <ChoiceButtons
          key={sought}
          choices={people.map(({ id, name, mobile }) => ({
            key: id,
            label: `${name}, ${mobile}`,
            isSure: false,
            value: id,
          }))}
          onChoose={onChoose}
        />
      )}
    </Dialog>
  );
}
