import { belongsTo } from '@rto-desk/contract/access';
import { messageStates } from '@rto-desk/contract/message';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../../inputs/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DaysNote } from '../../ui/DaysNote.tsx';
import { Page } from '../../ui/Page.tsx';
import { useStatusFilter } from '../../ui/useStatusFilter.ts';
import { useWords } from '../../words/useWords.ts';
import { MessageTable } from './MessageTable.tsx';
import { messagesPage } from './queries.ts';

/** Every message within reach, and how far it has come. */
export function MessagesPage() {
  const words = useWords();
  const { user } = useSession();
  const { status, days, page, change } = useStatusFilter(messageStates);
  const list = useQuery(messagesPage(status, page, days));
  return (
    <Page
      title={words.messages.title}
      actions={
        <>
          {user !== null && belongsTo('admin', user.role) && (
            <ButtonLink to="/admin/reminders" variant="default">
              {words.reminders.title}
            </ButtonLink>
          )}
          <Select
            label={words.messages.state}
            value={status ?? ''}
            options={[
              { value: '', label: words.messages.allStates },
              ...messageStates.map(state => ({ value: state, label: words.messages.states[state] })),
            ]}
            onChange={event =>
              change({ status: messageStates.find(state => state === event.currentTarget.value) })
            }
          />
        </>
      }
    >
      <DaysNote days={days} onLift={() => change({ days: null })} />
      <MessageTable list={list} onPage={(next, how) => change({ status, page: next }, how)} />
    </Page>
  );
}
