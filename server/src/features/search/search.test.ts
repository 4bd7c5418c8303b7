import { citizenKinds, kindOf, vehicleKinds } from '@rto-desk/contract/kinds/index';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../../platform/sessions/sessions.ts';
import { generate } from '../../sample-data/generate.ts';
import { clientOf, type SignedInClient } from '../../testing/client.ts';
import { numRuns } from '../../testing/long.ts';
import { hasMarkPart, hasNumberPart, hasTextPart, mayKnow } from '../../testing/reference-model.ts';
import { freshMobile, freshNumber, freshWord, sampleOf } from '../../testing/samples.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';

let desk: TestDesk;
let people: SignedInClient[];

beforeAll(async () => {
  desk = await openTestDesk();
  await generate(desk.db, { citizens: 300, today: '2026-11-21' });
  await sql`update driving_licenses set dl_no = 'CG-04 50%_' || id where id % 17 = 0`.execute(desk.db);
  await sql`update vehicles set chassis_no = 'MA50%_' || id, engine_no = case when id % 2 = 0 then '9_9%' || id end
    where id % 13 = 0`.execute(desk.db);
  await sql`update learner_licenses set application_no = 'ab_c-' || id where id % 19 = 0`.execute(desk.db);
  people = [
    await desk.signIn('admin'),
    await desk.signIn('manager'),
    await desk.signIn('manager', { branch_id: await desk.branch('24') }),
    await keeperOfTwo(),
  ];
});
afterAll(() => desk.close());

/** An account that keeps two of the generated citizens, one of them only as its own profile, signed in. */
async function keeperOfTwo(): Promise<SignedInClient> {
  const { id, citizen_id } = await desk.db
    .selectFrom('users')
    .select(['id', 'citizen_id'])
    .where('role', '=', 'user')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await sql`update citizens set owner_id = null where id = ${citizen_id}`.execute(desk.db);
  const token = await openSession(desk.db, { id, role: 'user' });
  return {
    ...clientOf(desk.address, token),
    token,
    caller: { id, role: 'user', branch_id: null, citizen_id },
  };
}

interface Record {
  id: number;
  number: string;
  application: string | null;
  applications: string[] | null;
  /** Of vehicles alone. */
  chassis?: string | null;
  engine?: string | null;
  citizen_id: number;
  owner_id: number | null;
  branch_id: number | null;
}

/** The application numbers of a citizen, of every kind of licence that has them. */
const applicationsOfCitizen = sql.join(
  citizenKinds
    .filter(({ fields }) => 'application_no' in fields)
    .map(
      ({ collection }) =>
        sql`select application_no from ${sql.table(collection)} where citizen_id = citizens.id`,
    ),
  sql` union all `,
);

/** The records of a search as one reads them off the tables. */
async function recordsOf(path: string): Promise<Record[]> {
  const kind = citizenKinds.find(candidate => candidate.slug === path);
  const owner = sql`citizens.id as citizen_id, citizens.owner_id, citizens.branch_id`;
  const query: RawBuilder<Record> = kind
    ? sql`select record.id, ${sql.ref(kind.number ?? '')} as number, application_no as application, null as applications, ${owner}
        from ${sql.table(kind.collection)} as record join citizens on citizens.id = record.citizen_id`
    : sql`select record.id, registration_no as number, null as application, ${owner}, chassis_no as chassis, engine_no as engine,
          array(${applicationsOfCitizen}) as applications
        from vehicles as record join citizens on citizens.id = record.citizen_id`;
  return (await query.execute(desk.db)).rows.sort((one, other) => other.id - one.id);
}

/** A text without so many characters at its start and end. */
const partOf = (text: string | null | undefined, start: number, end: number) =>
  [...(text ?? '')].slice(start, end === 0 ? undefined : -end).join('');

const key = (text: string | null) => (text ?? '').toUpperCase().replace(/[\s-]/g, '');

/** Whether a number on a part of a vehicle contains what was typed; what is empty but for gaps does not filter. */
const has = (number: string | null | undefined, typed: string | undefined) =>
  key(number ?? null).includes(key(typed ?? null));

describe('the record search', () => {
  const number = fc.option(
    fc.constantFrom(
      'CG',
      'cg 04',
      '-',
      '%',
      '_',
      '50%_',
      '0',
      '12',
      '2021',
      'cg-24 20',
      'AA01',
      'a a',
      '\\',
      '\\_',
      'zz',
      '',
      ' 7 ',
    ),
    { nil: undefined },
  );
  const application = fc.option(
    fc.constantFrom('20', '2021', '_', '%', 'AB_C', 'ab c', '00000001', 'x', ''),
    { nil: undefined },
  );
  /** Whole numbers of all kinds, as they are stored. */
  const numbers: (string | undefined)[] = [];
  const whole = fc.nat(500).map(place => numbers[place % numbers.length]);
  const vehiclePart = fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    fc.constantFrom('0001', '0-0 1 2', 'ma00', '00 00 17', '50%_', 'xxxx', '-', '9_9%', '५६७८'),
  );
  const asked = fc.record({
    path: fc.constantFrom('ll', 'dl', 'vehicle'),
    number: fc.oneof(number, whole),
    application: fc.oneof(application, whole),
    chassis: vehiclePart,
    engine: vehiclePart,
    who: fc.nat(3),
    page: fc.constantFrom(1, 1, 2, 3, 30),
  });

  test('finds by any parts of the numbers, within reach, newest first, what a plain look finds', async () => {
    const records = new Map(
      await Promise.all(['ll', 'dl', 'vehicle'].map(async path => [path, await recordsOf(path)] as const)),
    );
    for (const record of [...records.values()].flat())
      numbers.push(record.number, record.application ?? record.number.slice(1));
    await fc.assert(
      fc.asyncProperty(
        asked,
        async ({ path, number: part, application: applicationPart, chassis, engine, who, page }) => {
          const caller = people[who];
          if (caller === undefined) throw new Error('Nobody asks');
          const matching = (records.get(path) ?? []).filter(
            record =>
              mayKnow(caller.caller, record) &&
              (path === 'vehicle' ? hasMarkPart : hasNumberPart)(record.number, part ?? '') &&
              (path !== 'vehicle' || (has(record.chassis, chassis) && has(record.engine, engine))) &&
              (key(applicationPart ?? '') === '' ||
                (record.applications ?? [record.application]).some(
                  held => held !== null && hasNumberPart(held, applicationPart ?? ''),
                )),
          );
          const query = new URLSearchParams({ page: String(page) });
          if (part !== undefined) query.set(path === 'vehicle' ? 'vehicle_no' : `${path}_no`, part);
          if (applicationPart !== undefined) query.set('application_no', applicationPart);
          if (path === 'vehicle' && chassis !== undefined) query.set('chassis_no', chassis);
          if (path === 'vehicle' && engine !== undefined) query.set('engine_no', engine);
          const answer = await caller.get(`/search/${path}?${query}`);
          expect(answer.status).toBe(200);
          expect(answer.body.meta).toMatchObject({
            total: matching.length,
            current_page: page,
            per_page: 10,
          });
          const shown = matching.slice((page - 1) * 10, page * 10);
          expect(answer.body.data.map((row: { id: number }) => row.id)).toEqual(
            shown.map(record => record.id),
          );
        },
      ),
      { numRuns: numRuns(300) },
    );
  });

  test('says of each record whose it is, and of a vehicle its number', async () => {
    const [admin] = people;
    const licence = (await admin?.get('/search/dl'))?.body.data[0];
    const citizen = (await admin?.get(`/citizens/${licence.citizen_id}`))?.body;
    const { id, name, mobile, dob, father_name, kept_by, verified_by_branch } = citizen;
    expect(licence.citizen).toEqual({ id, name, mobile, dob, father_name, kept_by, verified_by_branch });
    expect((await admin?.get(`/citizens/${citizen.id}/dl`))?.body.data).toContainEqual({
      ...licence,
      citizen: undefined,
    });
    const vehicle = (await admin?.get('/search/vehicle'))?.body.data[0];
    expect(vehicle.vehicle_no).toBe(vehicle.registration_no);
    expect(vehicle.citizen.id).toBe(vehicle.citizen_id);
    expect(vehicle).not.toHaveProperty('created_by');
    const { chassis_no, engine_no } = vehicle;
    for (const [query, total] of [
      [`chassis_no=${chassis_no}`, 1],
      [`engine_no=${engine_no}`, 1],
      [`chassis_no=${engine_no}`, 0],
      [`engine_no=${chassis_no}`, 0],
    ]) {
      expect((await admin?.get(`/search/vehicle?${query}`))?.body.meta.total, `${query}`).toBe(total);
    }
  });

  test('of a chassis or engine number wants four characters beside gaps, and says so', async () => {
    const [admin] = people;
    for (const [name, label] of [
      ['chassis_no', 'Chassis No'],
      ['engine_no', 'Engine No'],
    ]) {
      for (const typed of ['1', '123', '1-2 3']) {
        expect(await admin?.get(`/search/vehicle?${name}=${encodeURIComponent(typed)}`)).toMatchObject({
          status: 422,
          body: { errors: { [name ?? '']: [`${label} must have at least 4 characters.`] } },
        });
      }
      expect((await admin?.get(`/search/vehicle?${name}=${'1'.repeat(256)}`))?.status).toBe(422);
    }
  });

  test('takes two statements beside finding the caller', async () => {
    for (const caller of people) {
      for (const path of [
        '/search/ll',
        '/search/dl?dl_no=cg',
        '/search/vehicle?vehicle_no=a&application_no=2',
        '/search/vehicle?chassis_no=0000&engine_no=0000',
      ]) {
        desk.forgetStatements();
        expect((await caller.get(path)).status).toBe(200);
        expect(desk.statements.length).toBeLessThanOrEqual(3);
      }
    }
    expect((await desk.visitor.get('/search/ll')).status).toBe(401);
  });
});

describe('the citizens list', () => {
  test('finds by any part of a name, a father, a relation, an e-mail and a mobile number what a plain look finds', async () => {
    // As people write who know of a grandfather no more than a letter.
    await sql`update citizens set relation_name = 'R K Sahu Kumar' where id % 13 = 0`.execute(desk.db);
    await sql`update citizens set father_name = 'आशा क ' || name || ' R' where id % 17 = 0`.execute(desk.db);
    const all = await desk.db.selectFrom('citizens').selectAll().orderBy('id', 'desc').execute();
    const asking = fc.record({
      q: fc.option(
        fc.oneof(
          fc.constantFrom(
            'sahu',
            'KUMAR',
            'कुमार',
            'person1',
            '@EXAMPLE',
            '%',
            '_',
            '\\',
            'r s',
            'k  sahu',
            'zzz',
            ' a ',
            'sa_ u%%%%%',
          ),
          fc
            .tuple(fc.nat(299), fc.nat(12), fc.nat(12))
            .map(([place, start, end]) => partOf(all[place]?.relation_name, start, end)),
          fc
            .tuple(fc.nat(299), fc.nat(6), fc.nat(6))
            .map(([place, start, end]) => partOf(all[place]?.father_name, start, end)),
          fc.nat(299).map(place => all[place]?.email ?? 'person_@example.com'),
        ),
        { nil: undefined },
      ),
      mobile: fc.option(
        fc.oneof(
          fc.constantFrom('6', '61 9', '99-9', '%', '_', '0'),
          fc.nat(299).map(place => all[place]?.mobile ?? ''),
        ),
        { nil: undefined },
      ),
      who: fc.nat(3),
      page: fc.constantFrom(1, 1, 2, 30),
    });
    await fc.assert(
      fc.asyncProperty(asking, async ({ q, mobile, who, page }) => {
        const caller = people[who];
        if (caller === undefined) throw new Error('Nobody asks');
        const part = q?.trim().toLowerCase() ?? '';
        const matching = all.filter(
          citizen =>
            mayKnow(caller.caller, { ...citizen, citizen_id: citizen.id }) &&
            (part === '' ||
              [citizen.name, citizen.father_name, citizen.relation_name, citizen.email].some(text =>
                hasTextPart(text ?? '', part),
              )) &&
            hasNumberPart(citizen.mobile, mobile ?? ''),
        );
        const query = new URLSearchParams({
          page: String(page),
          ...(q !== undefined && { q }),
          ...(mobile !== undefined && { mobile }),
        });
        const answer = await caller.get(`/citizens?${query}`);
        expect(answer.body.meta.total).toBe(matching.length);
        expect(answer.body.data.map((row: { id: number }) => row.id)).toEqual(
          matching.slice((page - 1) * 10, page * 10).map(citizen => citizen.id),
        );
      }),
      { numRuns: numRuns(150) },
    );
  });
});

describe('the global search', () => {
  let admin: SignedInClient;
  let here: SignedInClient;
  let elsewhere: SignedInClient;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    admin = await desk.signIn('admin');
    here = await desk.signIn('manager', { branch_id: await desk.branch('31') });
    elsewhere = await desk.signIn('manager', { branch_id: await desk.branch('26') });
    const names = [
      'Bhuneshwari Xalxo',
      'Hiralal Bhuneshwari',
      'भुवनेश्वरी गोंड',
      'Jaswinder Choudhary',
      'Jaswinder Chaudhari',
      'Kulwant 50%_Rai',
    ];
    for (const name of names) {
      const { body } = await here.post('/citizens', { name, mobile: '9826055555' });
      ids.set(name, body.id);
    }
    const citizen = ids.get('Bhuneshwari Xalxo');
    await here.post(`/citizens/${citizen}/ll`, { ll_no: 'CG31 /0000777/2026', application_no: 'APP-98 76' });
    await here.post(`/citizens/${citizen}/dl`, { dl_no: 'CG31 20260007777' });
    await here.post(`/citizens/${citizen}/vehicles`, {
      registration_no: 'CG31XY0777',
      make_model: 'Hero Splendor',
      chassis_no: 'MBLHA10XYZ0047113',
      engine_no: 'HA10EJ0058224',
    });
  });

  const search = async (caller: SignedInClient, query: string) => {
    const answer = await caller.get(`/global-search?query=${encodeURIComponent(query)}`);
    expect(answer.status, query).toBe(200);
    return answer.body as {
      title: string;
      type: string;
      description: string;
      url: string;
      unique_key: string;
      expired: number;
    }[];
  };
  const titles = async (query: string) => (await search(admin, query)).map(hit => hit.title);

  test('finds by name, mobile, licence, application and registration, and leads to the right tab', async () => {
    const citizen = ids.get('Bhuneshwari Xalxo');
    const hits: [string, object][] = [
      [
        'bhuneshwari xalxo',
        {
          title: 'Bhuneshwari Xalxo',
          type: 'Citizen',
          description: '9826055555',
          url: `/citizens/${citizen}`,
          unique_key: `citizen-${citizen}`,
        },
      ],
      [
        'app9876',
        { title: 'CG31 /0000777/2026', type: 'Learner License', url: `/citizens/${citizen}?tab=ll` },
      ],
      [
        'CG31-2026 0007777',
        {
          title: 'CG31 20260007777',
          type: 'Driving License',
          description: 'Bhuneshwari Xalxo',
          url: `/citizens/${citizen}?tab=dl`,
        },
      ],
      [
        'cg 31 xy 0777',
        {
          title: 'CG31XY0777',
          type: 'Vehicle',
          description: 'Bhuneshwari Xalxo, Hero Splendor',
          url: `/citizens/${citizen}?tab=vehicles`,
        },
      ],
    ];
    for (const [query, hit] of hits) expect((await search(admin, query))[0], query).toMatchObject(hit);
    expect((await search(admin, '+91 98260 55555')).map(hit => hit.type)).toEqual(Array(5).fill('Citizen'));
    expect((await search(admin, '0777')).map(hit => hit.type)).toEqual(
      expect.arrayContaining(['Learner License', 'Driving License', 'Vehicle']),
    );
  });

  test('finds a vehicle by the last five or more characters of its chassis or engine number, and says so', async () => {
    const vehicles = async (caller: SignedInClient, query: string) =>
      (await search(caller, query)).filter(hit => hit.type === 'Vehicle').map(hit => hit.description);
    const byChassis = 'Bhuneshwari Xalxo, Hero Splendor, chassis MBLHA10XYZ0047113';
    for (const query of ['47113', '0047 113', 'xyz-0047113', 'MBLHA10XYZ0047113']) {
      expect(await vehicles(admin, query), query).toEqual([byChassis]);
      expect(await vehicles(elsewhere, query), query).toEqual([]);
    }
    expect(await vehicles(here, '58224')).toEqual(['Bhuneshwari Xalxo, Hero Splendor, engine HA10EJ0058224']);
    for (const query of ['7113', '04711', 'MBLHA10', '%7113', '_7113']) {
      expect(await vehicles(admin, query), query).toEqual([]);
    }
    // By its plate nothing is said of its parts.
    expect(await vehicles(admin, 'CG31XY0777')).toEqual(['Bhuneshwari Xalxo, Hero Splendor']);
  });

  test('says of a citizen how many current documents have expired, and of a licence nothing', async () => {
    const name = 'Tihar Sonkar';
    const { id } = (await here.post('/citizens', { name, mobile: '9826077001' })).body as { id: number };
    for (const [ll_no, expiry_date] of [
      ['CG31 TIHAR 1', '2020-01-01'],
      ['CG31 TIHAR 2', '2021-01-01'],
      ['CG31 TIHAR 3', '2199-01-01'],
    ]) {
      await here.post(`/citizens/${id}/ll`, { ll_no, expiry_date });
    }
    const { body } = await here.post(`/citizens/${id}/vehicles`, { registration_no: 'CG31TS0001' });
    const vehicle = (body as { id: number }).id;
    for (const [pucc_number, valid_from, valid_until] of [
      ['TIHAR-1', '2019-01-01', '2019-06-30'],
      ['TIHAR-2', '2020-01-01', '2020-06-30'],
    ]) {
      await here.post(`/vehicles/${vehicle}/puccs`, { pucc_number, valid_from, valid_until });
    }
    // Of the vehicle's two the later one has taken the place of the former.
    const expired = await here.get(`/citizens/${id}/expired-documents`);
    const listed = (expired.body as { expired_documents: unknown[] }).expired_documents.length;
    expect((await search(admin, name))[0]?.expired).toBe(listed);
    expect((await search(admin, 'CG31 TIHAR 1'))[0]?.expired).toBe(0);
  });

  test('finds numbers by their letters alone, those that come later, too', async () => {
    const licences = async (query: string) =>
      (await search(admin, query)).filter(hit => hit.type === 'Learner License').map(hit => hit.title);
    expect(await licences('app')).toContain('CG31 /0000777/2026');
    expect(await licences('xyw')).toEqual([]);
    const citizen = ids.get('Hiralal Bhuneshwari');
    const numbers = { ll_no: 'CG31 2026/1', application_no: 'WXYW-5' };
    const added = await here.post(`/citizens/${citizen}/ll`, numbers);
    expect(await licences('xy-w')).toEqual(['CG31 2026/1']);
    expect(await licences('zyv')).toEqual([]);
    expect((await here.put(`/ll/${added.body.id}`, { ...numbers, ll_no: 'ZYV 2026' })).status).toBe(200);
    expect(await licences('zyv')).toEqual(['ZYV 2026']);
  });

  test('puts the exact one first, then what begins, then what contains', async () => {
    expect((await titles('Bhuneshwari')).slice(0, 3)).toEqual([
      'Bhuneshwari Xalxo',
      'Hiralal Bhuneshwari',
      'भुवनेश्वरी गोंड',
    ]);
    expect((await titles('hiralal bhuneshwari'))[0]).toBe('Hiralal Bhuneshwari');
    expect((await titles('xalxo bhun'))[0]).toBe('Bhuneshwari Xalxo');
    const same = await titles('jaswinder choudhary');
    expect(same.slice(0, 2)).toEqual(['Jaswinder Choudhary', 'Jaswinder Chaudhari']);
  });

  test('puts a registration number before a mobile number that contains the same digits', async () => {
    const person = (await admin.post('/citizens', { name: 'Tijan Bai', mobile: '9858311777' })).body.id;
    await admin.post(`/citizens/${person}/vehicles`, { registration_no: 'CG04ZQ5831' });
    const found = await titles('5831');
    expect(found[0]).toBe('CG04ZQ5831');
    expect(found).toContain('Tijan Bai');
  });

  test('finds the bearer of a misspelt, half-typed or differently written name', async () => {
    for (const query of [
      'bhuneswari xalxo',
      'buneshwri',
      'bhuvneshwari xalxo',
      'bhnueshwari xalx',
      'बुनेश्वरी',
      'xalxo bhuneshvari',
      'Bhuneshwarri',
    ]) {
      expect(await titles(query), query).toContain('Bhuneshwari Xalxo');
    }
    for (const query of ['bhuvaneshwari gond', 'भुवनेश्वरी', 'bhuwneshwari'])
      expect(await titles(query), query).toContain('भुवनेश्वरी गोंड');
    for (const query of ['jaswindar chaudhry', 'जसविंदर चौधरी', 'jasvinder']) {
      expect(await titles(query), query).toEqual(
        expect.arrayContaining(['Jaswinder Choudhary', 'Jaswinder Chaudhari']),
      );
    }
  });

  test('takes nothing that is typed for a wildcard', async () => {
    expect(await titles('50%_')).toContain('Kulwant 50%_Rai');
    expect(await titles('50%_Q')).toEqual([]);
    expect(await titles('%%')).toEqual([]);
    expect(await titles('__')).toEqual([]);
    for (const odd of ['--', "';", '\\\\', '🙂🙂', 'தமிழ்', 'ा्', '"%']) await search(admin, odd);
  });

  test('finds documents, jobs and inquiries by their numbers, and people who ask by name and mobile', async () => {
    const mobile = freshMobile();
    const name = freshWord();
    const citizen = ids.get('Bhuneshwari Xalxo');
    const { body: vehicle } = await here.post(`/citizens/${citizen}/vehicles`, {
      registration_no: 'CG31XY0778',
    });
    const request = { contact_name: name, contact_phone: mobile, category: 'vehicle', services: ['noc'] };
    const { body: job } = await here.post('/jobs', request);
    const inquiry = { name, phone: mobile, vehicle_no: 'CG31XY0778', document_type: ['Tax'] };
    const { body: asked } = await here.post('/document-inquiries', inquiry);
    const urls = async (typed: string, by = here) => (await search(by, typed)).map(({ url }) => url);
    const [, first = '', second = ''] = job.reference.split('-');
    for (const typed of [`${first}${second}`, `${first}-${second}`.toLowerCase()])
      expect((await urls(typed))[0], typed).toBe(`/jobs/${job.id}`);
    for (const typed of [first, name, mobile, `+91 ${mobile}`])
      expect(await urls(typed), typed).toContain(`/jobs/${job.id}`);
    for (const typed of [asked.reference, asked.reference.slice(3).toLowerCase(), mobile])
      expect(
        (await search(here, typed)).map(({ title }) => title),
        typed,
      ).toContain(asked.reference);
    for (const typed of [job.reference, asked.reference, mobile])
      expect(await urls(typed, elsewhere), typed).toEqual([]);

    for (const kind of vehicleKinds) {
      if (kind.number === null || kind.slug === 'registrations') continue;
      const number = `${freshNumber('OR')}/7 701`;
      const values = sampleOf(kind, { [kind.number]: number });
      const { body } = await here.post(`/vehicles/${vehicle.id}/${kind.slug}`, values);
      const [hit] = await search(here, number.toLowerCase().replace(' ', ''));
      expect(hit, kind.slug).toMatchObject({
        title: body[kind.number],
        description: 'CG31XY0778, Bhuneshwari Xalxo',
        url: `/citizens/${citizen}?tab=all`,
        unique_key: `${kind.slug}-${body.id}`,
      });
      expect(await search(elsewhere, number)).toEqual([]);
    }
    // Its registration certificate bears the number of the vehicle, which is found once.
    await here.post(`/vehicles/${vehicle.id}/registrations`, {
      ...sampleOf(kindOf('registrations')),
      rc_number: 'CG31XY0778',
    });
    expect((await search(here, 'CG31XY0778')).map(({ type }) => type)).toEqual(['Vehicle']);
  });

  test('shows at most five of each type, each once, within reach only', async () => {
    for (const query of ['sahu', 'cg', 'CG24', '20', 'ra', 'kumar']) {
      const hits = await search(admin, query);
      expect(new Set(hits.map(hit => hit.unique_key)).size).toBe(hits.length);
      for (const type of new Set(hits.map(hit => hit.type))) {
        expect(hits.filter(hit => hit.type === type).length).toBeLessThanOrEqual(5);
      }
    }
    for (const query of ['Bhuneshwari', 'cg31xy0777', 'app9876', '9826055555', 'bhnueshwari']) {
      expect((await search(here, query)).length, query).toBeGreaterThan(0);
      expect(await search(elsewhere, query), query).toEqual([]);
    }
  });

  test('begins at two characters, takes two statements and one each for jobs, documents and papers, and is for staff', async () => {
    for (const query of ['', 'a', ' a '])
      expect((await admin.get(`/global-search?query=${query}`)).status).toBe(422);
    expect((await admin.get('/global-search')).status).toBe(422);
    for (const query of ['sahu', 'CG04', '98', 'rmesh shau']) {
      desk.forgetStatements();
      await search(admin, query);
      expect(desk.statements.length).toBeLessThanOrEqual(5);
    }
    const user = await desk.signIn('user');
    expect((await user.get('/global-search?query=sahu')).status).toBe(403);
  });
});
