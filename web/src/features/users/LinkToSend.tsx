import type { Message } from '@rto-desk/contract/endpoints/messages';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { SendByHand } from '../messages/SendByHand.tsx';

interface Props {
  message: Message;
  onClose: () => void;
}

/** A link for a new password that is to be sent by hand: who gets it, and what sends it. */
export function LinkToSend({ message, onClose }: Props) {
  const texts = usePageTexts(usersTexts);
  const { recipient_name, recipient } = message;
  return (
    <section ref={focusFirst} aria-label={texts.actOn(texts.sendLink, recipient_name)}>
      <SendByHand message={message} why={texts.linkByHand(recipient_name, recipient)} onClose={onClose} />
    </section>
  );
}

/** It comes in answer to what was pressed, which may be gone. */
function focusFirst(section: HTMLElement | null): void {
  section?.querySelector('button')?.focus();
}
