// @vitest-environment jsdom
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/ApiError.ts';
import { type Confirmed, SendMessageForm } from './SendMessageForm.tsx';

afterEach(cleanup);

const refusal = (options: Record<string, unknown>) =>
  new ApiError(
    409,
    { message: 'No', errors: {}, current: undefined, unproven: undefined, confirm: false, options },
    null,
  );

it('asks before a notice goes to a number that has stopped reminders, and before it goes twice', async () => {
  const send = vi.fn<(confirmed: Confirmed) => Promise<Message>>();
  send.mockRejectedValueOnce(refusal({ stopped: true }));
  send.mockRejectedValueOnce(refusal({}));
  send.mockReturnValue(new Promise(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <SendMessageForm
          text="It ends"
          ready
          action="Send it"
          failure="Failed"
          send={send}
          onClose={() => undefined}
        />
      </Suspense>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Send it' }));
  await screen.findByText(/This number has opted out of reminders/);
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText(/already sent to this person today/);
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await vi.waitFor(() =>
    expect(send.mock.calls).toEqual([[{}], [{ despite_stop: true }], [{ despite_stop: true, again: true }]]),
  );
});
