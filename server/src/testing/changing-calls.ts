import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { Secret, TOTP } from 'otpauth';
import { claimsOf, puc } from './claims.ts';
import { type Client, clientOf, type SignedInClient } from './client.ts';
import { DOCX, docxOf } from './docx.ts';
import { listsOf } from './imports.ts';
import { breach, feeRule, freshMobile, freshNumber, inDays, sampleOf } from './samples.ts';
import type { TestDesk } from './test-desk.ts';

type Answer = ReturnType<Client['get']>;

/** Makes a call on what a scene has made; `seen` is the `updated_at` that it sends along. */
type Call<Target> = (target: Target, seen?: string) => Answer;

/** A record and the calls that change it, by their keys in the endpoint table. */
export interface Scene {
  name: string;
  /** Makes a fresh record, brings it into the state that the calls need, and returns the calls on it. */
  make(...calls: readonly string[]): Promise<((seen?: string) => Answer)[]>;
  calls: readonly string[];
}

function scene<Target>(
  name: string,
  make: () => Promise<Target>,
  calls: Record<
    string,
    Call<Target> | readonly [prepare: (target: Target) => Promise<unknown>, Call<Target>]
  >,
): Scene {
  return {
    name,
    calls: Object.keys(calls),
    async make(...keys) {
      const target = await make();
      const made: ((seen?: string) => Answer)[] = [];
      for (const key of keys) {
        const found = calls[key];
        if (found === undefined) throw new Error(`${name} has no call ${key}`);
        const [prepare, call] = typeof found === 'function' ? [null, found] : found;
        await prepare?.(target);
        made.push(seen => call(target, seen));
      }
      return made;
    },
  };
}

/** A call with what was seen: in the address where it has no body. */
function sent(by: Client, method: 'post' | 'put' | 'patch' | 'delete', path: string, body: object = {}) {
  return (seen?: string): Answer => {
    if (method === 'delete') return by.delete(seen === undefined ? path : `${path}?updated_at=${seen}`);
    return by[method](path, { ...body, updated_at: seen });
  };
}

/** Every scene of a desk. Calls at once come from two admins, unless one is given who makes them all. */
export async function changingCalls(desk: TestDesk, one?: SignedInClient): Promise<Scene[]> {
  const admin = one ?? (await desk.signIn('admin'));
  const other = one ?? (await desk.signIn('admin'));
  const person = async (more: object = {}, by: Client = admin): Promise<number> =>
    (await by.post('/citizens', { name: 'Sarla', mobile: freshMobile(), ...more })).body.id;
  const named = { name_en: 'On its way', name_hi: 'रास्ते में', place: 45 };
  const password = 'monsoon-in-korba';
  const branch_id = await desk.branch('12');

  const citizens = scene(
    'a citizen that an account keeps',
    async () => person({}, await desk.signIn('user')),
    {
      'PUT /citizens/{id}': (id, seen) =>
        sent(admin, 'put', `/citizens/${id}`, { name: 'Sarala', mobile: freshMobile() })(seen),
      'PUT /citizens/{id}/guardian': (id, seen) =>
        sent(other, 'put', `/citizens/${id}/guardian`, { guardian_relation: 'Mother' })(seen),
      'PUT /citizens/{id}/reminders': (id, seen) =>
        sent(other, 'put', `/citizens/${id}/reminders`, { off: true })(seen),
      'PUT /citizens/{id}/follow-up': (id, seen) =>
        sent(other, 'put', `/citizens/${id}/follow-up`, { on: today(), note: 'Fitness' })(seen),
      'DELETE /citizens/{id}/keeper': (id, seen) => sent(admin, 'delete', `/citizens/${id}/keeper`)(seen),
      'DELETE /citizens/{id}': (id, seen) => sent(other, 'delete', `/citizens/${id}`)(seen),
    },
  );

  const claims = claimsOf(admin);
  const claim = scene(
    'a claim beside an earlier one of the same account',
    async () => {
      const record = await claims.kept();
      const holder = await desk.signIn('user');
      await claims.claimed(record, holder);
      return { holder, id: await claims.claimed(record, holder) };
    },
    {
      'POST /claims/{id}/approve': ({ id }, seen) => sent(admin, 'post', `/claims/${id}/approve`)(seen),
      'POST /claims/{id}/refuse': ({ id }, seen) =>
        sent(other, 'post', `/claims/${id}/refuse`, { reason: 'Not the owner' })(seen),
      'DELETE /claims/{id}': [
        ({ id }) => admin.post(`/claims/${id}/approve`, {}),
        ({ id }, seen) => sent(admin, 'delete', `/claims/${id}`)(seen),
      ],
      'DELETE /claims/{id} by its account': ({ holder, id }) => holder.delete(`/claims/${id}`),
    },
  );

  const people = scene(
    'two people of whom one was merged with a third',
    async () => {
      const [from, into, third] = [await person(), await person(), await person()];
      const merge = (await admin.post(`/citizens/${third}/merge`, { into })).body.id;
      return { from, into, merge };
    },
    {
      'POST /citizens/{id}/merge': ({ from, into }, seen) =>
        sent(admin, 'post', `/citizens/${from}/merge`, { into })(seen),
      'POST /citizens/{id}/merge the other way': ({ from, into }, seen) =>
        other.post(`/citizens/${into}/merge`, { into: from, into_updated_at: seen }),
      'POST /merges/{id}/undo': ({ merge }, seen) => sent(other, 'post', `/merges/${merge}/undo`)(seen),
      'POST /citizens/duplicates/dismiss': ({ from, into }, seen) =>
        admin.post('/citizens/duplicates/dismiss', { one_id: from, other_id: into, one_updated_at: seen }),
      'POST /citizens/duplicates/dismiss of the other': ({ from, into }, seen) =>
        admin.post('/citizens/duplicates/dismiss', { one_id: from, other_id: into, other_updated_at: seen }),
    },
  );

  const vehicle = scene(
    'a vehicle that has changed hands, with a document',
    async () => {
      const [first, second, third] = [await person(), await person(), await person()];
      const registration_no = freshNumber('CG04');
      const { id } = (await admin.post(`/citizens/${first}/vehicles`, { registration_no })).body;
      const sale = { to_citizen_id: second, kind: 'sale', on: '2026-01-05' };
      const transfer = (await admin.post(`/vehicles/${id}/transfers`, sale)).body.id;
      const document = (await admin.post(`/vehicles/${id}/puccs`, puc())).body.id;
      return { id, registration_no, third, transfer, document };
    },
    {
      'PUT /vehicles/{id}': ({ id, registration_no }, seen) =>
        sent(admin, 'put', `/vehicles/${id}`, { registration_no, colour: 'Red' })(seen),
      'PUT /vehicles/{id}/follow-up': ({ id }, seen) =>
        sent(admin, 'put', `/vehicles/${id}/follow-up`, { on: today() })(seen),
      'POST /vehicles/{id}/noc': ({ id }, seen) =>
        sent(other, 'post', `/vehicles/${id}/noc`, { on: '2026-01-05', to_office: 'Nagpur' })(seen),
      'DELETE /vehicles/{id}/noc': [
        ({ id }) => admin.post(`/vehicles/${id}/noc`, { on: '2026-01-05', to_office: 'Nagpur' }),
        ({ id }, seen) => sent(admin, 'delete', `/vehicles/${id}/noc`)(seen),
      ],
      'POST /vehicles/{id}/transfers': ({ id, third }, seen) =>
        sent(other, 'post', `/vehicles/${id}/transfers`, {
          ...{ to_citizen_id: third, kind: 'sale', on: '2026-01-06' },
        })(seen),
      'POST /transfers/{id}/undo': ({ transfer }, seen) =>
        sent(admin, 'post', `/transfers/${transfer}/undo`)(seen),
      'POST /vehicles/{id}/puccs': ({ id }) => admin.post(`/vehicles/${id}/puccs`, puc()),
      'PUT /puccs/{id}': ({ document }, seen) => sent(other, 'put', `/puccs/${document}`, puc())(seen),
      'POST /puccs/{id}/confirm': ({ document }, seen) =>
        sent(admin, 'post', `/puccs/${document}/confirm`)(seen),
      'DELETE /puccs/{id}': ({ document }, seen) => sent(other, 'delete', `/puccs/${document}`)(seen),
      'DELETE /vehicles/{id}': [
        ({ document }) => admin.delete(`/puccs/${document}`),
        ({ id }, seen) => sent(admin, 'delete', `/vehicles/${id}`)(seen),
      ],
    },
  );

  const job = scene(
    'a job with a requirement',
    async () => {
      const values = { contact_name: 'Sarla', contact_phone: freshMobile(), services: ['noc'] };
      const { body } = await admin.post('/jobs', { ...values, category: 'vehicle' });
      const paper = (await admin.post(`/jobs/${body.id}/papers`, { name: 'Affidavit' })).body.id;
      return { path: `/jobs/${body.id}`, id: body.id, paper };
    },
    {
      'PATCH /jobs/{id}': ({ path }, seen) => sent(admin, 'patch', path, { notes: 'Call again' })(seen),
      'POST /jobs/{id}/take': ({ path }) => other.post(`${path}/take`),
      'POST /jobs/{id}/stage': ({ path }, seen) =>
        sent(admin, 'post', `${path}/stage`, { stage: 'submitted' })(seen),
      'POST /jobs/{id}/reject': ({ path }, seen) =>
        sent(other, 'post', `${path}/reject`, { reason_code: 'withdrawn' })(seen),
      'POST /jobs/{id}/reopen': [
        ({ path }) => admin.post(`${path}/reject`, { reason_code: 'withdrawn' }),
        ({ path }, seen) => sent(admin, 'post', `${path}/reopen`)(seen),
      ],
      'POST /jobs/{id}/papers': ({ path }) => other.post(`${path}/papers`, { name: 'Photo' }),
      'PATCH /jobs/{id}/papers/{paper}': ({ path, paper }, seen) =>
        sent(admin, 'patch', `${path}/papers/${paper}`, { received_on: '2026-01-05' })(seen),
      'PATCH /service-requests/{id}/status': ({ id }, seen) =>
        sent(other, 'patch', `/service-requests/${id}/status`, { status: 'contacted' })(seen),
      'PATCH /service-requests/{id}/branch': ({ id }, seen) =>
        sent(admin, 'patch', `/service-requests/${id}/branch`, { branch_id })(seen),
    },
  );

  const inquiry = scene(
    'an inquiry',
    async () => {
      const { body } = await desk.visitor.post('/document-inquiries', {
        ...{ name: 'Sarla', phone: freshMobile(), document_type: ['Tax'] },
      });
      const { data } = (await admin.get('/admin/document-inquiries')).body;
      const { id } = data.find(({ reference }: { reference: string }) => reference === body.reference);
      return `/admin/document-inquiries/${id}`;
    },
    {
      'PATCH /admin/document-inquiries/{id}': (path, seen) =>
        sent(admin, 'patch', path, { notes: 'Call at four' })(seen),
      'PATCH /admin/document-inquiries/{id}/status': (path, seen) =>
        sent(other, 'patch', `${path}/status`, { status: 'contacted' })(seen),
      'PATCH /admin/document-inquiries/{id}/branch': (path, seen) =>
        sent(admin, 'patch', `${path}/branch`, { branch_id })(seen),
    },
  );

  const account = scene(
    'an account with a second factor and a request to change its mobile',
    async () => {
      const [phone, wanted] = [freshMobile(), freshMobile()];
      const values = { name: 'Sarla', phone, password };
      const { token, user } = (await desk.visitor.post('/register', values)).body;
      const client = clientOf(desk.address, token);
      const { secret } = (await client.post('/me/two-factor', { password })).body;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      await client.post('/me/two-factor/confirm', { code });
      const path = `/admin/users/${user.id}`;
      const asked = await admin.post(`${path}/contact-requests`, { phone: wanted, proof: 'Identity card' });
      return { path, phone, client, request: `/admin/contact-requests/${asked.body.id}` };
    },
    {
      'PUT /admin/users/{id}': ({ path, phone }, seen) =>
        sent(admin, 'put', path, { name: 'Sarala', phone })(seen),
      'PATCH /admin/users/{id}/role': ({ path }, seen) =>
        sent(other, 'patch', `${path}/role`, { role: 'manager' })(seen),
      'DELETE /admin/users/{id}/sessions': ({ path }) => admin.delete(`${path}/sessions`),
      'DELETE /admin/users/{id}/two-factor': ({ path }) => other.delete(`${path}/two-factor`),
      'POST /admin/users/{id}/verify-contact': ({ path, phone }) =>
        admin.post(`${path}/verify-contact`, { contact: phone }),
      'POST /admin/users/{id}/send-reset-link': ({ path }) => other.post(`${path}/send-reset-link`),
      'POST /admin/contact-requests/{id}/approve': ({ request }) => admin.post(`${request}/approve`),
      'POST /admin/contact-requests/{id}/refuse': ({ request }) => other.post(`${request}/refuse`),
      'PUT /me': ({ client }) => client.put('/me', { name: 'Sarita' }),
      'PUT /me/phone': ({ client }) => client.put('/me/phone', { phone: freshMobile(), password }),
      'DELETE /admin/users/{id}': ({ path }) => admin.delete(path),
    },
  );

  const learner = scene(
    'a learner with the day of a test',
    async () => {
      const dates = { issue_date: inDays(-40), expiry_date: inDays(100) };
      const licence = { ...sampleOf(kindOf('ll')), ...dates };
      const { id } = (await admin.post(`/citizens/${await person()}/ll`, licence)).body;
      await admin.put(`/jobs/learners/${id}/test`, { test_on: inDays(-2) });
      return id as number;
    },
    {
      'PUT /jobs/learners/{id}/test': (id, seen) =>
        sent(admin, 'put', `/jobs/learners/${id}/test`, { test_on: inDays(-1) })(seen),
      'POST /jobs/learners/tell': id => other.post('/jobs/learners/tell', { ll_ids: [id] }),
      'DELETE /ll/{id}': (id, seen) => sent(admin, 'delete', `/ll/${id}`)(seen),
    },
  );

  const lists = listsOf(desk, admin);
  const list = scene(
    'a list after its dry run',
    async () => {
      const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];
      const id = await lists.check(fields, [[freshNumber('CG04'), 'Sarla', freshMobile(), '31-01-2031']]);
      return { id, columns: fields.map((field, index) => ({ index, field })) };
    },
    {
      'PUT /imports/{id}/mapping': ({ id, columns }, seen) =>
        sent(admin, 'put', `/imports/${id}/mapping`, { columns, mode: 'add' })(seen),
      'PATCH /imports/{id}/rows/{line}': ({ id }, seen) =>
        sent(other, 'patch', `/imports/${id}/rows/2`, { skip: true })(seen),
      'POST /imports/{id}/commit': ({ id }, seen) => sent(admin, 'post', `/imports/${id}/commit`)(seen),
      'POST /imports/{id}/undo': [
        ({ id }) => lists.commit(id),
        ({ id }, seen) => sent(other, 'post', `/imports/${id}/undo`)(seen),
      ],
    },
  );

  const entry = scene(
    'an entry of the inward register with one that may answer it',
    async () => {
      const enter = async (direction: 'in' | 'out') =>
        (await admin.post('/register-entries', { direction, party: 'DTO Durg', subject: 'Permits' })).body.id;
      return { path: `/register-entries/${await enter('in')}`, answer: (await enter('out')) as number };
    },
    {
      'PATCH /register-entries/{id}': ({ path }, seen) =>
        sent(admin, 'patch', path, { remarks: 'Late' })(seen),
      'POST /register-entries/{id}/close': ({ path }, seen) => sent(other, 'post', `${path}/close`)(seen),
      'POST /register-entries/{id}/reopen': [
        ({ path }) => admin.post(`${path}/close`, {}),
        ({ path }, seen) => sent(admin, 'post', `${path}/reopen`)(seen),
      ],
      'POST /register-entries/{id}/reply': ({ path, answer }, seen) =>
        sent(other, 'post', `${path}/reply`, { entry_id: answer })(seen),
      'POST /register-entries/{id}/cancel': ({ path }, seen) =>
        sent(admin, 'post', `${path}/cancel`, { reason: 'Entered twice' })(seen),
    },
  );

  const money = scene(
    'a client, a receipt, a payout and a charge',
    async () => {
      await admin.put('/admin/desk-settings', { money_on: true });
      const client_id = (await admin.post('/clients', { name: 'Agent' })).body.id as number;
      await admin.post(`/clients/${client_id}/opening`, { amount: '10', what: 'Old book' });
      const job = await admin.post('/jobs', {
        category: 'other',
        contact_name: 'Geeta',
        contact_phone: freshMobile(),
      });
      const charged = { kind: 'service', what: 'Service', amount: '100' };
      const taken = { client_id, amount: '100', mode: 'upi' };
      return {
        client: `/clients/${client_id}`,
        charge: `/charges/${(await admin.post(`/jobs/${job.body.id}/charges`, charged)).body.id}`,
        receipt: `/receipts/${(await admin.post('/receipts', taken)).body.id}`,
        payout: `/payouts/${(await admin.post('/payouts', { kind: 'expense', amount: '1', mode: 'upi', what: 'Tea' })).body.id}`,
      };
    },
    {
      'PATCH /clients/{id}': ({ client }, seen) =>
        sent(other, 'patch', client, { address: 'Tikrapara' })(seen),
      'PATCH /charges/{id}': ({ charge }, seen) => sent(admin, 'patch', charge, { amount: '50' })(seen),
      'POST /receipts/{id}/allocate': ({ receipt }, seen) =>
        sent(other, 'post', `${receipt}/allocate`, { allocate: 'oldest' })(seen),
      'POST /receipts/{id}/cancel': ({ receipt }, seen) =>
        sent(admin, 'post', `${receipt}/cancel`, { reason: 'Bounced' })(seen),
      'POST /payouts/{id}/cancel': ({ payout }, seen) =>
        sent(other, 'post', `${payout}/cancel`, { reason: 'Wrong' })(seen),
    },
  );

  const privacyRequest = scene(
    'a request about the data of a citizen',
    async () => {
      const asked = { kind: 'correction', text: 'The name is wrong' };
      return (await admin.post(`/citizens/${await person()}/privacy-requests`, asked)).body.id as number;
    },
    {
      'POST /privacy-requests/{id}/answer': (id, seen) =>
        sent(admin, 'post', `/privacy-requests/${id}/answer`, { answer: 'Corrected' })(seen),
    },
  );

  const dataBreach = scene(
    'a breach of data',
    async () => (await admin.post('/admin/breaches', breach)).body.id as number,
    {
      'PATCH /admin/breaches/{id}': (id, seen) =>
        sent(other, 'patch', `/admin/breaches/${id}`, { measures: 'Locked' })(seen),
    },
  );

  const letter = scene(
    'a draft of a letter',
    async () => {
      const file = { name: 'letter.docx', content: await docxOf(['Hello {ask.why?}']), type: DOCX };
      const values = { name: 'Request', subject: 'citizen', numbered: '1' };
      const template_id = (await admin.form('POST', '/admin/templates', values, file)).body.id;
      const { body } = await admin.post('/letters', { template_id, citizen_id: await person() });
      return { path: `/letters/${body.id}`, template: `/admin/templates/${template_id}` };
    },
    {
      'PUT /admin/templates/{id}': ({ template }, seen) =>
        sent(admin, 'put', template, { name: 'Reply', subject: 'citizen', numbered: true })(seen),
      'PUT /letters/{id}': ({ path }, seen) =>
        sent(admin, 'put', path, { inputs: { 'ask.why': 'Late' } })(seen),
      'POST /letters/{id}/issue': ({ path }, seen) => sent(other, 'post', `${path}/issue`)(seen),
      'POST /letters/{id}/cancel': [
        ({ path }) => admin.post(`${path}/issue`, {}),
        ({ path }, seen) => sent(admin, 'post', `${path}/cancel`, { reason: 'Wrong person' })(seen),
      ],
    },
  );

  const settings = scene(
    'the settings of the desk',
    async () => {
      const stage = (await admin.post('/admin/job-stages', { ...named, status: 'contacted' })).body.id;
      const reason = (await admin.post('/admin/job-reasons', named)).body.id;
      return { stage, reason, reminders: (await admin.get('/admin/reminders')).body };
    },
    {
      'PUT /admin/job-stages/{id}': ({ stage }, seen) =>
        sent(admin, 'put', `/admin/job-stages/${stage}`, { ...named, hidden: true })(seen),
      'PUT /admin/job-reasons/{id}': ({ reason }, seen) =>
        sent(other, 'put', `/admin/job-reasons/${reason}`, { ...named, hidden: true })(seen),
      'PUT /admin/job-services/{service}': (_, seen) =>
        sent(admin, 'put', '/admin/job-services/noc', { days: 21, papers: [] })(seen),
      'PUT /admin/job-settings': (_, seen) =>
        sent(other, 'put', '/admin/job-settings', { fees_on: true })(seen),
      'PUT /admin/reminders': ({ reminders }, seen) =>
        sent(admin, 'put', '/admin/reminders', { ...reminders, hour: (reminders.hour + 1) % 24 })(seen),
      'PUT /admin/desk-settings': (_, seen) =>
        sent(admin, 'put', '/admin/desk-settings', { letters_years: 12 })(seen),
      'PUT /admin/privacy': (_, seen) =>
        sent(other, 'put', '/admin/privacy', { contact_name: 'R. Sahu', contact_phone: '0771 2443555' })(
          seen,
        ),
      'PUT /admin/series/{series}': (_, seen) =>
        sent(other, 'put', '/admin/series/letter', { prefix: 'LTR', digits: 4 })(seen),
      'PUT /admin/fee-rules/{code}': (_, seen) => sent(other, 'put', '/admin/fee-rules/32-8', feeRule)(seen),
      'PUT /admin/date-rules/{id}': (_, seen) =>
        sent(other, 'put', '/admin/date-rules/1', { until_age: 41, is_on: true })(seen),
    },
  );

  return [
    citizens,
    claim,
    people,
    vehicle,
    job,
    inquiry,
    account,
    learner,
    list,
    entry,
    money,
    privacyRequest,
    dataBreach,
    letter,
    settings,
  ];
}

/** The key of a call in the endpoint table, without what tells two examples of it apart. */
export const keyOf = (call: string): string => call.split(' ').slice(0, 2).join(' ');
