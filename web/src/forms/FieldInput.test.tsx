// @vitest-environment jsdom
import {
  compactNumber,
  date,
  type Field,
  mobile,
  number,
  pastMonth,
  required,
} from '@rto-desk/contract/fields';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { offices } from '@rto-desk/contract/places';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldInput } from './FieldInput.tsx';
import { blank, useFieldsForm } from './useFieldsForm.ts';

afterEach(cleanup);

function Form({ field }: { field: Field }) {
  const form = useFieldsForm({ registration_no: field }, blank);
  return <FieldInput form={form} name="registration_no" />;
}

function inputOf(field: Field): HTMLInputElement {
  render(<Form field={field} />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

describe('a number field', () => {
  it('is upper-cased as one types, with the caret left in the middle of the text', async () => {
    const user = userEvent.setup();
    const input = inputOf(number(100));
    await user.type(input, 'cg-1234');
    await user.type(input, 'ab', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(input.value).toBe('CG-AB1234');
    expect(input.selectionStart).toBe(5);
  });

  it('takes a pasted registration with its gaps', async () => {
    const user = userEvent.setup();
    const input = inputOf(compactNumber(20, required));
    await user.click(input);
    await user.paste('CG 04-ab 1234');
    expect(input.value).toBe('CG04AB1234');
    expect(input.selectionStart).toBe(10);
  });
});

it.each(['03-2021', '3/21', '032021', '2021-03'])('a month field takes %s', async typed => {
  const user = userEvent.setup();
  const input = inputOf(pastMonth());
  await user.type(input, typed);
  await user.tab();
  expect(input.value).toBe('03-2021');
  await user.clear(input);
  expect(input.value).toBe('');
});

it('an office is one of the list, or any other text', async () => {
  const user = userEvent.setup();
  const field = kindOf('dl').fields.office ?? expect.fail();
  render(<Form field={field} />);
  const input = screen.getByRole<HTMLInputElement>('combobox');
  expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual([...offices]);
  await user.type(input, 'Nagpur (MH-31)');
  await user.tab();
  expect(input.value).toBe('Nagpur (MH-31)');
});

it('a date is shown and typed as offices write it, whatever the language of the browser', async () => {
  const user = userEvent.setup();
  const input = inputOf(date());
  expect(input.type).toBe('text');
  await user.type(input, '3/4/2027');
  await user.tab();
  expect(input.value).toBe('03-04-2027');
});

it("has the browser's own calendar from when it is first asked for", async () => {
  const user = userEvent.setup();
  const shown = vi.fn();
  HTMLInputElement.prototype.showPicker = shown;
  inputOf(date());
  const calendars = () => document.querySelectorAll('input[type=date]');
  expect(calendars()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Choose date' }));
  expect(calendars()).toHaveLength(1);
  expect(shown).toHaveBeenCalledOnce();
});

describe('a mobile field', () => {
  it.each(['98765 43210', '+91 98765 43210', '919876543210', '98765-43210'])(
    'takes a pasted %s',
    async pasted => {
      const user = userEvent.setup();
      const input = inputOf(mobile(required));
      await user.click(input);
      await user.paste(pasted);
      expect(input.value).toBe('9876543210');
    },
  );

  it('takes no eleventh digit', async () => {
    const user = userEvent.setup();
    const input = inputOf(mobile(required));
    await user.type(input, '98765432109');
    expect(input.value).toBe('9876543210');
  });
});
