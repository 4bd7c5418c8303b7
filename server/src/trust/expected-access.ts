import type { EndpointKey } from '@rto-desk/contract/endpoints/endpoint';
import { today } from '@rto-desk/contract/expiry';
import { type CitizenKind, citizenKinds, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { apiToken, breach, feeRule, freshMobile, freshNumber, sampleOf } from '../testing/samples.ts';
import type { Fixture } from './fixture.ts';

/**
 * Who may make each call, as the rules of the office say it in `docs/access.md` and not as the server's own code does.
 * A call without a row here fails the matrix.
 *
 * - `anyone`, `signedIn`, `staff`, `admin`, `user`: by role alone;
 * - `kept`: the user with the profile, and staff within reach; others get 404;
 * - `office`: staff within reach alone;
 * - `hidden`: admins alone, of what other staff may call for as well; they get 404;
 * - `everywhere`: staff who see every branch;
 * - `assigns`: the same, of what others see as well; those are refused;
 * - `own`: the owner of the account alone.
 */
type Who =
  | 'anyone'
  | 'signedIn'
  | 'staff'
  | 'admin'
  | 'user'
  | 'kept'
  | 'office'
  | 'everywhere'
  | 'assigns'
  | 'hidden'
  | 'own';

export interface ExpectedAccess {
  who: Who;
  /** What the id in the address is of; made again for every call that deletes it. */
  of?: (fixture: Fixture) => Promise<number>;
  /** What the second id in the address is of. */
  inner?: (fixture: Fixture) => Promise<number>;
  /** A query that leads to the citizen of the fixture where the call lists what is within reach. */
  finds?: (fixture: Fixture) => string | Promise<string>;
  /** A query that names the record. */
  query?: (fixture: Fixture) => Promise<string>;
  body?: (fixture: Fixture) => unknown;
  /** Whether the password must have been given lately: for all of it, or for some of what may be sent. */
  password?: 'always' | 'sometimes';
}

const citizen = (fixture: Fixture) => fixture.citizen();
const vehicle = (fixture: Fixture) => fixture.vehicle();
const job = (fixture: Fixture) => fixture.request();
const byRole = (who: Who, body?: ExpectedAccess['body']): ExpectedAccess => ({ who, ...(body && { body }) });

/** The query of a list that is asked for when what it may show has been made. */
const after = (make: (fixture: Fixture) => Promise<unknown>) => async (fixture: Fixture) => {
  await make(fixture);
  return '';
};

const person = () => ({ name: 'Somebody Else', mobile: freshMobile() });
const account = () => ({ name: 'Somebody Else', phone: freshMobile() });
const leaving = () => ({ on: '2026-01-05', to_office: 'Nagpur' });
const named = () => ({ name_en: 'On its way', name_hi: 'रास्ते में', place: 45 });
const status = (status: string) => () => ({ status });

export const expectedAccess: Record<EndpointKey, ExpectedAccess> = {
  'POST /login': byRole('anyone', () => ({ login_identifier: freshMobile(), password: 'wrong-password' })),
  'POST /quick-entries': byRole('staff', () => ({
    ...person(),
    registration_no: freshNumber(),
    kind: 'puccs',
    until: '2031-01-31',
  })),
  'POST /register': byRole('anyone', () => ({ ...account(), password: 'monsoon-raipur-7' })),
  'POST /logout': byRole('signedIn'),
  'GET /me': byRole('signedIn'),
  'PUT /me': byRole('signedIn', () => ({ name: 'Renamed' })),
  'PUT /me/phone': byRole('signedIn', () => ({ phone: freshMobile(), password: 'wrong-password' })),
  'PUT /me/password': byRole('signedIn', () => ({})),
  'POST /password/forgot': byRole('anyone', () => ({ email: 'nobody@example.com' })),
  'POST /password/reset': byRole('anyone', () => ({})),
  'POST /me/verification': byRole('signedIn', () => ({})),
  'POST /me/verification/confirm': byRole('signedIn', () => ({ code: '000000' })),
  'POST /verify-email': byRole('anyone', () => ({ token: 'none' })),
  'GET /me/sessions': byRole('signedIn'),
  'DELETE /me/sessions/{id}': { who: 'own', of: fixture => fixture.session() },
  'POST /me/confirm': byRole('signedIn', () => ({ password: 'wrong-password' })),
  'POST /me/two-factor': byRole('signedIn', () => ({ password: 'wrong-password' })),
  'POST /me/two-factor/confirm': byRole('signedIn', () => ({ code: '000000' })),
  'POST /me/two-factor/off': byRole('signedIn', () => ({ password: 'wrong-password' })),
  'GET /me/data': byRole('signedIn'),
  'GET /me/deletion': byRole('user'),
  'POST /me/deletion': byRole('user', () => ({ password: 'wrong-password' })),
  'DELETE /me/deletion': byRole('user'),

  'GET /citizens': { who: 'kept', finds: fixture => `?q=${fixture.canary}` },
  'POST /citizens': byRole('signedIn', person),
  'GET /citizens/similar': {
    who: 'office',
    finds: async fixture => `?name=Budhram%20${fixture.canary}&mobile=${await fixture.mobile()}`,
  },
  'GET /citizens/duplicates': { who: 'office', finds: after(fixture => fixture.twin()) },
  'GET /citizens/duplicates/numbers': { who: 'office', finds: after(fixture => fixture.sameNumber()) },
  'POST /citizens/duplicates/dismiss': {
    who: 'office',
    body: async fixture => ({ one_id: await fixture.citizen(), other_id: await fixture.twin() }),
  },
  'POST /citizens/{id}/merge': {
    who: 'office',
    of: fixture => fixture.twin(),
    body: async fixture => ({ into: await fixture.citizen() }),
  },
  'GET /merges': { who: 'office', finds: after(fixture => fixture.merge()) },
  'POST /merges/{id}/undo': { who: 'office', of: fixture => fixture.merge() },
  'GET /citizens/{id}': { who: 'kept', of: citizen },
  'PUT /citizens/{id}': { who: 'kept', of: citizen, body: person },
  'DELETE /citizens/{id}': { who: 'admin', of: citizen },
  'DELETE /citizens/{id}/keeper': { who: 'office', of: citizen },
  'GET /citizens/{id}/all-details': { who: 'kept', of: citizen },
  'GET /citizens/{id}/expired-documents': { who: 'kept', of: citizen },
  'GET /citizens/{id}/history': { who: 'office', of: citizen },
  'GET /citizens/{id}/messages': { who: 'office', of: citizen },
  'POST /citizens/{id}/send-message': { who: 'office', of: citizen, body: () => ({ message: 'Come by.' }) },
  'PUT /citizens/{id}/reminders': { who: 'kept', of: citizen, body: () => ({ off: true }) },
  'GET /follow-ups': {
    who: 'office',
    finds: async fixture => {
      await fixture.followUp();
      return `?citizen_id=${await fixture.citizen()}`;
    },
  },
  'PUT /citizens/{id}/follow-up': {
    who: 'office',
    of: citizen,
    body: () => ({ on: today(), note: 'Fitness' }),
  },
  'PUT /vehicles/{id}/follow-up': { who: 'office', of: vehicle, body: () => ({ on: today() }) },
  'GET /citizens/{id}/vehicles': { who: 'kept', of: citizen },
  'POST /citizens/{id}/vehicles': {
    who: 'kept',
    of: citizen,
    body: () => ({ registration_no: freshNumber('CG04') }),
  },
  'PUT /vehicles/{id}': { who: 'kept', of: vehicle, body: () => ({ registration_no: freshNumber('CG04') }) },
  'DELETE /vehicles/{id}': { who: 'kept', of: vehicle },
  'POST /vehicles/{id}/transfers': {
    who: 'office',
    of: vehicle,
    body: () => ({ to: person(), kind: 'sale', on: '2026-01-05' }),
  },
  'GET /vehicles/{id}/owners': { who: 'office', of: vehicle },
  'GET /citizens/{id}/former-vehicles': { who: 'kept', of: citizen },
  'POST /transfers/{id}/undo': { who: 'admin', of: fixture => fixture.transfer() },
  'GET /citizens/{id}/fleet': { who: 'kept', of: citizen },
  'GET /citizens/{id}/fleet.csv': { who: 'kept', of: citizen },
  'GET /citizens/{id}/fleet.xlsx': { who: 'kept', of: citizen },
  'POST /claims': byRole('user', () => ({ registration_no: freshNumber('CG04') })),
  'GET /me/claims': byRole('user'),
  'GET /claims': { who: 'office', finds: after(fixture => fixture.claim()) },
  'POST /claims/{id}/approve': { who: 'office', of: fixture => fixture.claim(), body: () => ({}) },
  'POST /claims/{id}/refuse': {
    who: 'office',
    of: fixture => fixture.claim(),
    body: () => ({ reason: 'Not the owner' }),
  },
  'DELETE /claims/{id}': { who: 'kept', of: fixture => fixture.approvedClaim() },
  'POST /vehicles/{id}/noc': { who: 'office', of: vehicle, body: leaving },
  'DELETE /vehicles/{id}/noc': { who: 'office', of: fixture => fixture.leftVehicle() },
  ...expectedAccessToDocuments(),

  'GET /search/vehicle': {
    who: 'kept',
    finds: async fixture => `?vehicle_no=${await fixture.registration()}`,
  },
  'GET /global-search': { who: 'office', finds: fixture => `?query=${fixture.canary}` },
  'GET /reports/expiries': { who: 'office', finds: fixture => `?owner_name=${fixture.canary}` },
  'GET /reports/expiries/export': { who: 'office', finds: fixture => `?owner_name=${fixture.canary}` },
  'GET /reports/expiries/notification': {
    who: 'office',
    query: async fixture => `?${new URLSearchParams(Object.entries(await fixture.notice()))}`,
  },
  'POST /reports/expiries/send-notification': {
    who: 'office',
    body: async (fixture: Fixture) => fixture.notice(),
  },

  'POST /reports/expiries/notify-all': byRole('staff', () => ({ dry_run: true })),
  'GET /reports/expiries/notify-all': byRole('staff'),
  'GET /reports/expiries/notify-all/{id}': { who: 'everywhere', of: fixture => fixture.bulkNotice() },
  'POST /reports/expiries/notify-all/{id}/stop': { who: 'everywhere', of: fixture => fixture.bulkNotice() },

  'POST /service-requests': byRole('anyone', () => ({
    category: 'other',
    contact_name: 'Somebody',
    contact_phone: freshMobile(),
  })),
  'GET /imports': { who: 'office', finds: after(fixture => fixture.list()) },
  'POST /imports': byRole('staff', () => ({ text: '' })),
  'GET /imports/template.xlsx': byRole('staff'),
  'GET /imports/{id}': { who: 'office', of: fixture => fixture.list() },
  'PUT /imports/{id}/mapping': {
    who: 'office',
    of: fixture => fixture.list(),
    body: () => ({ columns: [{ index: 0, field: 'registration_no' }], mode: 'add' }),
  },
  'GET /imports/{id}/rows': { who: 'office', of: fixture => fixture.list() },
  'PATCH /imports/{id}/rows/{line}': {
    who: 'office',
    of: fixture => fixture.list(),
    body: () => ({ skip: true }),
  },
  'GET /imports/{id}/rows.xlsx': { who: 'office', of: fixture => fixture.list() },
  'POST /imports/{id}/commit': { who: 'office', of: fixture => fixture.list() },
  'POST /imports/{id}/undo': { who: 'office', of: fixture => fixture.list() },
  'GET /imports/{id}/reminders': { who: 'admin', of: fixture => fixture.list() },
  'POST /imports/{id}/reminders': { who: 'admin', of: fixture => fixture.list() },

  'GET /service-requests': {
    who: 'office',
    finds: async fixture => `?q=${await fixture.requestReference()}`,
  },
  'PATCH /service-requests/{id}/status': {
    who: 'office',
    of: fixture => fixture.request(),
    body: status('contacted'),
  },
  'PATCH /service-requests/{id}/branch': {
    who: 'assigns',
    of: fixture => fixture.request(),
    body: () => ({}),
  },
  'GET /my-service-requests': byRole('signedIn'),
  'GET /jobs': { who: 'office', finds: async fixture => `?q=${await fixture.requestReference()}` },
  'POST /jobs': byRole('staff', () => ({
    category: 'other',
    contact_name: 'Somebody',
    contact_phone: freshMobile(),
  })),
  'GET /jobs/options': byRole('staff'),
  'GET /jobs/{id}': { who: 'office', of: job },
  'PATCH /jobs/{id}': { who: 'office', of: job, body: () => ({ notes: 'Call again' }) },
  'POST /jobs/{id}/take': { who: 'office', of: job },
  'POST /jobs/{id}/stage': { who: 'office', of: job, body: () => ({ stage: 'submitted' }) },
  'POST /jobs/{id}/reject': { who: 'office', of: job, body: () => ({ reason_code: 'withdrawn' }) },
  'POST /jobs/{id}/reopen': { who: 'office', of: job, body: () => ({}) },
  'POST /jobs/{id}/papers': { who: 'office', of: job, body: () => ({ name: 'Affidavit' }) },
  'PATCH /jobs/{id}/papers/{paper}': {
    who: 'office',
    of: job,
    inner: fixture => fixture.jobDocument(),
    body: () => ({ received_on: '2026-01-05' }),
  },
  'GET /jobs/export': { who: 'office', finds: async fixture => `?q=${await fixture.requestReference()}` },
  'GET /jobs/learners': {
    who: 'office',
    finds: async fixture => `?tab=${await fixture.learner()}&per_page=100`,
  },
  'PUT /jobs/learners/{id}/test': {
    who: 'office',
    of: fixture => fixture.document(kindOf('ll')),
    body: () => ({ test_on: '2026-01-05' }),
  },
  'POST /jobs/learners/tell': byRole('staff', () => ({ ll_ids: [] })),
  'GET /jobs/work': byRole('staff'),
  'GET /self-declared': {
    who: 'office',
    finds: async fixture => {
      await fixture.document(kindOf('puccs'));
      return '?per_page=100';
    },
  },
  'GET /jobs/given-by': { who: 'office', finds: async fixture => `?q=${await fixture.giver()}` },
  'POST /admin/job-stages': byRole('admin', () => ({ ...named(), status: 'contacted' })),
  'PUT /admin/job-stages/{id}': byRole('admin', named),
  'POST /admin/job-reasons': byRole('admin', named),
  'PUT /admin/job-reasons/{id}': byRole('admin', named),
  'GET /admin/job-services': byRole('admin'),
  'PUT /admin/job-services/{service}': byRole('admin', () => ({ days: 7, papers: [] })),
  'PUT /admin/job-settings': byRole('admin', () => ({ fees_on: false })),
  'POST /admin/templates': byRole('admin', () => ({ name: 'Covering letter', subject: 'citizen' })),
  'POST /admin/templates/starters': byRole('admin'),
  'PUT /admin/templates/{id}': {
    who: 'admin',
    of: fixture => fixture.template(),
    body: () => ({ name: 'Covering letter', subject: 'citizen' }),
  },
  'DELETE /admin/templates/{id}': byRole('admin'),
  'GET /templates': byRole('staff'),
  'GET /templates/tags': byRole('staff'),
  'GET /templates/{id}/file': { who: 'staff', of: fixture => fixture.template() },
  'GET /templates/{id}/text': {
    who: 'office',
    of: fixture => fixture.template(),
    query: async fixture => `?citizen_id=${await fixture.citizen()}`,
  },
  'GET /letters': { who: 'office', finds: after(fixture => fixture.letter()) },
  'POST /letters': {
    who: 'office',
    body: async fixture => ({
      template_id: await fixture.template(),
      citizen_id: await fixture.citizen(),
    }),
  },
  'GET /letters/{id}': { who: 'office', of: fixture => fixture.letter() },
  'PUT /letters/{id}': { who: 'office', of: fixture => fixture.letter(), body: () => ({ inputs: {} }) },
  'DELETE /letters/{id}': { who: 'office', of: fixture => fixture.letter() },
  'GET /letters/{id}/text': { who: 'office', of: fixture => fixture.letter() },
  'GET /letters/{id}/file': { who: 'office', of: fixture => fixture.letter() },
  'POST /letters/{id}/issue': { who: 'office', of: fixture => fixture.letter(), body: () => ({}) },
  'POST /letters/{id}/cancel': {
    who: 'office',
    of: fixture => fixture.issuedLetter(),
    body: () => ({ reason: 'Wrong addressee' }),
  },
  'GET /register-entries': { who: 'office', finds: after(fixture => fixture.registerEntry()) },
  'POST /register-entries': byRole('staff', () => ({
    direction: 'in',
    party: 'Somebody',
    subject: 'A letter',
  })),
  'GET /register-entries/book': {
    who: 'office',
    finds: async fixture => {
      await fixture.registerEntry();
      return `?direction=in&from=${today()}&to=${today()}`;
    },
  },
  'GET /register-entries/export': { who: 'office', finds: after(fixture => fixture.registerEntry()) },
  'GET /register-entries/assignees': byRole('staff'),
  'GET /register-entries/{id}': { who: 'office', of: fixture => fixture.registerEntry() },
  'GET /register-entries/{id}/file': { who: 'office', of: fixture => fixture.registerEntry() },
  'PATCH /register-entries/{id}': {
    who: 'office',
    of: fixture => fixture.registerEntry(),
    body: () => ({ remarks: 'Call again' }),
  },
  'POST /register-entries/{id}/close': {
    who: 'office',
    of: fixture => fixture.registerEntry(),
    body: () => ({}),
  },
  'POST /register-entries/{id}/reopen': {
    who: 'office',
    of: fixture => fixture.registerEntry(),
    body: () => ({}),
  },
  'POST /register-entries/{id}/cancel': {
    who: 'office',
    of: fixture => fixture.registerEntry(),
    body: () => ({ reason: 'Entered twice' }),
  },
  'POST /register-entries/{id}/reply': {
    who: 'office',
    of: fixture => fixture.registerEntry(),
    body: async fixture => ({ entry_id: await fixture.registerEntry() }),
  },
  'GET /clients': { who: 'office', finds: after(fixture => fixture.client()) },
  'POST /clients': {
    ...byRole('staff', async fixture => {
      await fixture.switchMoneyOn();
      return { name: 'Agent' };
    }),
  },
  'GET /clients/{id}': { who: 'office', of: fixture => fixture.client() },
  'PATCH /clients/{id}': {
    who: 'office',
    of: fixture => fixture.client(),
    body: () => ({ address: 'Tikrapara' }),
  },
  'POST /clients/{id}/opening': {
    who: 'office',
    of: fixture => fixture.client(),
    body: () => ({ amount: '10', what: 'Old book' }),
  },
  'GET /clients/{id}/statement': { who: 'office', of: fixture => fixture.client() },
  'GET /clients/{id}/statement.xlsx': { who: 'office', of: fixture => fixture.client() },
  'POST /clients/{id}/remind': { who: 'office', of: fixture => fixture.client() },
  'GET /jobs/{id}/charges': { who: 'office', of: fixture => fixture.chargedJob() },
  'POST /jobs/{id}/charges': {
    who: 'office',
    of: fixture => fixture.chargedJob(),
    body: () => ({ kind: 'service', what: 'Service', amount: '10' }),
  },
  'PATCH /charges/{id}': {
    who: 'office',
    of: fixture => fixture.charge(),
    body: () => ({ amount: '20' }),
  },
  'DELETE /charges/{id}': { who: 'office', of: fixture => fixture.charge() },
  'GET /dues': {
    who: 'office',
    query: async fixture => `?client_id=${await fixture.client()}`,
  },
  'GET /receipts': { who: 'office', finds: after(fixture => fixture.moneyReceipt()) },
  'POST /receipts': {
    who: 'office',
    body: async fixture => ({ client_id: await fixture.client(), amount: '10', mode: 'upi' }),
  },
  'GET /receipts/{id}': { who: 'office', of: fixture => fixture.moneyReceipt() },
  'POST /receipts/{id}/allocate': {
    who: 'office',
    of: fixture => fixture.moneyReceipt(),
    body: () => ({ allocate: 'oldest' }),
  },
  'POST /receipts/{id}/cancel': {
    who: 'admin',
    of: fixture => fixture.moneyReceipt(),
    body: () => ({ reason: 'Bounced' }),
  },
  'POST /receipts/{id}/send': { who: 'office', of: fixture => fixture.moneyReceipt() },
  'GET /payouts': { who: 'office', finds: after(fixture => fixture.payout()) },
  'POST /payouts': {
    who: 'office',
    body: async fixture => ({
      ...{ kind: 'expense', amount: '10', mode: 'upi', what: 'Tea', client_id: await fixture.client() },
    }),
  },
  'POST /payouts/{id}/cancel': {
    who: 'admin',
    of: fixture => fixture.payout(),
    body: () => ({ reason: 'Wrong' }),
  },
  'GET /me/charges': byRole('signedIn'),
  'GET /me/receipts': byRole('signedIn'),
  'GET /day-book': byRole('staff'),
  'PUT /day-book/opening': byRole('staff', () => ({ amount: '10' })),
  'POST /day-book/{on}/close': byRole('staff', () => ({ counted: '10' })),
  'POST /day-book/{on}/reopen': byRole('admin', () => ({ reason: 'Late payment' })),
  'POST /document-inquiries': byRole('anyone', () => ({
    name: 'Somebody',
    phone: freshMobile(),
    document_type: ['PUCC'],
  })),
  'GET /admin/document-inquiries': { who: 'office', finds: after(fixture => fixture.inquiry()) },
  'GET /admin/document-inquiries/export': { who: 'office', finds: after(fixture => fixture.inquiry()) },
  'GET /admin/document-inquiries/{id}': { who: 'office', of: fixture => fixture.inquiry() },
  'PATCH /admin/document-inquiries/{id}': {
    who: 'office',
    of: fixture => fixture.inquiry(),
    body: () => ({ notes: 'Call again' }),
  },
  'PATCH /admin/document-inquiries/{id}/status': {
    who: 'office',
    of: fixture => fixture.inquiry(),
    body: status('contacted'),
  },
  'PATCH /admin/document-inquiries/{id}/branch': {
    who: 'assigns',
    of: fixture => fixture.inquiry(),
    body: () => ({}),
  },
  'GET /track': byRole('anyone'),
  'GET /demo': byRole('anyone'),

  'GET /dashboard/stats': byRole('staff'),
  'GET /dashboard/waiting': byRole('staff'),
  'GET /dashboard/expiring': byRole('staff'),
  'GET /dashboard/requests': byRole('staff'),
  'GET /dashboard/messages': byRole('staff'),
  'GET /dashboard/user-stats': byRole('user'),
  'GET /dashboard/upcoming': byRole('user'),

  'GET /admin/messages': { who: 'office', finds: after(fixture => fixture.message()) },
  'GET /admin/messages/{id}/text': {
    who: 'admin',
    of: fixture => fixture.messageToAdmin('reset'),
    password: 'always',
  },
  'POST /admin/messages/{id}/retry': { who: 'office', of: fixture => fixture.message() },
  'POST /admin/messages/{id}/cancel': { who: 'office', of: fixture => fixture.message() },
  'POST /admin/messages/{id}/sent': { who: 'office', of: fixture => fixture.message() },
  'POST /admin/messages/{id}/open': { who: 'office', of: fixture => fixture.message() },
  'POST /admin/messages/retry-all': byRole('staff'),
  'GET /admin/sending': byRole('admin'),

  'GET /admin/messages/manual/next': {
    who: 'office',
    finds: async fixture => `?after=${(await fixture.message()) - 1}`,
  },

  'GET /inbox': { who: 'office', finds: after(fixture => fixture.inbound()) },
  'POST /inbox/{id}/read': { who: 'office', of: fixture => fixture.inbound() },
  'POST /inbox/{id}/answer': {
    who: 'office',
    of: fixture => fixture.inbound(),
    body: () => ({ message: 'Kal aaiye' }),
  },

  'GET /admin/users': byRole('staff'),
  'POST /admin/users': {
    who: 'staff',
    body: () => ({ ...account(), role: 'user', password: 'monsoon-raipur-7' }),
    password: 'sometimes',
  },
  'PUT /admin/users/{id}': {
    who: 'office',
    of: fixture => fixture.account(),
    body: account,
    password: 'sometimes',
  },
  'PATCH /admin/users/{id}/role': {
    who: 'admin',
    of: fixture => fixture.account(),
    body: () => ({ role: 'user' }),
    password: 'always',
  },
  'DELETE /admin/users/{id}': { who: 'admin', of: fixture => fixture.account(), password: 'always' },
  'POST /admin/users/{id}/send-reset-link': {
    who: 'office',
    of: fixture => fixture.account(),
    password: 'sometimes',
  },
  'POST /admin/users/{id}/verify-contact': {
    who: 'office',
    of: fixture => fixture.account(),
    body: () => ({ contact: freshMobile() }),
  },
  'POST /admin/users/{id}/contact-requests': {
    who: 'office',
    of: fixture => fixture.account(),
    body: () => ({ phone: freshMobile(), proof: 'Identity card' }),
  },
  'GET /admin/contact-requests': byRole('admin'),
  'POST /admin/contact-requests/{id}/approve': {
    who: 'admin',
    of: fixture => fixture.contactRequest(),
    password: 'sometimes',
  },
  'POST /admin/contact-requests/{id}/refuse': { who: 'admin', of: fixture => fixture.contactRequest() },
  'DELETE /admin/users/{id}/sessions': { who: 'office', of: fixture => fixture.account() },
  'DELETE /admin/users/{id}/two-factor': {
    who: 'admin',
    of: fixture => fixture.account(),
    password: 'always',
  },

  'GET /me/calendars': byRole('signedIn'),
  'POST /me/calendars': byRole('signedIn', () => ({ what: 'expiries' })),
  'DELETE /me/calendars/{id}': { who: 'own', of: fixture => fixture.calendar() },
  'GET /calendars/{secret}.ics': byRole('anyone'),
  'POST /compare': byRole('staff', () => ({ text: 'CG04AB1234' })),
  'GET /admin/tokens': byRole('admin'),
  'GET /admin/tokens/scopes': byRole('admin'),
  'POST /admin/tokens': { who: 'admin', body: () => apiToken(), password: 'always' },
  'DELETE /admin/tokens/{id}': { who: 'admin', of: fixture => fixture.apiToken() },
  'GET /admin/branches': byRole('staff'),
  'POST /admin/branches': byRole('admin', () => ({ name: freshNumber('Branch') })),
  'PUT /admin/branches/{id}': {
    who: 'admin',
    of: fixture => fixture.branch(),
    body: () => ({ name: freshNumber('Branch') }),
  },
  'DELETE /admin/branches/{id}': { who: 'admin', of: fixture => fixture.branch() },
  'GET /admin/desk-settings': byRole('admin'),
  'PUT /admin/desk-settings': byRole('admin', () => ({ letters_years: 10 })),
  'GET /admin/series': byRole('admin'),
  'PUT /admin/series/{series}': byRole('admin', () => ({ prefix: 'L', digits: 5 })),
  'PUT /admin/series/{series}/next': byRole('admin', () => ({ next: 1 })),
  'POST /admin/series/{series}/skip': byRole('admin', () => ({ to: 1, reason: 'Written by hand' })),
  'POST /admin/series/confirm': byRole('admin'),
  'GET /admin/history': byRole('admin'),
  'GET /fees': { who: 'anyone', query: async () => '?service=renewal_dl' },
  'GET /admin/fee-rules': byRole('admin'),
  'POST /admin/fee-rules': byRole('admin', () => ({ ...feeRule, code: freshNumber('F') })),
  'PUT /admin/fee-rules/{code}': byRole('admin', () => feeRule),
  'GET /admin/date-rules': byRole('admin'),
  'PUT /admin/date-rules/{id}': {
    who: 'admin',
    of: async () => 1,
    body: () => ({ months: 12, is_on: true }),
  },
  'GET /suggested-dates': {
    who: 'kept',
    query: async fixture => `?kind=dl&from=2026-01-05&owner_id=${await fixture.citizen()}`,
  },
  'GET /admin/security': byRole('admin'),
  'PUT /admin/security': { who: 'admin', body: () => ({}), password: 'always' },
  'GET /admin/first-hour': byRole('admin'),
  'PUT /admin/first-hour': byRole('admin', () => ({})),
  'POST /admin/test-messages': byRole('admin', () => ({ channel: 'mail' })),
  'GET /admin/reminders': byRole('admin'),
  'PUT /admin/reminders': { who: 'admin', body: () => ({}), password: 'always' },
  'GET /admin/reminders/due': byRole('admin'),
  'GET /admin/reminders/progress': byRole('admin'),
  'GET /admin/reminders/tomorrow': byRole('admin'),
  'GET /admin/backups/last': byRole('admin'),
  'GET /admin/disks': byRole('admin'),
  'GET /admin/server-warnings': byRole('admin'),
  'GET /me/privacy-requests': byRole('signedIn'),
  'POST /me/privacy-requests': byRole('signedIn', () => ({ kind: 'access', text: 'What do you keep?' })),
  'POST /citizens/{id}/privacy-requests': {
    who: 'office',
    of: citizen,
    body: () => ({ kind: 'correction', text: 'The name is wrong' }),
  },
  'GET /admin/breaches': byRole('admin'),
  'POST /admin/breaches': byRole('admin', () => breach),
  'PATCH /admin/breaches/{id}': {
    who: 'admin',
    of: fixture => fixture.breach(),
    body: () => ({ measures: 'Locked' }),
  },
  'GET /admin/breaches/{id}/persons': { who: 'admin', of: fixture => fixture.breach() },
  'POST /admin/breaches/{id}/persons': {
    who: 'admin',
    of: fixture => fixture.breach(),
    body: async fixture => ({ filter: { citizen_ids: [await fixture.citizen()] } }),
  },
  'POST /admin/breaches/{id}/notify': {
    who: 'admin',
    of: fixture => fixture.breach(),
    body: () => ({ whom: 'board' }),
  },
  'GET /admin/breaches/{id}/report': { who: 'admin', of: fixture => fixture.breach() },
  'GET /citizens/{id}/consents': { who: 'office', of: citizen },
  'POST /citizens/{id}/consents': {
    who: 'office',
    of: citizen,
    body: () => ({ purpose: 'sharing', how: 'slip', on: '2026-01-05' }),
  },
  'PUT /citizens/{id}/guardian': {
    who: 'office',
    of: citizen,
    body: () => ({ guardian_name: 'Phoolmati Sahu', guardian_relation: 'Mother' }),
  },
  'DELETE /consents/{id}': { who: 'office', of: fixture => fixture.consent() },
  'GET /me/consents': byRole('signedIn'),
  'POST /me/consents': byRole('signedIn', () => ({ purpose: 'sharing' })),
  'DELETE /me/consents/{purpose}': byRole('signedIn'),
  'GET /privacy-contact': byRole('anyone'),
  'GET /privacy-notice': byRole('anyone'),
  'GET /admin/privacy': byRole('admin'),
  'PUT /admin/privacy': byRole('admin', () => ({ contact_name: 'R. Sahu', contact_phone: '0771 2443555' })),
  'GET /admin/privacy-notices': byRole('admin'),
  'POST /admin/privacy-notices': byRole('admin', () => ({ en: freshNumber('NOTICE'), hi: 'सूचना' })),
  'GET /citizens/{id}/privacy-notices': { who: 'office', of: citizen },
  'POST /citizens/{id}/privacy-notices': {
    who: 'office',
    of: async fixture => {
      await fixture.privacyNotice();
      return fixture.citizen();
    },
    body: () => ({ how: 'counter' }),
  },
  'GET /privacy-requests': byRole('admin'),
  'POST /privacy-requests/{id}/answer': {
    who: 'admin',
    of: fixture => fixture.privacyRequest(),
    body: () => ({ answer: 'Corrected today.' }),
  },
  'GET /admin/deletion-requests': byRole('admin'),
  'POST /admin/deletion-requests/{id}/done': {
    who: 'admin',
    of: fixture => fixture.deletion(),
    password: 'always',
  },
  'POST /admin/deletion-requests/{id}/decline': {
    who: 'admin',
    of: fixture => fixture.deletion(),
    body: () => ({ answer: 'A tax is due.' }),
  },
  'GET /export/tables': byRole('admin'),
  'GET /export/table/{name}': { who: 'admin', password: 'always' },
  'GET /export/all-as-zip': { who: 'admin', password: 'always' },
  'GET /database-backups/download': { who: 'admin', password: 'always' },
};

/** Further rules for cases that are easily decided wrongly. */
export const furtherExpectedAccess: readonly { call: EndpointKey; of: string; rule: ExpectedAccess }[] = [
  ...(
    [
      'GET /imports/{id}',
      'GET /imports/{id}/rows',
      'POST /imports/{id}/commit',
      'POST /imports/{id}/undo',
    ] as const
  ).map(
    call =>
      ({
        call,
        of: 'a list without a branch',
        rule: { who: 'everywhere', of: (fixture: Fixture) => fixture.listOfNoBranch() },
      }) as const,
  ),
  ...(['chassis', 'engine'] as const).map(
    part =>
      ({
        call: 'GET /search/vehicle',
        of: `a vehicle by its ${part} number`,
        rule: {
          who: 'kept',
          finds: async (fixture: Fixture) => `?${part}_no=${await fixture.partNumber(part)}`,
        },
      }) as const,
  ),
  {
    call: 'GET /global-search',
    of: 'a job by its reference',
    rule: {
      who: 'office',
      finds: async (fixture: Fixture) => `?query=${await fixture.requestReference()}`,
    },
  },
  {
    call: 'GET /global-search',
    of: 'a vehicle by the end of its chassis number',
    rule: {
      who: 'office',
      finds: async (fixture: Fixture) => `?query=${(await fixture.partNumber('chassis')).slice(-6)}`,
    },
  },
  ...(['verify-contact', 'contact-requests', 'send-reset-link'] as const).map(
    action =>
      ({
        call: `POST /admin/users/{id}/${action}`,
        of: 'an account that keeps citizens of two branches',
        rule: {
          who: 'everywhere',
          of: (fixture: Fixture) => fixture.accountOfTwoBranches(),
          body: () => ({ contact: freshMobile(), phone: freshMobile(), proof: 'Identity card' }),
        },
      }) as const,
  ),
  ...(['PUT /admin/users/{id}', 'DELETE /admin/users/{id}/sessions'] as const).map(
    call =>
      ({
        call,
        of: 'an account that keeps citizens of two branches',
        rule: { who: 'everywhere', of: (fixture: Fixture) => fixture.accountOfTwoBranches(), body: account },
      }) as const,
  ),
  ...(['retry', 'cancel', 'sent', 'open'] as const).flatMap(action => {
    const call = `POST /admin/messages/{id}/${action}` as const;
    return [
      {
        call,
        of: 'a message to a citizen who has moved here since',
        rule: { who: 'office', of: (fixture: Fixture) => fixture.followedMessage() },
      },
      {
        call,
        of: 'the summary that goes to an admin',
        rule: { who: 'hidden', of: (fixture: Fixture) => fixture.messageToAdmin('summary') },
      },
      {
        call,
        of: 'a link that sets an admin’s password',
        rule: { who: 'hidden', of: (fixture: Fixture) => fixture.messageToAdmin('reset') },
      },
    ] as const;
  }),
  {
    call: 'GET /admin/users',
    of: 'an account that the branch has added',
    rule: {
      who: 'office',
      finds: async (fixture: Fixture) => {
        await fixture.addedAccount();
        return `?q=${fixture.canary}`;
      },
    },
  },
  {
    call: 'PUT /admin/users/{id}',
    of: 'an account that the branch has added',
    rule: { who: 'office', of: (fixture: Fixture) => fixture.addedAccount(), body: account },
  },
  {
    call: 'POST /admin/users/{id}/send-reset-link',
    of: 'an account that the branch has added',
    rule: { who: 'office', of: (fixture: Fixture) => fixture.addedAccount() },
  },
  {
    call: 'DELETE /admin/users/{id}/sessions',
    of: 'an account that the branch has added',
    rule: { who: 'office', of: (fixture: Fixture) => fixture.addedAccount() },
  },
];

/** The five calls of every kind of document. */
function expectedAccessToDocuments(): Record<EndpointKey, ExpectedAccess> {
  const rows = kinds.flatMap((kind): [EndpointKey, ExpectedAccess][] => {
    const owner = kind.owner === 'citizen' ? citizen : vehicle;
    const one = (fixture: Fixture) => fixture.document(kind);
    const body = () => sampleOf(kind);
    return [
      [`GET /${kind.owner}s/{id}/${kind.slug}`, { who: 'kept', of: owner }],
      [`POST /${kind.owner}s/{id}/${kind.slug}`, { who: 'kept', of: owner, body }],
      [`PUT /${kind.slug}/{id}`, { who: 'kept', of: one, body }],
      [`POST /${kind.slug}/{id}/confirm`, { who: 'office', of: one, body: () => ({}) }],
      [`DELETE /${kind.slug}/{id}`, { who: 'kept', of: one }],
    ];
  });
  return Object.fromEntries([...rows, ...citizenKinds.map(searchOf)]);
}

function searchOf(kind: CitizenKind): [EndpointKey, ExpectedAccess] {
  const finds = async (fixture: Fixture) => `?${kind.number}=${await fixture.number(kind)}`;
  return [`GET /search/${kind.slug}`, { who: 'kept', finds }];
}
