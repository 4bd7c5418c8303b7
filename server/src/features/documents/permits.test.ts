import { kindOf } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { freshMobile, freshNumber, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

/** A vehicle, what adds permits to it, and which of them are current. */
async function lorry() {
  const citizen = (await admin.post('/citizens', { name: 'Gokul', mobile: freshMobile() })).body.id;
  const plate = freshNumber('CG04');
  const { id } = (await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: plate })).body;
  return {
    add: async (expiry_date: string, permit_type = '', route = '') =>
      (
        await admin.post(
          `/vehicles/${id}/permits`,
          sampleOf(kindOf('permits'), { expiry_date, permit_type, route }),
        )
      ).body.id as number,
    current: async () => {
      const { data } = (await admin.get(`/reports/expiries?vehicle_no=${plate}`)).body;
      const listed = (await admin.get(`/vehicles/${id}/permits`)).body.data;
      const reported = data.map((row: { record_id: number }) => row.record_id);
      const shown = listed.filter((row: { superseded: boolean }) => !row.superseded);
      expect(shown.map((row: { id: number }) => row.id).sort()).toEqual([...reported].sort());
      return [...reported].sort();
    },
  };
}

test('of each type and route the latest permit is current, and one without a type stands beside all', async () => {
  const { add, current } = await lorry();
  const [plain, another] = [await add('2030-01-01'), await add('2031-01-01')];
  const former = await add('2030-01-01', 'Stage Carriage', 'Raipur - Durg');
  const otherRoute = await add('2029-01-01', 'Stage Carriage', 'Raipur - Bilaspur');
  const noRoute = await add('2029-01-01', 'Stage Carriage');
  const tourist = await add('2029-01-01', 'Tourist', 'Raipur - Durg');
  expect(await current()).toEqual([plain, another, former, otherRoute, noRoute, tourist]);
  const later = await add('2031-01-01', 'Stage Carriage', 'RAIPUR - DURG');
  expect(await current()).toEqual([plain, another, otherRoute, noRoute, tourist, later]);
  await admin.put(
    `/permits/${later}`,
    sampleOf(kindOf('permits'), { expiry_date: '2031-01-01', permit_type: 'Temporary', route: '' }),
  );
  expect(await current(), 'given another type it leaves the series').toEqual([
    plain,
    another,
    former,
    otherRoute,
    noRoute,
    tourist,
    later,
  ]);
});

test('an unknown type of permit is refused', async () => {
  const citizen = (await admin.post('/citizens', { name: 'Gokul', mobile: freshMobile() })).body.id;
  const registration_no = freshNumber('CG04');
  const { id } = (await admin.post(`/citizens/${citizen}/vehicles`, { registration_no })).body;
  const wrong = sampleOf(kindOf('permits'), { permit_type: 'Rocket' });
  expect((await admin.post(`/vehicles/${id}/permits`, wrong)).body.errors).toHaveProperty('permit_type');
});
