import type { Message } from '@rto-desk/contract/endpoints/messages';
import { type MessageAction, mayAct } from '@rto-desk/contract/message-states';
import { whatsAppLink } from '@rto-desk/contract/whatsapp';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { Button, buttonLooks } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshMessages } from './queries.ts';

/** Few messages are asked about. */
const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);

interface Props {
  message: Message;
  /** Called with the message as it is after something was done with it. */
  onChanged?: (message: Message) => void;
}

/** What can be done with a message in its present state. */
export function MessageActions({ message, onChanged }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, state } = message;
  const [asked, setAsked] = useState(false);
  const act = async (action: MessageAction, body: { despite_stop?: true } = {}) => {
    setBusy(true);
    setAsked(false);
    try {
      const params = { id };
      const changed =
        action === 'retry'
          ? await call('POST /admin/messages/{id}/retry', { params, body })
          : await call(`POST /admin/messages/{id}/${action}`, { params });
      onChanged?.(changed);
      toast.success(action === 'sent' ? words.messages.sent(message.recipient_name) : words.messages.changed);
    } catch (error) {
      if (error instanceof ApiError && error.options.stopped === true) setAsked(true);
      else toast.failure(failureText(error, words.messages.changeFailed));
    } finally {
      setBusy(false);
      void refreshMessages(client);
    }
  };
  const button = (action: MessageAction, label: string) =>
    mayAct(action, state) && (
      <Button
        size="compact-sm"
        variant={action === 'cancel' ? 'default' : 'light'}
        disabled={busy}
        aria-label={words.messages.actOn(label, message.recipient_name)}
        onClick={() => void act(action)}
      >
        {label}
      </Button>
    );
  return (
    <>
      {message.channel === 'whatsapp' && state === 'manual' && message.body !== null && (
        <a
          {...buttonLooks({ size: 'compact-sm' })}
          href={whatsAppLink(message.recipient, message.body)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.messages.openWhatsApp}
        </a>
      )}
      {button('sent', words.messages.markSent)}
      {button('retry', words.messages.retry)}
      {button('cancel', words.messages.cancel)}
      {asked && (
        <Confirm
          opened
          question={words.messages.stopped}
          action={words.messages.send}
          onConfirm={() => void act('retry', { despite_stop: true })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
