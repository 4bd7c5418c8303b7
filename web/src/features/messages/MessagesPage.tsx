import { NativeSelect } from '@mantine/core';
import { messageStates } from '@rto-desk/contract/message';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../ui/Page.tsx';
import { useStatusFilter } from '../../ui/useStatusFilter.ts';
import { useWords } from '../../words/useWords.ts';
import { MessageTable } from './MessageTable.tsx';
import { messagesPage } from './queries.ts';

/** Every message within reach, and how far it has come. */
export function MessagesPage() {
  const words = useWords();
  const { status, page, change } = useStatusFilter(messageStates);
  const list = useQuery(messagesPage(status, page));
  return (
    <Page
      title={words.messages.title}
      actions={
        <NativeSelect
          label={words.messages.state}
          value={status ?? ''}
          data={[
            { value: '', label: words.messages.allStates },
            ...messageStates.map(state => ({ value: state, label: words.messages.states[state] })),
          ]}
          onChange={event =>
            change({ status: messageStates.find(state => state === event.currentTarget.value) })
          }
        />
      }
    >
      <MessageTable list={list} onPage={next => change({ status, page: next })} />
    </Page>
  );
}
