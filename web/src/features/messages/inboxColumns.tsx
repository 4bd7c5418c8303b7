import type { InboundMessage } from '@rto-desk/contract/endpoints/inbox';
import type { InboxTexts } from '@rto-desk/contract/words/en/inbox';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import classes from './messages.module.css';

/** The sender, the text, and whether it has been dealt with. */
export function inboxColumns(words: InboxTexts): Column<InboundMessage>[] {
  return [
    {
      key: 'from',
      label: words.from,
      as: 'heading',
      cell: message => (
        <>
          {message.name ?? message.mobile}
          <Persons message={message} words={words} />
          {message.reminders_stopped && <ToneBadge outline tone="soon" text={words.stopped} />}
        </>
      ),
    },
    {
      key: 'text',
      label: words.text,
      as: 'long',
      cell: ({ kind, text, said_at }) => (
        <>
          <p className={prose.hint}>
            {words.kinds[kind]} · <MomentText moment={said_at} time />
          </p>
          {text !== null && (
            <div className={classes.text}>
              <TruncatedText text={text} />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'state',
      label: words.state,
      cell: ({ read_at, read_by }) => (
        <>
          <ToneBadge
            tone={read_at === null ? 'soon' : 'past'}
            text={read_at === null ? words.isUnread : words.isRead}
          />
          {read_by !== null && <p className={prose.hint}>{words.readBy(read_by)}</p>}
        </>
      ),
    },
  ];
}

function Persons({ message, words }: { message: InboundMessage; words: InboxTexts }) {
  const { persons, persons_count } = message;
  if (persons.length === 0) {
    return <p className={prose.hint}>{words.unknown}</p>;
  }
  return (
    <div className={prose.tiny}>
      {persons.map(({ id, name }) => (
        <div key={id}>
          <Link className={prose.quiet} to={`/citizens/${id}`}>
            {name}
          </Link>
        </div>
      ))}
      {persons_count > persons.length && words.more(persons_count - persons.length)}
    </div>
  );
}
