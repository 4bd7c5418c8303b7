import type { Message } from '@rto-desk/contract/endpoints/messages';
import { whatsAppLink } from '@rto-desk/contract/whatsapp';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button, buttonLooks } from '../../ui/Button.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './messages.module.css';

interface Props {
  message: Message;
}

/** A text that opens an account: fetched on demand, with the password. One to be sent by hand is sent from here. */
export function HiddenText({ message: { id, channel, state, recipient, recipient_name } }: Props) {
  const words = useWords();
  const [text, setText] = useState<string | null>(null);
  const show = useAct({
    act: () => call('GET /admin/messages/{id}/text', { params: { id } }),
    done: ({ body }) => setText(body),
    failed: words.messages.loadFailed,
  });
  if (text === null) {
    return (
      <Button
        size="compact-sm"
        variant="default"
        loading={show.busy}
        aria-label={words.messages.actOn(words.documents.view, recipient_name)}
        onClick={() => show.act()}
      >
        {words.documents.view}
      </Button>
    );
  }
  return (
    <>
      <div className={classes.opened}>
        <TruncatedText text={text} />
      </div>
      {channel === 'whatsapp' && state === 'manual' && (
        <a
          ref={takeFocus}
          {...buttonLooks({ size: 'compact-sm', variant: 'default' })}
          href={whatsAppLink(recipient, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.messages.openWhatsApp}
        </a>
      )}
    </>
  );
}

/** The button that asked for the text is gone. */
function takeFocus(link: HTMLElement | null): void {
  link?.focus();
}
