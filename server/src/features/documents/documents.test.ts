import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { describe, expect, test } from 'vitest';
import { isLong } from '../../testing/long.ts';
import { freshNumber, pdf, png, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { words } from '../../testing/words.ts';

const desk = await deskForFile();

/** An owner with a vehicle, a clerk, a stranger, and where the owner's documents of a kind are. */
async function people(kind: AnyKind) {
  const [clerk, owner, stranger] = [
    await desk.signIn('manager'),
    await desk.signIn('user'),
    await desk.signIn('user'),
  ];
  const citizen = owner.caller.citizen_id;
  const vehicle = (await owner.post(`/citizens/${citizen}/vehicles`, { registration_no: freshNumber() })).body
    .id;
  const list =
    kind.owner === 'citizen' ? `/citizens/${citizen}/${kind.slug}` : `/vehicles/${vehicle}/${kind.slug}`;
  return { clerk, owner, stranger, citizen, vehicle, list };
}

const asPdf = { name: 'बीमा.pdf', content: pdf, type: 'application/pdf' };
const asPng = { name: 'photo.png', content: png, type: 'image/png' };

/** All kinds share the same calls: what these do is tried on one kind of each owner, and on all in the long form. */
const tried = isLong() ? kinds : [kindOf('dl'), kindOf('insurances')];
const named = (some: readonly AnyKind[]) => some.map(kind => ({ kind, slug: kind.slug }));

describe.each(named(kinds))('$slug', ({ kind }) => {
  test('is added as JSON, listed, changed and deleted', async () => {
    const { clerk, citizen, vehicle, list } = await people(kind);
    const values = sampleOf(kind);
    const added = await clerk.post(list, values);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      ...values,
      citizen_id: citizen,
      file_path: null,
      file_type: null,
      superseded: false,
      holder_until: null,
      origin: 'office',
      can_edit: true,
    });
    expect(added.body.vehicle_id).toBe(kind.owner === 'vehicle' ? vehicle : undefined);
    expect((await clerk.get(list)).body).toEqual({
      data: [added.body],
      meta: { current_page: 1, last_page: 1, from: 1, to: 1, total: 1, per_page: 10 },
    });
    const changed = await clerk.put(`/${kind.slug}/${added.body.id}`, {
      ...values,
      [kind.until]: '2031-01-01',
    });
    expect(changed).toMatchObject({ status: 200, body: { ...values, [kind.until]: '2031-01-01' } });
    expect(await clerk.delete(`/${kind.slug}/${added.body.id}`)).toMatchObject({
      status: 200,
      body: { message: `${words.kinds[kind.slug].one} deleted.` },
    });
    expect((await clerk.get(list)).body.data).toEqual([]);
    expect((await clerk.delete(`/${kind.slug}/${added.body.id}`)).status).toBe(404);
  });

  test('is read and changed by its owner only where they declared it', async () => {
    const { clerk, owner, stranger, list } = await people(kind);
    const own = await owner.post(list, sampleOf(kind));
    expect(own.body).toMatchObject({ origin: 'self', can_edit: true });
    const office = await clerk.post(list, sampleOf(kind));
    const listed = (await owner.get(list)).body.data;
    expect(listed.map((row: { can_edit: boolean }) => row.can_edit).sort()).toEqual([false, true]);

    const change = sampleOf(kind);
    expect((await owner.put(`/${kind.slug}/${own.body.id}`, change)).body).toMatchObject({
      ...change,
      origin: 'self',
    });
    expect((await owner.put(`/${kind.slug}/${office.body.id}`, change)).status).toBe(403);
    expect((await owner.delete(`/${kind.slug}/${office.body.id}`)).status).toBe(403);
    expect((await stranger.get(list)).status).toBe(404);
    expect((await stranger.post(list, change)).status).toBe(404);
    expect((await stranger.put(`/${kind.slug}/${own.body.id}`, change)).status).toBe(404);
    expect((await stranger.delete(`/${kind.slug}/${own.body.id}`)).status).toBe(404);

    const taken = await clerk.put(`/${kind.slug}/${own.body.id}`, change);
    expect(taken.body.origin).toBe('office');
    expect((await owner.delete(`/${kind.slug}/${own.body.id}`)).status).toBe(403);
  });
});

describe.each(named(tried))('$slug', ({ kind }) => {
  test('takes a file with it, replaces it and takes it off', async () => {
    const { clerk, list } = await people(kind);
    const values = sampleOf(kind);
    const added = await clerk.form('POST', list, values, asPdf);
    expect(added).toMatchObject({ status: 201, body: { ...values, file_type: 'application/pdf' } });
    const before = await desk.open(added.body.file_path);
    expect(before).toMatchObject({ status: 200, type: 'application/pdf', content: pdf });

    const one = `/${kind.slug}/${added.body.id}`;
    const replaced = await clerk.form('POST', one, { ...values, _method: 'PUT' }, asPng);
    expect(replaced).toMatchObject({ status: 200, body: { id: added.body.id, file_type: 'image/png' } });
    expect(await desk.open(replaced.body.file_path)).toMatchObject({ type: 'image/png', content: png });
    expect((await desk.open(added.body.file_path)).status).toBe(404);

    const kept = await clerk.put(one, values);
    expect(kept.body.file_path).not.toBeNull();
    const taken = await clerk.put(one, { ...values, remove_file: '1' });
    expect(taken.body).toMatchObject({ file_path: null, file_type: null });
    expect((await desk.open(replaced.body.file_path)).status).toBe(404);
  });

  test('needs what it requires, and ends on or after its start', async () => {
    const { clerk, list } = await people(kind);
    const empty = await clerk.post(list, {});
    const required = Object.entries(kind.fields)
      .filter(([, field]) => field.required && !('preset' in field && field.preset))
      .map(([name]) => name);
    expect(empty.status).toBe(422);
    expect(Object.keys(empty.body.errors)).toEqual(required);
    const backwards = await clerk.form('POST', list, sampleOf(kind, { [kind.until]: '2025-03-31' }), asPdf);
    expect(backwards.status).toBe(422);
    expect(Object.keys(backwards.body.errors)).toEqual([kind.until]);
    expect((await clerk.get(list)).body.data).toEqual([]);

    const { id } = (await clerk.post(list, sampleOf(kind))).body;
    const moved = await clerk.put(`/${kind.slug}/${id}`, sampleOf(kind, { [kind.from]: '2030-04-01' }));
    expect(moved.status).toBe(422);
  });

  test('has ten on a page in two statements, and fewer than ten in one', async () => {
    const { clerk, list } = await people(kind);
    for (let number = 0; number < 11; number += 1) {
      if (number === 9 || number === 10) {
        desk.forgetStatements();
        const { meta } = (await clerk.get(list)).body;
        // One more finds the caller.
        expect(desk.statements.length).toBe(number === 9 ? 2 : 3);
        expect(meta).toMatchObject({ from: 1, to: number, total: number, last_page: 1 });
      }
      await clerk.post(
        list,
        sampleOf(kind, { [kind.until]: `2030-01-${String(number + 1).padStart(2, '0')}` }),
      );
    }
    desk.forgetStatements();
    const { body } = await clerk.get(list);
    expect(desk.statements.length).toBeLessThanOrEqual(3);
    expect(body.meta).toMatchObject({ from: 1, to: 10, total: 11, last_page: 2 });
    const ends = body.data.map((row: Record<string, string>) => row[kind.until]);
    expect(ends).toEqual([...ends].sort().reverse());
    const superseded = body.data.filter((row: { superseded: boolean }) => row.superseded);
    expect(superseded).toHaveLength(kind.succession ? 9 : 0);
    if (kind.succession) expect(body.data[0].superseded).toBe(false);
  });

  test('warns the clerk who saves second', async () => {
    const { clerk, list } = await people(kind);
    const { id, updated_at, ...values } = (await clerk.post(list, sampleOf(kind))).body;
    const first = await clerk.put(`/${kind.slug}/${id}`, { ...sampleOf(kind), updated_at });
    expect(first.status).toBe(200);
    const late = await clerk.form('PUT', `/${kind.slug}/${id}`, { ...sampleOf(kind), updated_at }, asPng);
    expect(late).toMatchObject({ status: 409, body: { current: { id, updated_at: first.body.updated_at } } });
    expect(late.body.current.created_at).toBe(values.created_at);
  });
});

describe.each(named(tried.filter(kind => kind.number !== null)))('$slug', ({ kind }) => {
  test('has a number that is unique in the office, not before', async () => {
    const { clerk, owner, list } = await people(kind);
    const other = await people(kind);
    const number = kind.number ?? '';
    const values = sampleOf(kind);
    expect((await other.owner.post(other.list, values)).status).toBe(201);
    expect((await owner.post(list, values)).status).toBe(201);
    expect((await owner.post(list, values)).status).toBe(422);
    const third = await people(kind);
    expect((await clerk.post(third.list, values)).status).toBe(201);
    const typed = values[number]?.toLowerCase().replace(/(..)/g, '$1 -');
    const again = await clerk.post((await people(kind)).list, { ...values, [number]: typed ?? '' });
    expect(again.status).toBe(422);
    expect(Object.keys(again.body.errors)).toEqual([number]);
  });
});

test('an upload that is refused leaves neither record nor file', async () => {
  const kind = kinds[0];
  if (kind === undefined) throw new Error('No kinds');
  const { clerk, list } = await people(kind);
  const page = {
    name: 'page.pdf',
    content: Buffer.from('<html><script>alert(1)</script>'),
    type: 'application/pdf',
  };
  const refused = await clerk.form('POST', list, sampleOf(kind), page);
  expect(refused).toMatchObject({ status: 422, body: { errors: { file: [words.validation.fileType] } } });
  expect((await clerk.get(list)).body.data).toEqual([]);
});

test('of two clerks who save one number at once, one wins and the other gets an error', async () => {
  const kind = kinds[0];
  if (kind === undefined) throw new Error('No kinds');
  const [one, two] = [await people(kind), await people(kind)];
  const values = sampleOf(kind);
  const answers = await Promise.all([one.clerk.post(one.list, values), two.clerk.post(two.list, values)]);
  expect(answers.map(answer => answer.status).sort()).toEqual([201, 422]);
});

test('the vehicle type of a tax and the office of a licence are suggestions, and take any text', async () => {
  for (const [slug, field] of [
    ['taxes', 'vehicle_type'],
    ['dl', 'office'],
  ] as const) {
    const kind = kindOf(slug);
    const { clerk, list } = await people(kind);
    const save = (text: string) => clerk.post(list, { ...sampleOf(kind), [field]: text });
    expect((await save('Of another state')).body[field], slug).toBe('Of another state');
    expect((await save('x'.repeat(151))).status, slug).toBe(422);
  }
});
