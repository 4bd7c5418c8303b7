// @vitest-environment jsdom
import { longText, required, text } from '@rto-desk/contract/fields';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { FieldInput } from './FieldInput.tsx';
import { RecordForm } from './RecordForm.tsx';

afterEach(cleanup);

const person = { name: 'Budhram Sahu', dob: '1961-05-04', father_name: null };
const told = {
  message: 'Nothing was saved.',
  errors: {},
  current: undefined,
  unproven: person,
  confirm: false,
  options: {},
};

it('asks before the first document goes to an unproven profile', async () => {
  const save = vi.fn<(values: object, seen: string | undefined, proof: string) => Promise<void>>();
  save.mockRejectedValueOnce(new ApiError(409, told, null));
  save.mockRejectedValueOnce(new ApiError(409, told, null));
  save.mockResolvedValue(undefined);
  render(
    <RecordForm fields={{ name: text(40, required) }} initial={{ name: 'CG04' }} failure="Failed" save={save}>
      {form => <FieldInput form={form} name="name" />}
    </RecordForm>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Save');
  await screen.findByText(/Budhram Sahu, born 04-05-1961 is managed by an account/);
  press('Cancel');
  expect(screen.queryByText(/managed by an account/)).toBeNull();
  press('Save');
  await screen.findByText(/managed by an account/);
  press('Yes, proof seen');
  await vi.waitFor(() => expect(screen.queryByText(/managed by an account/)).toBeNull());
  expect(save.mock.calls.map(([values, , proof]) => [values, proof])).toEqual([
    [{ name: 'CG04' }, 'ask'],
    [{ name: 'CG04' }, 'ask'],
    [{ name: 'CG04' }, 'seen'],
  ]);
});

it('Ctrl Enter saves from a text of several lines, and Enter alone does not', async () => {
  const save = vi.fn(async () => undefined);
  render(
    <RecordForm fields={{ notes: longText(400) }} initial={{ notes: 'Paid' }} failure="Failed" save={save}>
      {form => <FieldInput form={form} name="notes" />}
    </RecordForm>,
  );
  const notes = screen.getByRole('textbox');
  fireEvent.keyDown(notes, { key: 'Enter' });
  expect(save).not.toHaveBeenCalled();
  fireEvent.keyDown(notes, { key: 'Enter', ctrlKey: true });
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
});
