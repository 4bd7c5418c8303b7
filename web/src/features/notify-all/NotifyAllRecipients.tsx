import type { NotifyAllPreview } from '@rto-desk/contract/endpoints/notify-all';
import layout from '../../ui/layout.module.css';
import { MobileText } from '../../ui/MobileText.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import messages from '../messages/messages.module.css';

/** Who gets a message, and the message as it will be read: unfolded of the first, of the others on demand. */
export function Recipients({ recipients, messages: all }: Pick<NotifyAllPreview, 'recipients' | 'messages'>) {
  const texts = useWords().notices.notifyAll;
  if (recipients.length === 0) return null;
  return (
    <section aria-label={texts.recipients}>
      <p className={`${prose.small} ${prose.strong}`}>{texts.recipients}</p>
      {recipients.map(({ name, mobile, documents, text }, at) => (
        <details key={`${mobile} ${text}`} className={layout.more} open={at === 0}>
          <summary>
            {name} <MobileText mobile={mobile} />, {texts.documents(documents)}
          </summary>
          <pre className={messages.preview}>{text}</pre>
        </details>
      ))}
      {all > recipients.length && <p className={prose.small}>{texts.more(all - recipients.length)}</p>}
    </section>
  );
}

/** Whose documents are left out, by the reason. */
export function LeftOut({ rows }: { rows: NotifyAllPreview['left_out'] }) {
  const texts = useWords().notices.notifyAll;
  if (rows.length === 0) return null;
  return (
    <section aria-label={texts.leftOut}>
      <p className={`${prose.small} ${prose.strong}`}>{texts.leftOut}</p>
      {rows.map(({ reason, count, owners }) => (
        <details key={reason} className={layout.more}>
          <summary>
            {count}: {texts.reasons[reason]}
          </summary>
          <p className={prose.small}>{owners.join(', ')}</p>
        </details>
      ))}
    </section>
  );
}
