import { whatsAppAppLink, whatsAppLink } from '@rto-desk/contract/whatsapp';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { type Answer, call } from '../../api/call.ts';
import { readStored, writeStored } from '../../browserStorage.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { inboxTexts, usePageTexts } from '../../words/pageTexts.ts';
import classes from './messages.module.css';

/** The name of the window that every message is opened in. */
const WINDOW = 'rto-desk-whatsapp';
/** Whether messages open in the app of this computer rather than in a window; of this browser alone. */
const IN_APP = 'rto-desk.whatsapp-app';

interface Props {
  next: NonNullable<Answer<'GET /admin/messages/manual/next'>>;
  onSent: () => Promise<void>;
  onSkip: (id: number) => void;
}

/**
 * One message to send by hand. The button has the focus and is the same for both steps, so that Enter opens the message
 * and Enter marks it as sent.
 */
export function ManualMessage({ next: { message, left }, onSent, onSkip }: Props) {
  const words = usePageTexts(inboxTexts).manual;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [inApp, setInApp] = useState(readStored(IN_APP) === 'yes');
  useEffect(() => button.current?.focus(), []);
  /** Another person sends it, or it is not to be sent any more. */
  const failed = (error: unknown) => {
    if (error instanceof ApiError && [404, 409].includes(error.status)) void onSent();
    return words.failed;
  };
  // Refreshed from the record, and locked for others meanwhile.
  const open = useAct({
    act: () => call('POST /admin/messages/{id}/open', { params: { id: message.id } }),
    done: ({ recipient, body }) => {
      const shown = inApp
        ? window.open(whatsAppAppLink(recipient, body ?? ''), '_self')
        : window.open(whatsAppLink(recipient, body ?? ''), WINDOW);
      if (shown === null) toast.failure(words.blocked);
      else setOpened(true);
    },
    failed,
  });
  const markSent = useAct({
    act: () => call('POST /admin/messages/{id}/sent', { params: { id: message.id } }),
    done: onSent,
    failed,
  });
  const chooseApp = (chosen: boolean) => {
    setInApp(chosen);
    writeStored(IN_APP, chosen ? 'yes' : null);
    button.current?.focus();
  };
  return (
    <div className={`${layout.stack} ${classes.manual}`}>
      <p className={prose.small}>{words.about}</p>
      <p className={prose.strong} aria-live="polite" data-message>
        {words.to(message.recipient_name, message.recipient)} · {words.left(left)}
      </p>
      <pre className={classes.preview} data-message>
        {message.body}
      </pre>
      <div className={classes.steps}>
        <Button
          ref={button}
          aria-keyshortcuts="enter"
          loading={open.busy || markSent.busy}
          onKeyDown={ignoreRepeatedKey}
          onClick={() => (opened ? markSent : open).act()}
        >
          {opened ? words.sent : words.open}
        </Button>
        <Button
          variant="default"
          data-page-key="s"
          aria-keyshortcuts="s"
          disabled={markSent.busy}
          onClick={() => onSkip(message.id)}
        >
          {words.skip}
        </Button>
      </div>
      <Checkbox
        label={words.inApp}
        checked={inApp}
        onChange={event => chooseApp(event.currentTarget.checked)}
      />
    </div>
  );
}

/** A key that is held down presses once: it would mark as sent what it has just opened. */
function ignoreRepeatedKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}
