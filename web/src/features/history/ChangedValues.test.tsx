// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChangedValues } from './ChangedValues.tsx';

afterEach(cleanup);

it.each([
  [{ status: 'active' }, 'Status: Active'],
  [{ status: 'pending' }, 'Status: Pending'],
  [{ status: 'resolved' }, 'Status: Resolved'],
  [{ channel: 'whatsapp', status: 'unheard of' }, 'Channel: WhatsApp · Status: unheard of'],
])('tells what a column holds as its own list tells it: %o', async (after, told) => {
  const line = { before: null, after } as unknown as Parameters<typeof ChangedValues>[0]['line'];
  const { container } = await act(async () =>
    render(
      <Suspense>
        <ChangedValues line={line} />
      </Suspense>,
    ),
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(told);
});
