import { Stack, Text } from '@mantine/core';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { MessageActions } from './MessageActions.tsx';
import classes from './messages.module.css';
import { refreshMessages } from './queries.ts';

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
  send: (again: boolean) => Promise<Message>;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Sends a message and says truthfully what became of it: it is on its way, or waits to be sent by hand, which is
 * offered at once. The same text to the same person on one day is asked about first.
 */
export function SendMessageForm({ text, textIs, ready, action, failure, send, onClose, children }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [twice, setTwice] = useState(false);
  const [manual, setManual] = useState<Message | null>(null);
  const submit = async (again: boolean) => {
    setBusy(true);
    setTwice(false);
    try {
      const message = await send(again);
      if (message.state === 'manual') setManual(message);
      else {
        toast.success(words.messages.queued(message.recipient_name));
        onClose();
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) setTwice(true);
      else toast.failure(failureText(error, failure));
    } finally {
      setBusy(false);
      void refreshMessages(client);
    }
  };
  if (manual !== null) {
    return (
      <Stack>
        <Text>{words.messages.manual}</Text>
        <pre className={classes.preview}>{manual.body}</pre>
        <DialogFooter>
          <Button variant="default" size="compact-sm" onClick={onClose}>
            {words.general.close}
          </Button>
          <MessageActions message={manual} onChanged={onClose} />
        </DialogFooter>
      </Stack>
    );
  }
  return (
    <Stack>
      {children}
      <Text size="sm" fw={500}>
        {textIs ?? words.messages.preview}
      </Text>
      <pre className={classes.preview}>{text || words.general.none}</pre>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {words.general.cancel}
        </Button>
        <Button loading={busy} disabled={!ready} onClick={() => void submit(false)}>
          {action}
        </Button>
      </DialogFooter>
      <Confirm
        opened={twice}
        question={words.messages.twice}
        action={words.messages.sendAgain}
        onConfirm={() => void submit(true)}
        onClose={() => setTwice(false)}
      />
    </Stack>
  );
}
