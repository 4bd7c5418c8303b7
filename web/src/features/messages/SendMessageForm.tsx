import type { Message } from '@rto-desk/contract/endpoints/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './messages.module.css';
import { refreshMessages } from './queries.ts';
import { SendByHand } from './SendByHand.tsx';

/** The questions that the user has answered with yes. */
export interface Confirmed {
  /** The same text went to the same person today. */
  again?: true;
  /** The number has stopped reminders. */
  despite_stop?: true;
}

interface Props {
  /** The text as its reader will see it. */
  text: string;
  /** Says what the text is, where its reader will not see it like this. */
  textIs?: string | undefined;
  /** Whether it can be sent as it is. */
  ready: boolean;
  action: string;
  /** Said when it cannot be sent and the server gives no sentence of its own. */
  failure: string;
  send: (confirmed: Confirmed) => Promise<Message>;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Sends a message and says truthfully what became of it: it is on its way, or waits to be sent by hand, which is
 * offered at once. The same text to the same person on one day is asked about first, and a notice to a number that has
 * stopped reminders.
 */
export function SendMessageForm({ text, textIs, ready, action, failure, send, onClose, children }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Confirmed | null>(null);
  const [manual, setManual] = useState<Message | null>(null);
  const submit = useAct({
    act: (confirmed: Confirmed) => {
      setAsked(null);
      return send(confirmed);
    },
    done: message => {
      if (message.state === 'manual') return setManual(message);
      onClose();
      return words.messages.queued(message.recipient_name);
    },
    failed: (error, confirmed) => {
      if (!(error instanceof ApiError && error.status === 409)) return failure;
      setAsked({
        ...confirmed,
        ...(error.options.stopped === true ? { despite_stop: true } : { again: true }),
      });
      return null;
    },
    refresh: () => void refreshMessages(client),
  });
  if (manual !== null) return <SendByHand message={manual} why={words.messages.manual} onClose={onClose} />;
  return (
    <div className={layout.stack}>
      {children}
      <p className={`${prose.small} ${prose.strong}`}>{textIs ?? words.messages.preview}</p>
      <pre className={classes.preview}>{text || words.general.none}</pre>
      <DialogFooter onCancel={onClose}>
        <Button loading={submit.busy} disabled={!ready} onClick={() => submit.act({})}>
          {action}
        </Button>
      </DialogFooter>
      <Confirm
        opened={asked !== null}
        question={asked?.again ? words.messages.twice : words.messages.stopped}
        action={asked?.again ? words.messages.sendAgain : words.messages.send}
        onConfirm={() => submit.act(asked ?? {})}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
