import { endpoints } from '@rto-desk/contract/endpoints/index';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { listsOf } from './testing/imports.ts';
import { breach, freshMobile, sampleOf } from './testing/samples.ts';
import { deskForFile } from './testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const user = await desk.signIn('user');
await admin.put('/admin/desk-settings', { money_on: true });
const mobile = freshMobile();
const citizen = await admin.post('/citizens', { name: 'Asha Netam', mobile });
const vehicle = await admin.post(`/citizens/${citizen.body.id}/vehicles`, {
  registration_no: 'CG04AB1234',
});
// A row without a clear owner.
const fields = ['registration_no', 'name', 'mobile'];
const list = await listsOf(desk, admin).check(fields, [['CG04AB1235', 'Usha Netam', mobile]]);
const ofData = (await admin.post('/admin/breaches', breach)).body.id;
const owner = {
  'admin/breaches': ofData,
  citizens: citizen.body.id,
  vehicles: vehicle.body.id,
  imports: list,
};
for (const [of, slug] of [
  ['citizens', 'dl'],
  ['citizens', 'll'],
  ['vehicles', 'puccs'],
] as const)
  expect((await admin.post(`/${of}/${owner[of]}/${slug}`, sampleOf(kindOf(slug)))).status).toBe(201);

/** What is asked for page by page, each with the names of what it can be asked for besides. */
const lists = Object.entries(endpoints).flatMap(([key, { query }]) =>
  query instanceof z.ZodObject && 'page' in query.shape ? [{ key, filters: Object.keys(query.shape) }] : [],
);

/** The filters that look for a part of a text or number. */
const texts = ['q', 'mobile', 'owner_name', 'vehicle_no', 'll_no', 'dl_no', 'application_no'];

/** How many statements a call takes, that of finding the caller included. */
async function statementsOf(key: string, query: string): Promise<number> {
  const path = key
    .replace('GET ', '')
    .replace(
      /^\/(citizens|vehicles|imports|admin\/breaches)\/\{id\}/,
      (_, of: keyof typeof owner) => `/${of}/${owner[of]}`,
    );
  desk.forgetStatements();
  const client = (endpoints as Record<string, { audience: string }>)[key]?.audience === 'user' ? user : admin;
  expect((await client.get(`${path}?${query}`)).status, path).toBe(200);
  return desk.statements.length;
}

test.each(lists)('$key takes at most two statements beside finding the caller', async ({ key, filters }) => {
  expect(await statementsOf(key, 'page=1')).toBeLessThanOrEqual(3);
  for (const text of filters.filter(name => texts.includes(name)))
    for (const page of [1, 2])
      expect(await statementsOf(key, `${text}=12&page=${page}`), text).toBeLessThanOrEqual(3);
});
