import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { FormDialog } from '../../forms/FormDialog.tsx';
import type { Values } from '../../forms/useFieldsForm.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';

const CitizenForm = lazyComponent(async () => (await import('./CitizenForm.tsx')).CitizenForm);

interface Props {
  opened: boolean;
  /** The citizen who is changed, or null for a new profile. */
  citizen: Citizen | null;
  /** Said once it is saved. */
  saved: string;
  /** The initial values of a new profile. */
  start?: Values;
  onSaved?: (citizen: Citizen) => void;
  onClose: () => void;
}

/** New Citizen Profile and Edit Citizen Details. */
export function CitizenDialog({ opened, citizen, saved, start, onSaved, onClose }: Props) {
  const words = useWords();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={citizen === null ? words.citizens.newTitle : words.citizens.editTitle}
      help="/help?at=/citizens/:id"
    >
      <CitizenForm
        citizen={citizen}
        start={start}
        onSaved={created => {
          toast.success(saved);
          onClose();
          onSaved?.(created);
        }}
      />
    </FormDialog>
  );
}
