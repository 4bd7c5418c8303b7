import type { FirstHour } from '@rto-desk/contract/endpoints/first-hour';
import type { Channel } from '@rto-desk/contract/message';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { useAct } from '../../ui/useAct.ts';
import { firstHourTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { firstHour } from './queries.ts';

/** What the server is told of a provider by, as `.env.example` explains. */
const settings: Record<Channel, string> = {
  whatsapp: 'WHATSAPP_TOKEN, WHATSAPP_PHONE_NUMBER_ID',
  mail: 'SMTP_URL, MAIL_FROM',
};

interface Props {
  channel: Channel;
  test: FirstHour['tests'][Channel];
}

/** Sends a message to oneself and tells what became of it; without a provider says what is missing. */
export function TestMessage({ channel, test }: Props) {
  const words = useWords();
  const texts = usePageTexts(firstHourTexts);
  const client = useQueryClient();
  const send = useAct({
    act: () => call('POST /admin/test-messages', { body: { channel } }),
    done: ({ message }) => message,
    failed: texts.test.sendFailed,
    refresh: () => client.invalidateQueries({ queryKey: firstHour.queryKey }),
  });
  if (!test.connected) {
    return (
      <p>
        {texts.test.notConnected} <code lang="en">{settings[channel]}</code>
      </p>
    );
  }
  if (test.to === null) {
    return (
      <p>
        {texts.test.notVerified} <Link to="/account">{texts.test.toAccount}</Link>
      </p>
    );
  }
  return (
    <>
      <p>
        {texts.test.to(test.to)}{' '}
        {test.last !== null && (
          <strong role="status">{texts.test.last(words.messages.states[test.last])}</strong>
        )}
      </p>
      <Button
        size="xs"
        variant="default"
        className={layout.start}
        loading={send.busy}
        onClick={() => send.act()}
      >
        {texts.test.send}
      </Button>
    </>
  );
}
