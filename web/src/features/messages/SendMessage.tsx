import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';

const WriteMessage = lazyComponent(async () => (await import('./WriteMessage.tsx')).WriteMessage);

interface Props {
  opened: boolean;
  citizen: Pick<Citizen, 'id' | 'name' | 'mobile'>;
  onClose: () => void;
}

/** Writes to a citizen. */
export function SendMessage({ opened, citizen, onClose }: Props) {
  const words = useWords();
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={words.messages.sendTo(citizen.name)}
      help="/help/notices"
    >
      {opened && <WriteMessage citizen={citizen} onClose={onClose} />}
    </FormDialog>
  );
}
