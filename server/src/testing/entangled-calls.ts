import { kindOf } from '@rto-desk/contract/kinds/index';
import { claimsOf, puc } from './claims.ts';
import type { Client } from './client.ts';
import { DOCX, docxOf } from './docx.ts';
import { listsOf } from './imports.ts';
import { freshMobile, freshNumber, sampleOf } from './samples.ts';
import type { TestDesk } from './test-desk.ts';

type Answer = ReturnType<Client['get']>;

/** The id of what was made. Throws with the answer where it was not. */
function idOf({ status, body }: Awaited<Answer>): number {
  if (status !== 201) throw new Error(`It was not made: ${JSON.stringify(body)}`);
  return body.id;
}

/**
 * Makes families whose records hang together: a keeper with an account, two people with vehicles, documents, a job with charges,
 * receipts, a letter and a claim, and an import about them. Each comes with calls of different features that change it, by their names.
 */
export async function entangledCalls(desk: TestDesk) {
  const [one, other] = [await desk.signIn('admin'), await desk.signIn('admin')];
  await one.put('/admin/desk-settings', { money_on: true });
  const lists = listsOf(desk, one);
  const claims = claimsOf(one);
  const file = { name: 'letter.docx', content: await docxOf(['Hello']), type: DOCX };
  const values = { name: 'Request', subject: 'vehicle', numbered: '1' };
  const template_id = idOf(await one.form('POST', '/admin/templates', values, file));

  async function make(): Promise<Record<string, () => Answer>> {
    const keeper = await desk.signIn('user');
    const holder = await desk.signIn('user');
    const own = keeper.caller.citizen_id ?? 0;
    const record = await claims.kept();
    const { id, plate, vehicle, person } = record;
    const claim = await claims.claimed(record, holder);
    const third = idOf(await one.post('/citizens', { name: 'Sarla', mobile: freshMobile() }));
    const asked = { category: 'vehicle', services: ['noc'], citizen_id: id, contact_name: person.name };
    const job = idOf(await one.post('/jobs', { ...asked, contact_phone: person.mobile }));
    const charge = { kind: 'service', what: 'Service', amount: '100' };
    const charged = idOf(await one.post(`/jobs/${job}/charges`, charge));
    const taken = { citizen_id: id, amount: '60', mode: 'cash' };
    const receipt = idOf(await one.post('/receipts', taken));
    const letter = idOf(await one.post('/letters', { template_id, vehicle_id: vehicle }));
    const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];
    const row = [plate, person.name, person.mobile, '31-01-2031'];
    const list = await lists.check(fields, [
      row,
      [freshNumber('CG04'), 'Budhram', person.mobile, '31-01-2031'],
    ]);
    await keeper.post('/me/deletion', {});
    const { data } = (await one.get('/admin/deletion-requests?status=pending')).body;
    const deletion = data[0]?.id;
    return {
      'import commit': () => lists.commit(list),
      'import undo': () => lists.undo(list),
      'row of an import': () => other.patch(`/imports/${list}/rows/2`, { skip: true }),
      'change of the owner': () => other.put(`/citizens/${id}`, { ...person, name: `${person.name} Sahu` }),
      merge: () => one.post(`/citizens/${id}/merge`, { into: third }),
      'merge the other way': () => other.post(`/citizens/${third}/merge`, { into: id }),
      'merge with a profile of an account': () =>
        other.post(`/citizens/${third}/merge`, { into: own, seen_at_counter: 'Identity card' }),
      'deletion of the owner': () => other.delete(`/citizens/${id}`),
      'deletion of the account': () => one.post(`/admin/deletion-requests/${deletion}/done`),
      transfer: () =>
        other.post(`/vehicles/${vehicle}/transfers`, {
          to_citizen_id: third,
          kind: 'sale',
          on: '2026-01-06',
        }),
      'transfer to the account': () =>
        one.post(`/vehicles/${vehicle}/transfers`, { to_citizen_id: own, kind: 'sale', on: '2026-01-06' }),
      'new document': () => other.post(`/vehicles/${vehicle}/puccs`, puc()),
      'quick entry': () =>
        other.post('/quick-entries', { registration_no: plate, kind: 'puccs', until: '2031-05-17' }),
      'licence of the account holder': () => keeper.post(`/citizens/${own}/ll`, sampleOf(kindOf('ll'))),
      receipt: () => other.post('/receipts', { ...taken, allocate: 'oldest' }),
      'allocation of a receipt': () => one.post(`/receipts/${receipt}/allocate`, { allocate: 'oldest' }),
      'cancelled receipt': () => other.post(`/receipts/${receipt}/cancel`, { reason: 'Bounced' }),
      'changed charge': () => one.patch(`/charges/${charged}`, { amount: '70' }),
      'new charge': () => other.post(`/jobs/${job}/charges`, charge),
      'stage of a job': () => other.post(`/jobs/${job}/stage`, { stage: 'submitted' }),
      'citizen of a job': () => other.patch(`/jobs/${job}`, { citizen_id: third }),
      'approved claim': () => other.post(`/claims/${claim}/approve`, {}),
      'withdrawn claim': () => holder.delete(`/claims/${claim}`),
      'new letter': () => other.post('/letters', { template_id, vehicle_id: vehicle }),
      'issued letter': () => other.post(`/letters/${letter}/issue`, {}),
      'cancelled letter': () => one.post(`/letters/${letter}/cancel`, { reason: 'Wrong person' }),
      'notify all': () => one.post('/reports/expiries/notify-all', { vehicle_no: plate }),
      'reminders turned off': () => other.put(`/citizens/${id}/reminders`, { off: true }),
      'privacy request': () =>
        other.post(`/citizens/${id}/privacy-requests`, { kind: 'correction', text: 'The name is wrong' }),
      'follow-up': () => other.put(`/citizens/${id}/follow-up`, { on: '2026-12-01', note: 'Fitness' }),
      'message to the owner': () => other.post(`/citizens/${id}/send-message`, { message: 'It is ready.' }),
      comparison: () => other.post('/compare', { text: `${plate}\n${person.mobile}` }),
    };
  }
  return { make };
}
