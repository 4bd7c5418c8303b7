import type { Message } from '@rto-desk/contract/endpoints/messages';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import { useWords } from '../../words/useWords.ts';
import { HiddenText } from './HiddenText.tsx';
import { MessageActions } from './MessageActions.tsx';
import classes from './messages.module.css';

interface Props {
  message: Message;
  /** Why it does not go by itself, where that is not plain. */
  why?: string;
  onClose: () => void;
}

/** A message that was written and waits to be sent by hand, which is offered at once. */
export function SendByHand({ message, why, onClose }: Props) {
  const words = useWords();
  return (
    <div className={layout.stack}>
      {why !== undefined && <p>{why}</p>}
      {message.body === null ? (
        <div className={classes.hidden}>
          <HiddenText message={message} />
        </div>
      ) : (
        <pre className={classes.preview}>{message.body}</pre>
      )}
      <DialogFooter>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {words.general.close}
        </Button>
        <MessageActions message={message} onChanged={onClose} />
      </DialogFooter>
    </div>
  );
}
