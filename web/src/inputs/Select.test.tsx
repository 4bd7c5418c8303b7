// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { asOption, Select } from './Select.tsx';

const numbers = Array.from({ length: 40 }, (_, number) => asOption(number));
const many = <Select label="Seats" options={numbers} value="33" onChange={() => undefined} />;
const drawn = () => screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
const choice = () => screen.getByLabelText<HTMLSelectElement>('Seats');
afterEach(cleanup);

it('draws what is chosen of many with the form, and the others right after', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(many));
  expect(drawn()).toEqual(['33']);
  await expect.poll(drawn).toEqual(numbers.map(({ value }) => value));
  expect(choice().value).toBe('33');
  root.unmount();
});

it('draws all where nothing of them is chosen', () => {
  render(<Select label="Seats" options={numbers} defaultValue="7" />);
  expect(drawn()).toHaveLength(40);
  expect(choice().value).toBe('7');
});

it('an option in Hindi says so on a screen in English', () => {
  const options = ['Verify', 'जाँच'].map(asOption);
  render(<Select label="Stage" options={options} defaultValue="Verify" />);
  expect(screen.getAllByRole('option').map(({ lang }) => lang)).toEqual(['', 'hi']);
});
