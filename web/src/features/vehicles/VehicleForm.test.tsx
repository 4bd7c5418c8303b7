// @vitest-environment jsdom
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { en } from '@rto-desk/contract/words/en';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CitizenWording } from '../../words/CitizenWording.tsx';
import { loadPublicWords, loadWords } from '../../words/catalogues.ts';
import { WordsContext } from '../../words/useWords.ts';
import { VehicleForm } from './VehicleForm.tsx';

afterEach(cleanup);

const form = (vehicle: Vehicle | null = null) => (
  <QueryClientProvider client={new QueryClient()}>
    <VehicleForm citizenId={1} vehicle={vehicle} onSaved={() => undefined} />
  </QueryClientProvider>
);
const show = (vehicle: Vehicle | null = null) => render(form(vehicle));
const input = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fold = () => screen.getByText(en.vehicles.certificate).closest('details');

it('warns while typing that a mark can take no known form', async () => {
  const user = userEvent.setup();
  show();
  await user.type(input('Registration No'), 'cg 04');
  expect(screen.queryByText(/does not look like/)).toBeNull();
  await user.type(input('Registration No'), '-o');
  expect(screen.queryByText(/does not look like/)).toBeNull();
  await user.type(input('Registration No'), '12 34 5');
  expect(screen.getByText(en.vehicles.unknownMark('CG04O12345'))).toBeDefined();
});

it('folds away what is rarely known, but not what is wrong in it', async () => {
  const user = userEvent.setup();
  show();
  expect(fold()?.open).toBe(false);
  await user.type(input('Registration No'), 'CG04AB1234');
  await user.type(input('Seats'), '999');
  await user.click(screen.getByRole('button', { name: en.general.save }));
  expect(fold()?.open).toBe(true);
  expect(document.activeElement).toBe(input('Seats'));
  expect(screen.getByText('Seats must be a whole number from 0 to 300.')).toBeDefined();
});

it('shows what is known of the registration certificate', () => {
  const known = { registration_no: 'CG04AB1234', seats: 0, manufactured: '2021-03' };
  show(known as Vehicle);
  expect(fold()?.open).toBe(true);
  expect(input('Seats').value).toBe('0');
  expect(input('Month of Manufacture').value).toBe('03-2021');
});

it('asks citizens for the number of their vehicle in their word, and the office in its own', async () => {
  const user = userEvent.setup();
  await Promise.all([loadPublicWords('hi'), loadWords('hi')]);
  const inHindi = { language: 'hi', speak: async () => undefined } as const;
  const { rerender } = render(<WordsContext value={inHindi}>{form()}</WordsContext>);
  expect(input('वाहन नंबर')).toBeDefined();
  rerender(
    <WordsContext value={inHindi}>
      <CitizenWording>{form()}</CitizenWording>
    </WordsContext>,
  );
  expect(input('गाड़ी नंबर')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'सहेजें' }));
  expect(screen.getByText(/^गाड़ी नंबर .*/, { selector: 'p' })).toBeDefined();
  expect(document.body.textContent).not.toContain('वाहन नंबर');
});
