// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, parseErrorBody } from '../../api/ApiError.ts';
import { dismissToast, shownToasts } from '../../ui/toast.ts';
import { DeleteRecord } from './DeleteRecord.tsx';

afterEach(() => {
  cleanup();
  for (const { key } of shownToasts()) dismissToast(key);
});

it.each([
  [403, "Delete vehicle failed. You don't have permission."],
  [404, 'Delete vehicle failed. Record not found or already deleted.'],
  [409, 'Delete vehicle failed. Linked records exist. Remove dependent records first.'],
  [500, 'The sentence of the server.'],
])('says what could not be deleted, and why, for an answer of %s', async (status, text) => {
  const refusal = new ApiError(status, parseErrorBody({ message: 'The sentence of the server.' }), null);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteRecord
        question="Delete this vehicle?"
        what={['CG04AB1234']}
        failure="Delete vehicle failed."
        remove={() => Promise.reject(refusal)}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  await vi.waitFor(() => expect(shownToasts().map(toast => toast.text)).toEqual([text]));
});
