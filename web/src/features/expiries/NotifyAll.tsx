import type { ExpiryFilters, ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import { Dialog } from '../../ui/Dialog.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';

const NotifyAllForm = lazyComponent(
  async () => (await import('../notify-all/NotifyAllForm.tsx')).NotifyAllForm,
);

interface Props {
  opened: boolean;
  filters: ExpiryFilters;
  /** These rows alone; all that the filters find where null. */
  documents: readonly Pick<ExpiryRow, 'type' | 'record_id' | 'end' | 'expiry_date'>[] | null;
  onClose: () => void;
}

/** Tells the holders of what the report shows, once it has been seen how many, and who is left out. */
export function NotifyAll({ opened, onClose, ...order }: Props) {
  const words = useWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={words.expiries.notifyAll} help="/help/notices">
      <NotifyAllForm {...order} onClose={onClose} />
    </Dialog>
  );
}
