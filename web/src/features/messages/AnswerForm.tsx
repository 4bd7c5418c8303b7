import type { InboundMessage } from '@rto-desk/contract/endpoints/inbox';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { officeDate, officeTime, today } from '@rto-desk/contract/expiry';
import { problem } from '@rto-desk/contract/fields';
import { messageFields } from '@rto-desk/contract/message';
import { problemSentence } from '@rto-desk/contract/sentences';
import { isWhatsAppUser } from '@rto-desk/contract/whatsapp';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Textarea } from '../../inputs/Textarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useAct } from '../../ui/useAct.ts';
import { inboxTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './messages.module.css';
import { refreshInbox, refreshMessages } from './queries.ts';
import { SendByHand } from './SendByHand.tsx';

/** Answers a number: at once where the provider still takes it, or by hand, which is offered at once. */
export function AnswerForm({ to, onClose }: { to: InboundMessage; onClose: () => void }) {
  const words = useWords();
  const texts = usePageTexts(inboxTexts);
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [manual, setManual] = useState<Message | null>(null);
  useUnsaved(text !== '' && manual === null);
  const field = messageFields.message;
  const wrong = text === '' ? null : problem(field, text.trim());
  const isReady = text.trim() !== '' && wrong === null;
  const answer = useAct({
    act: (by_hand: boolean) =>
      call('POST /inbox/{id}/answer', { params: { id: to.id }, body: { message: text.trim(), by_hand } }),
    done: message => {
      if (message.state === 'manual') return setManual(message);
      onClose();
      return words.messages.queued(message.recipient_name);
    },
    failed: texts.sendFailed,
    refresh: () => {
      void refreshInbox(client);
      void refreshMessages(client);
    },
  });
  if (manual !== null) return <SendByHand message={manual} onClose={onClose} />;
  const until = to.direct_until === null ? null : new Date(to.direct_until);
  return (
    <div className={layout.stack}>
      {to.text !== null && <pre className={classes.preview}>{to.text}</pre>}
      <Textarea
        name="message"
        label={texts.answer}
        required
        rows={4}
        data-autofocus
        value={text}
        onChange={event => setText(event.currentTarget.value)}
        error={wrong === null ? null : problemSentence(wrong, 'message', words)}
        description={words.messages.count(text.length, field.max)}
      />
      <p className={prose.small}>
        {until === null
          ? isWhatsAppUser(to.mobile)
            ? words.messages.noNumber
            : texts.handOnly
          : texts.directUntil(`${officeDate(today(until))} ${officeTime(until)}`)}
      </p>
      <DialogFooter onCancel={onClose}>
        {!isWhatsAppUser(to.mobile) && (
          <Button
            variant={until === null ? 'filled' : 'default'}
            loading={answer.busy}
            disabled={!isReady}
            onClick={() => answer.act(true)}
          >
            {texts.byHand}
          </Button>
        )}
        {until !== null && (
          <Button loading={answer.busy} disabled={!isReady} onClick={() => answer.act(false)}>
            {texts.send}
          </Button>
        )}
      </DialogFooter>
    </div>
  );
}
