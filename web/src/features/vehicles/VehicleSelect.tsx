import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { Select } from '../../inputs/Select.tsx';
import { groupNumber } from '../../ui/groupNumber.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './VehicleSelect.module.css';

interface Props {
  vehicles: readonly Vehicle[];
  /** The id of the one that is shown, or nothing for all. */
  chosen: string;
  onChoose: (id: string) => void;
  className?: string | undefined;
}

/** Shows one of several vehicles alone; where there is but one, there is nothing to choose. */
export function VehicleSelect({ vehicles, chosen, onChoose, className }: Props) {
  const words = useWords();
  if (vehicles.length <= 1) return null;
  const options = vehicles.map(({ id, registration_no }) => ({
    value: String(id),
    label: groupNumber(registration_no).join(' '),
  }));
  return (
    <Select
      className={[classes.select, className].filter(Boolean).join(' ')}
      label={words.vehicles.one}
      value={chosen}
      onChange={event => onChoose(event.currentTarget.value)}
      options={[{ value: '', label: words.vehicles.all }, ...options]}
    />
  );
}
