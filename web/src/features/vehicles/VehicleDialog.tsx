import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';

const VehicleForm = lazyComponent(async () => (await import('./VehicleForm.tsx')).VehicleForm);

interface Props {
  opened: boolean;
  citizenId: number;
  /** The vehicle that is changed, or null for a new one. */
  vehicle: Vehicle | null;
  onClose: () => void;
}

/** Adds a vehicle to a citizen, or changes one, in a dialog of its own. */
export function VehicleDialog({ opened, citizenId, vehicle, onClose }: Props) {
  const words = useWords();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={vehicle === null ? words.vehicles.add : words.vehicles.edit}
      help="/help?at=/citizens/:id"
    >
      <VehicleForm citizenId={citizenId} vehicle={vehicle} onSaved={onClose} />
    </FormDialog>
  );
}
