import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import type { MessageState } from '@rto-desk/contract/message-states';
import type { Words } from '@rto-desk/contract/words/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { MomentText, momentText } from '../../ui/MomentText.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { TruncatedText } from '../../ui/TruncatedText.tsx';
import { useWords } from '../../words/useWords.ts';
import { HiddenText } from './HiddenText.tsx';
import { MessageActions } from './MessageActions.tsx';
import classes from './messages.module.css';
import { problemText } from './problemText.ts';

interface Props {
  list: UseQueryResult<Page<Message>>;
  onPage: GoToPage;
}

/** Messages, how far each has come, and what can be done with it. */
export function MessageTable({ list, onPage }: Props) {
  const words = useWords();
  return (
    <PagedTable
      label={words.messages.title}
      list={list}
      columns={columns(words)}
      empty={words.messages.empty}
      failure={words.messages.loadFailed}
      rowKey={byId}
      onPage={onPage}
      actions={message => <MessageActions message={message} />}
    />
  );
}

function columns(words: Words): Column<Message>[] {
  return [
    {
      key: 'to',
      label: words.messages.to,
      as: 'heading',
      cell: message => (
        <>
          {message.citizen_id === null ? (
            message.recipient_name
          ) : (
            <Link className={prose.quiet} to={`/citizens/${message.citizen_id}`}>
              {message.recipient_name}
            </Link>
          )}
          <p className={prose.hint}>
            {words.messages.channels[message.channel]}{' '}
            {message.channel === 'mail' ? (
              <EmailText address={message.recipient} />
            ) : (
              <TruncatedText text={message.recipient} />
            )}
          </p>
        </>
      ),
    },
    {
      key: 'text',
      label: words.messages.text,
      cell: message => (
        <>
          <p className={prose.hint}>
            {words.messages.purposes[message.purpose]} · <MomentText moment={message.created_at} />
            {message.created_by !== null && ` · ${words.messages.by(message.created_by)}`}
          </p>
          {message.body === null ? (
            <HiddenText message={message} />
          ) : (
            <div className={classes.text}>
              <TruncatedText text={message.body} />
            </div>
          )}
        </>
      ),
    },
    {
      key: 'state',
      label: words.messages.state,
      cell: message => (
        <>
          <ToneBadge tone={tones[message.state]} text={words.messages.states[message.state]} />
          {message.attempts > 0 && <p className={prose.hint}>{words.messages.attempts(message.attempts)}</p>}
          {message.waits_until !== null && (
            <p className={prose.tiny}>{words.messages.waitsUntil(momentText(message.waits_until))}</p>
          )}
          <Problem text={problemText(message, words)} />
        </>
      ),
    },
  ];
}

function Problem({ text }: { text: string | null }) {
  return text === null ? null : <p className={prose.tiny}>{text}</p>;
}

const tones: Record<MessageState, Tone> = {
  queued: 'info',
  sending: 'info',
  sent: 'good',
  delivered: 'good',
  failed: 'bad',
  unknown: 'soon',
  manual: 'soon',
  cancelled: 'past',
};
