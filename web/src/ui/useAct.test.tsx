// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, parseErrorBody } from '../api/ApiError.ts';
import { dismissToast, shownToasts } from './toast.ts';
import { useAct } from './useAct.ts';

afterEach(() => {
  cleanup();
  for (const { key } of shownToasts()) dismissToast(key);
});

type Action = Parameters<typeof useAct<string, string>>[0];

function Buttons(action: Action) {
  const { act, busy, input } = useAct(action);
  return (
    <button type="button" disabled={busy} onClick={() => act('papers')}>
      {input ?? 'idle'}
    </button>
  );
}

async function press(action: Action): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Buttons {...action} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByText('idle'));
}

const said = () => shownToasts().map(({ text, tone }) => `${tone}: ${text}`);
const refusal = new ApiError(422, parseErrorBody({ message: 'Nothing to send.' }), null);
const fails = (error: Error) => () => Promise.reject(error);

it('says what was done, asks anew for what is shown, and is busy until that has come', async () => {
  let come = () => {};
  const refresh = vi.fn(() => new Promise<void>(resolve => (come = resolve)));
  await press({ act: async what => `${what} sent`, done: result => result, failed: 'Failed', refresh });
  await vi.waitFor(() => expect(said()).toEqual(['good: papers sent']));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(screen.getByText<HTMLButtonElement>('papers').disabled).toBe(true);
  come();
  expect((await screen.findByText<HTMLButtonElement>('idle')).disabled).toBe(false);
});

it.each([
  ['the sentence of the server', refusal, 'bad: Nothing to send.'],
  ['its own where the server gave none', new Error('no network'), 'bad: Failed'],
])('says of a failure %s, and asks anew for what is shown', async (_, error, text) => {
  const [done, refresh] = [vi.fn(), vi.fn()];
  await press({ act: fails(error), done, failed: 'Failed', refresh });
  await vi.waitFor(() => expect(said()).toEqual([text]));
  expect(refresh).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
});

it('says nothing of a refusal that is dealt with', async () => {
  const [failed, refresh] = [vi.fn(() => null), vi.fn()];
  await press({ act: fails(refusal), failed, refresh });
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(failed).toHaveBeenCalledWith(refusal, 'papers');
  expect(said()).toEqual([]);
});
