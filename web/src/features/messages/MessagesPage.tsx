import { belongsTo } from '@rto-desk/contract/access';
import { messageList } from '@rto-desk/contract/message';
import { messageStates } from '@rto-desk/contract/message-states';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../inputs/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DaysNote } from '../../ui/DaysNote.tsx';
import { Page } from '../../ui/Page.tsx';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { MessageTable } from './MessageTable.tsx';
import { messagesPage } from './queries.ts';
import { SendingState } from './SendingState.tsx';
import { TryAllAgain } from './TryAllAgain.tsx';

/** Every message within reach, and how far it has come. */
export function MessagesPage() {
  const words = useWords();
  const { user } = useSession();
  const { query, change, goTo } = useList(messageList);
  const list = useQuery(messagesPage(query));
  return (
    <Page
      title={words.messages.title}
      actions={
        <>
          <ButtonLink to="/admin/messages/manual" variant="default">
            {words.messages.states.manual}
          </ButtonLink>
          {user !== null && belongsTo('admin', user.role) && (
            <ButtonLink to="/admin/reminders" variant="default">
              {words.reminders.title}
            </ButtonLink>
          )}
          {query.state === 'failed' && <TryAllAgain />}
          <Select
            label={words.messages.state}
            value={query.state ?? ''}
            options={[
              { value: '', label: words.messages.allStates },
              ...messageStates.map(state => ({ value: state, label: words.messages.states[state] })),
            ]}
            onChange={event =>
              change({ state: messageStates.find(state => state === event.currentTarget.value) })
            }
          />
        </>
      }
    >
      {user !== null && belongsTo('admin', user.role) && <SendingState />}
      <DaysNote days={query} onLift={() => change({ from: undefined, until: undefined })} />
      <MessageTable list={list} onPage={goTo} />
    </Page>
  );
}
