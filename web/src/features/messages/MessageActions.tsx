import type { Message } from '@rto-desk/contract/endpoints/messages';
import { type MessageAction, mayAct } from '@rto-desk/contract/message-states';
import { whatsAppLink } from '@rto-desk/contract/whatsapp';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button, buttonLooks } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshMessages } from './queries.ts';

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
  const act = async (action: MessageAction) => {
    setBusy(true);
    try {
      const changed = await call(`POST /admin/messages/{id}/${action}`, { params: { id } });
      onChanged?.(changed);
      toast.success(action === 'sent' ? words.messages.sent(message.recipient_name) : words.messages.changed);
    } catch (error) {
      toast.failure(failureText(error, words.messages.changeFailed));
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
    </>
  );
}
