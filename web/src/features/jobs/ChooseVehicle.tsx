import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allDetails } from '../../api/allDetails.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import { Pending } from '../../ui/Pending.tsx';
import { useWords } from '../../words/useWords.ts';
import { vehiclesNumbered } from './queries.ts';

interface Props {
  /** Whose vehicles are offered before anything is searched for. */
  citizen: JobRow['citizen'];
  onChoose: (vehicleId: number) => void;
  onClose: () => void;
}

/** The vehicle that a job is about: one of its citizen's, or any by a part of its number. */
export function ChooseVehicle({ citizen, onChoose, onClose }: Props) {
  const words = useWords();
  const texts = words.jobs.vehicle;
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const own = useQuery({ ...allDetails(citizen?.id ?? 0), enabled: citizen !== null && sought === '' });
  const found = useQuery({ ...vehiclesNumbered(sought), enabled: sought !== '' });
  const list = sought === '' ? own : found;
  const choices =
    sought === ''
      ? own.data?.vehicles.map(({ id, registration_no }) => ({ id, label: registration_no }))
      : found.data?.data.map(({ id, registration_no, citizen }) => ({
          id,
          label: `${registration_no}, ${citizen.name}`,
        }));
  return (
    <Dialog opened onClose={onClose} title={texts.choose} help="/help/job" width="26rem">
      <div className={layout.stack}>
        <form
          className={layout.stack}
          onSubmit={event => {
            event.preventDefault();
            setSought(typed.trim());
          }}
        >
          <TextInput
            label={texts.search}
            type="search"
            maxLength={255}
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" className={layout.start}>
            {words.general.search}
          </Button>
        </form>
        {choices !== undefined ? (
          choices.length === 0 ? (
            <p>{texts.nothing}</p>
          ) : (
            <ChoiceButtons
              key={sought}
              choices={choices.map(({ id, label }) => ({ key: id, label, isSure: false, value: id }))}
              onChoose={onChoose}
            />
          )
        ) : list.error ? (
          <LoadFailure
            error={list.error}
            failure={words.vehicles.loadFailed}
            retry={() => void list.refetch()}
          />
        ) : (
          list.isFetching && <Pending height={120} />
        )}
      </div>
    </Dialog>
  );
}
