// @vitest-environment jsdom
import {
  compactNumber,
  date,
  type Field,
  mobile,
  number,
  pastMonth,
  plate,
  required,
} from '@rto-desk/contract/fields';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { offices } from '@rto-desk/contract/places';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

describe('a registration mark', () => {
  it.each(['CG.04.LA.1005', 'CG–04–LA–1005', 'CG०४LA1005', 'cg04 la 1005'])(
    'is stored as one when %s is pasted',
    async pasted => {
      const user = userEvent.setup();
      const input = inputOf(plate(required));
      await user.click(input);
      await user.paste(pasted);
      expect(input.value).toBe('CG04LA1005');
    },
  );
});

describe('a mobile field', () => {
  const spellings = [
    '98260 12345',
    '+91 98260 12345',
    '919826012345',
    '09826012345',
    '98260-12345',
    '०९८२६० १२३४५',
    '0091 98260 12345',
  ];
  const hidden = ['\u202a+91 98260 12345\u202c', '98260\u00a012345'];

  it.each([...spellings, ...hidden])('takes a pasted %j', async pasted => {
    const user = userEvent.setup();
    const input = inputOf(mobile(required));
    await user.click(input);
    await user.paste(pasted);
    expect(input.value).toBe('9826012345');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it.each([...spellings, ...hidden])('takes %j that the browser fills in', filled => {
    const input = inputOf(mobile(required));
    fireEvent.input(input, { target: { value: filled } });
    expect(input.value).toBe('9826012345');
  });

  it.each(spellings)('takes a typed %s', async typed => {
    const user = userEvent.setup();
    const input = inputOf(mobile(required));
    await user.type(input, typed);
    expect(input.value).toBe('9826012345');
  });

  it('takes no eleventh typed digit, wherever it is typed', async () => {
    const user = userEvent.setup();
    const input = inputOf(mobile(required));
    await user.type(input, '98260123459');
    expect(input.value).toBe('9826012345');
    await user.type(input, '7', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(input.value).toBe('9826012345');
    expect(input.selectionStart).toBe(3);
    await user.type(input, '7', { initialSelectionStart: 3, initialSelectionEnd: 4 });
    expect(input.value).toBe('9827012345');
  });

  it.each(['98260123456', '98260 1234', '+1 415 555 0100'])(
    'leaves a pasted %s as it is, with a sentence, until it is corrected',
    async pasted => {
      const user = userEvent.setup();
      const input = inputOf(mobile(required));
      await user.click(input);
      await user.paste(pasted);
      expect(input.value).toBe(pasted);
      expect(screen.getByText('Mobile number must be exactly 10 digits.')).toBeDefined();
      await user.clear(input);
      await user.type(input, '9826012345');
      expect(screen.queryByText('Mobile number must be exactly 10 digits.')).toBeNull();
    },
  );
});
