import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import classes from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import layout from './layout.module.css';

interface Props {
  opened: boolean;
  title?: string;
  question: string;
  /** What the destructive button says. */
  action: string;
  /** What the harmless button says; Cancel where not said. */
  keep?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is lost. The harmless answer has the focus. */
export function Confirm({ opened, title, question, action, keep, busy = false, onConfirm, onClose }: Props) {
  const words = useWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={title ?? words.general.confirm} small>
      <div className={layout.stack}>
        <p className={classes.question}>{question}</p>
        <DialogFooter>
          <Button variant="default" onClick={onClose} data-autofocus>
            {keep ?? words.general.cancel}
          </Button>
          <Button color="red" onClick={onConfirm} loading={busy}>
            {action}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
