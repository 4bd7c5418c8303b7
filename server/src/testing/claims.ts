import { kindOf } from '@rto-desk/contract/kinds/index';
import { expect } from 'vitest';
import type { SignedInClient } from './client.ts';
import { freshMobile, freshNumber, freshWord, sampleOf } from './samples.ts';

/** Of a pollution certificate. */
export const puc = () => ({
  ...{ pucc_number: freshNumber('PUC'), valid_from: '2026-01-05', valid_until: '2190-01-01' },
});

/** How a user's claims read to them. */
export const states = async (of: SignedInClient) =>
  (await of.get('/me/claims')).body.data.map((claim: { state: string }) => claim.state);

/** What the tests of claims do at a desk, with a clerk who reaches what is claimed. */
export function claimsOf(clerk: SignedInClient) {
  /** A person with a vehicle, one document and a licence, all of the office. */
  async function kept() {
    const person = { name: freshWord('Budhram '), mobile: freshMobile(), dob: '1961-05-04' };
    const { id } = (await clerk.post('/citizens', person)).body;
    const plate = freshNumber('CG04');
    const chassis_no = freshNumber('MA3');
    const vehicle = (await clerk.post(`/citizens/${id}/vehicles`, { registration_no: plate, chassis_no }))
      .body;
    const paper = (await clerk.post(`/vehicles/${vehicle.id}/puccs`, puc())).body;
    const licence = sampleOf(kindOf('dl'), { dl_no: `CG04 2010 ${freshMobile()}` });
    await clerk.post(`/citizens/${id}/dl`, licence);
    return { id: id as number, person, plate, chassis_no, vehicle: vehicle.id, paper, dl_no: licence.dl_no };
  }

  /** The claims of a state for a plate, as staff are shown them. */
  const offered = async (plate: string, by = clerk, state = 'open') =>
    (await by.get(`/claims?state=${state}`)).body.data.filter(
      (claim: { registration_no: string }) => claim.registration_no === plate,
    );

  async function claimed(of: { plate: string }, by: SignedInClient): Promise<number> {
    await by.post('/claims', { registration_no: of.plate });
    // Theirs are listed newest first; among those of the office it may stand on a later page.
    return (await by.get('/me/claims')).body.data[0].id;
  }

  async function approved(of: { plate: string }, by: SignedInClient): Promise<number> {
    const id = await claimed(of, by);
    expect((await clerk.post(`/claims/${id}/approve`, {})).status).toBe(200);
    return id;
  }

  return { kept, offered, claimed, approved };
}
