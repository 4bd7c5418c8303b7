import type { Message } from '@rto-desk/contract/endpoints/messages';
import { type MessageAction, mayAct } from '@rto-desk/contract/message-states';
import { whatsAppLink } from '@rto-desk/contract/whatsapp';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { Button, buttonLooks } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshMessages } from './queries.ts';

/** Few messages are asked about. */
const Confirm = lazyComponent(async () => (await import('../../ui/Confirm.tsx')).Confirm);

interface Props {
  message: Message;
  /** Called with the message after an action. */
  onChanged?: (message: Message) => void;
}

/** The actions that a message's state allows. */
export function MessageActions({ message, onChanged }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const { id, state } = message;
  const [asked, setAsked] = useState(false);
  const change = useAct({
    act: ({ action, ...body }: { action: MessageAction; despite_stop?: true }) => {
      setAsked(false);
      return action === 'retry'
        ? call('POST /admin/messages/{id}/retry', { params: { id }, body })
        : call(`POST /admin/messages/{id}/${action}`, { params: { id } });
    },
    done: (changed, { action }) => {
      onChanged?.(changed);
      return action === 'sent' ? words.messages.sent(message.recipient_name) : words.messages.changed;
    },
    failed: error => {
      if (!(error instanceof ApiError && error.options.stopped === true)) return words.messages.changeFailed;
      setAsked(true);
      return null;
    },
    refresh: () => void refreshMessages(client),
  });
  /** Opens it as it is by the record now, which its link may no longer be, and keeps it from other people meanwhile. */
  const open = useAct({
    act: () => call('POST /admin/messages/{id}/open', { params: { id } }),
    done: ({ recipient, body }) => {
      window.open(whatsAppLink(recipient, body ?? ''), '_blank', 'noopener');
    },
    failed: () => {
      void refreshMessages(client);
      return words.messages.changeFailed;
    },
  });
  const button = (action: MessageAction, label: string) =>
    mayAct(action, state) && (
      <Button
        size="compact-sm"
        variant={action === 'cancel' ? 'default' : 'light'}
        disabled={change.busy}
        aria-label={words.messages.actOn(label, message.recipient_name)}
        onClick={() => change.act({ action })}
      >
        {label}
      </Button>
    );
  return (
    <>
      {message.channel === 'whatsapp' && state === 'manual' && message.body !== null && (
        <a
          {...buttonLooks({ size: 'compact-sm', variant: 'default' })}
          href={whatsAppLink(message.recipient, message.body)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={event => {
            event.preventDefault();
            open.act();
          }}
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
          onConfirm={() => change.act({ action: 'retry', despite_stop: true })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
