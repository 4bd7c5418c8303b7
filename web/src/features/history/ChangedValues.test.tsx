// @vitest-environment jsdom
import { en } from '@rto-desk/contract/words/en';
import { history } from '@rto-desk/contract/words/en/history';
import { screens } from '@rto-desk/contract/words/en/imports/screens';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChangedValues } from './ChangedValues.tsx';

afterEach(cleanup);

const office = {
  branches: { 22: 'CG-22: Raipur' },
  stages: { handed_over: 'Handed over' },
  rejectReasons: { not_eligible: 'Not eligible' },
};

const { kinds } = en.transfers;
const { status, columns } = screens;
const { sent } = en.messages.states;

it.each([
  ['vltds', { status: 'active' }, 'Status: Active'],
  ['service_requests', { status: 'pending' }, 'Status: Pending'],
  ['document_inquiries', { status: 'resolved' }, 'Status: Resolved'],
  ['messages', { channel: 'whatsapp', status: 'unheard of' }, 'Channel: WhatsApp · Status: unheard of'],
  ['messages', { state: 'sent' }, `${en.messages.state}: ${sent}`],
  ['citizens', { state: 'Odisha' }, `${en.fields.state}: Odisha`],
  ['transfers', { kind: 'sale' }, `${en.fields.kind}: ${kinds.sale}`],
  ['payouts', { kind: 'expense', mode: 'cash' }, 'Type: Expense · Mode: Cash'],
  ['receipts', { mode: 'upi' }, 'Mode: UPI'],
  ['charges', { kind: 'government' }, 'Type: Government fee'],
  ['register_entries', { direction: 'in', mode: 'hand' }, 'Direction: Inward · Mode: By hand'],
  ['letters', { state: 'issued' }, `${en.messages.state}: Issued`],
  [
    'consents',
    { purpose: 'sharing', how: 'slip' },
    'Purpose: Sharing data with others · How given: On paper',
  ],
  ['users', { role: 'manager' }, 'Role: Manager'],
  [
    'service_requests',
    { stage: 'handed_over', reject_code: 'not_eligible', services: ['noc', 'pay_tax'] },
    'Stage: Handed over · Reason code: Not eligible · Services: Application for NOC, Pay your tax',
  ],
  ['deletion_requests', { status: 'declined' }, 'Status: Declined'],
  ['api_tokens', { scopes: ['citizens:read', 'files:read'] }, 'Scopes: Citizens: read, Open files'],
  ['office_settings', { closed_weekdays: [6, 7] }, 'Weekly holidays: Saturday, Sunday'],
  ['letters', { inputs: { 'ask.reason': 'Late' } }, 'Answers: reason: Late'],
  ['breaches', { searches: [{ found: 3 }, { found: 4 }] }, 'Searches for people: 2'],
  ['citizens', { branch_id: 22 }, 'Branch: CG-22: Raipur'],
  ['citizens', { branch_id: 23 }, 'Branch: 23'],
  ['office_settings', { legal_basis: 'consent' }, 'Legal basis: Consent'],
  [
    'imports',
    { status: 'checking', mode: 'fill' },
    `Status: ${status.checking} · ${history.columns.mode}: ${columns.modes.fill}`,
  ],
])('calls what a column of %s holds as its own screens do: %o', async (record, after, told) => {
  const line = { record, before: null, after } as unknown as Parameters<typeof ChangedValues>[0]['line'];
  const { container } = await act(async () =>
    render(
      <Suspense>
        <ChangedValues line={line} office={office} />
      </Suspense>,
    ),
  );
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(told);
});
