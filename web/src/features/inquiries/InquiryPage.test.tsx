// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../session/useSession.ts';
import { NewRequestPage } from '../requests/NewRequestPage.tsx';
import { InquiryPage } from './InquiryPage.tsx';

const server = vi.fn();
vi.stubGlobal('fetch', server);
afterEach(cleanup);

const visitor: Session = {
  state: 'signedOut',
  user: null,
  failure: null,
  hasEnded: false,
  signIn: () => undefined,
  signOut: () => undefined,
  refresh: async () => undefined,
};

function show(page: React.ReactNode, address = '/') {
  render(
    <SessionContext value={visitor}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </SessionContext>,
  );
  const fill = (name: string, value: string) => {
    const input = document.querySelector(`[name="${name}"]`);
    if (input === null) throw new Error(`No field is called ${name}`);
    fireEvent.change(input, { target: { value } });
  };
  const submit = () => {
    const form = document.querySelector('form');
    if (form === null) throw new Error('No form');
    fireEvent.submit(form);
    return document.activeElement?.getAttribute('name');
  };
  return { fill, submit };
}

it('an inquiry tells a missing type of document with all else that is wrong', () => {
  const { fill, submit } = show(<InquiryPage />);
  expect(submit()).toBe('name');
  expect(screen.getAllByText('Please select at least one document type.').length).toBeGreaterThan(0);
  fill('name', 'Ramesh');
  fill('phone', '9876543210');
  fill('vehicle_no', 'CG04AB1234');
  expect(submit(), 'the first that is wrong').toBe('document_type');
  expect(server).not.toHaveBeenCalled();
});

it('a service request without a category leads to the categories first', () => {
  const { submit } = show(<NewRequestPage />);
  expect(submit()).toBe('category');
  expect(server).not.toHaveBeenCalled();
});

it('a service request has what its address tells: what it is about and what is asked', () => {
  show(<NewRequestPage />, '/ask-for-service?category=vehicle&query=Renewal+of+PUCC,+CG04AB1234');
  expect(screen.getByLabelText<HTMLInputElement>('Vehicle').checked).toBe(true);
  expect(screen.getByDisplayValue('Renewal of PUCC, CG04AB1234').getAttribute('name')).toBe('query');
});

it('the Hindi in the labels of an inquiry is spoken in Hindi', () => {
  show(<InquiryPage />);
  expect(screen.getByLabelText(/^Name \(नाम\)/)).toBeTruthy();
  expect(screen.getByLabelText('Tax (रोड टैक्स)')).toBeTruthy();
  for (const hindi of ['नाम', 'रोड टैक्स']) expect(screen.getByText(hindi).lang).toBe('hi');
});
