// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { name: 'll', label: 'Learner Licenses' },
  { name: 'dl', label: 'Driving Licenses' },
  { name: 'vehicles', label: 'Vehicles' },
] as const;

function Example() {
  const [value, setValue] = useState<(typeof tabs)[number]['name']>('ll');
  return (
    <Tabs label="Records" tabs={tabs} value={value} onChange={setValue}>
      <button type="button">Add to {value}</button>
    </Tabs>
  );
}

const open = () => screen.getByRole('tab', { selected: true });

it('opens what is chosen, and names what is shown of it', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Records' })).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Vehicles' }));
  expect(open().textContent).toBe('Vehicles');
  const panel = screen.getByRole('tabpanel', { name: 'Vehicles' });
  expect(panel.textContent).toBe('Add to vehicles');
  expect(open().getAttribute('aria-controls')).toBe(panel.id);
});

it.each([
  ['{ArrowRight}', 'Driving Licenses'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Learner Licenses'],
  ['{ArrowLeft}', 'Vehicles'],
  ['{End}', 'Vehicles'],
  ['{End}{Home}', 'Learner Licenses'],
])('goes by keys, and round at the ends: %s', async (keys, name) => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(open().textContent).toBe(name);
  expect(document.activeElement).toBe(open());
});

it('is one stop of the Tab key', async () => {
  render(<Example />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Add to ll');
});
