import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import plain from '../../ui/plain.module.css';
import { useWords } from '../../words/useWords.ts';
import { citizensPage } from '../citizens/queries.ts';

interface Props {
  onChoose: (citizenId: number) => void;
  onClose: () => void;
}

/** The citizen whom a job is about: any within reach, by name. */
export function ChooseCitizen({ onChoose, onClose }: Props) {
  const words = useWords();
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const found = useQuery({
    ...citizensPage({ q: sought, page: 1, per_page: 10 }),
    enabled: sought !== '',
    placeholderData: undefined,
  });
  const people = found.data?.data;
  return (
    <Dialog opened onClose={onClose} title={words.jobs.linkOther} help="/help/job" width="26rem">
      <form
        className={plain.stack}
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
        <Button type="submit" variant="default" className={plain.start}>
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
