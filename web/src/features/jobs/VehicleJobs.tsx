import { Dialog } from '../../ui/Dialog.tsx';
import { useWords } from '../../words/useWords.ts';
import { JobsOf } from './JobsOf.tsx';

interface Props {
  vehicle: { id: number; registration_no: string };
  onClose: () => void;
}

/** The jobs of a vehicle, over the page that it stands on. */
export function VehicleJobs({ vehicle, onClose }: Props) {
  const words = useWords();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={words.documents.of(words.general.nav.jobs, vehicle.registration_no)}
      width="64rem"
    >
      <JobsOf of={{ vehicle_id: vehicle.id }} />
    </Dialog>
  );
}
