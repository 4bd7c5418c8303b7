import { documentTypes, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { addPeriod } from '@rto-desk/contract/period';
import { endName } from '@rto-desk/contract/words/type-name';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../sample-data/generate.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { numRuns } from '../../testing/long.ts';
import {
  allExpiries,
  hasMarkPart,
  hasTextPart,
  mayKnow,
  type ReferenceExpiry,
} from '../../testing/reference-model.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { words } from '../../testing/words.ts';

const TODAY = '2026-11-21';

let desk: TestDesk;
let all: ReferenceExpiry[];
let staff: SignedInClient[];

beforeAll(async () => {
  desk = await openTestDesk();
  await generate(desk.db, { citizens: 250, today: TODAY });
  all = await allExpiries(desk.db);
  const branch_id = await desk.branch('24');
  staff = [
    await desk.signIn('admin'),
    await desk.signIn('manager'),
    await desk.signIn('manager', { branch_id }),
  ];
});
afterAll(() => desk.close());

type Filters = Partial<
  Record<
    | 'owner_name'
    | 'vehicle_no'
    | 'doc_type'
    | 'exact_date'
    | 'start_date'
    | 'end_date'
    | 'include_superseded',
    string
  >
>;

/** What the filters mean, told in the plainest way. */
/** What the file calls an end of a document that has several. */
function endNameOf({ kind, record_id, end_field }: ReferenceExpiry): string {
  const ends = all.filter(other => other.kind === kind && other.record_id === record_id);
  return endName(kindOf(kind), ends.length > 1 ? end_field : null, words) ?? '';
}

function expected(caller: SignedInClient, filters: Filters): ReferenceExpiry[] {
  return all.filter(
    row =>
      mayKnow(caller.caller, row) &&
      (filters.include_superseded === '1' || !row.superseded) &&
      (!filters.doc_type || row.type === filters.doc_type) &&
      (!filters.exact_date || row.expiry_date === filters.exact_date) &&
      (!filters.start_date || row.expiry_date >= filters.start_date) &&
      (!filters.end_date || row.expiry_date <= filters.end_date) &&
      hasTextPart(row.owner_name, filters.owner_name ?? '') &&
      (!numberKey(filters.vehicle_no ?? '') || hasMarkPart(row.vehicle_no ?? '', filters.vehicle_no ?? '')),
  );
}

const day = fc.oneof(
  fc.integer({ min: -60, max: 60 }).map(days => addPeriod(TODAY, { days })),
  fc.integer({ min: -900, max: 7000 }).map(days => addPeriod(TODAY, { days })),
  fc.constantFrom('2026-12-01', '2026-11-30', '2027-01-01', '1900-01-01', '2200-12-31', '2026-02-28'),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const filters = fc.record({
  owner_name: maybe(
    fc.oneof(
      fc.constantFrom(
        'sahu',
        'KUMAR',
        ' ramesh',
        'कुमार',
        'a',
        '%',
        '_',
        '\\',
        'zzz',
        'sh k',
        '',
        'ramesh_k%_sahu',
      ),
      // A whole name on record without its first letter, and one that is not on record.
      fc.nat(500).map(place => all[place % all.length]?.owner_name.slice(1)),
      fc.nat(500).map(place => all[place % all.length]?.owner_name.replace(/.$/, 'q')),
    ),
  ),
  vehicle_no: maybe(
    fc.constantFrom('CG', 'cg 24', 'AA-0', '12', '1', '%', '_', 'ZZ99', ' - ', 'aa01', 'cg24 001'),
  ),
  doc_type: maybe(fc.constantFrom(...documentTypes, '')),
  exact_date: maybe(day),
  start_date: maybe(day),
  end_date: maybe(day),
  include_superseded: fc.constantFrom(undefined, '0', '1'),
});
const asking = fc.record({
  who: fc.nat(2),
  filters,
  page: fc.constantFrom(1, 1, 2, 3, 50),
  per_page: fc.constantFrom('', '1', '7', '15', '100'),
  // A later page is asked for as far as there is one, too.
  lastPage: fc.boolean(),
});

function given(values: Record<string, string | undefined>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return query;
}

describe('the expiry report', () => {
  test('finds with every combination of filters what a plain scan finds', async () => {
    await fc.assert(
      fc.asyncProperty(asking, async ({ who, filters: wanted, page: anyPage, per_page, lastPage }) => {
        const caller = staff[who];
        if (caller === undefined) throw new Error('Nobody asks');
        const rows = expected(caller, wanted);
        const size = Number(per_page || 15);
        const limit = wanted.owner_name?.trim() || numberKey(wanted.vehicle_no ?? '') ? 1_000 : 10_000;
        const total = Math.min(rows.length, limit);
        const page = lastPage ? Math.max(1, Math.ceil(rows.length / size)) : anyPage;
        const answer = await caller.get(
          `/reports/expiries?${given({ ...wanted, page: String(page), ...(per_page && { per_page }) })}`,
        );
        expect(answer.status).toBe(200);
        const shown = rows.slice((page - 1) * size, page * size);
        const lastWithRows = rows.length > page * size ? page + 1 : shown.length > 0 ? page : 1;
        expect(answer.body).toMatchObject({
          current_page: page,
          last_page: Math.max(Math.ceil(total / size), total < rows.length ? lastWithRows : 1),
          from: shown.length > 0 ? (page - 1) * size + 1 : null,
          to: shown.length > 0 ? (page - 1) * size + shown.length : null,
          total,
          per_page: size,
        });
        expect(answer.body.more).toBe(total < rows.length ? true : undefined);
        expect(answer.body.data.map(asReference)).toEqual(shown.map(asReference));
      }),
      { numRuns: numRuns(200) },
    );
  });

  test('gives with each row the record as its own call answers it', async () => {
    const [admin] = staff;
    for (const kind of kinds) {
      const { data } =
        (await admin?.get(`/reports/expiries?doc_type=${encodeURIComponent(kind.type)}&include_superseded=1`))
          ?.body ?? {};
      const row = data[0];
      expect(row).toMatchObject({ type: kind.type, slug: kind.slug, full_record: { id: row.record_id } });
      const owner = kind.owner === 'citizen' ? row.citizen_id : row.full_record.vehicle_id;
      const list = (await admin?.get(`/${kind.owner}s/${owner}/${kind.slug}`))?.body.data;
      expect(list).toContainEqual(row.full_record);
    }
  });

  test('takes two statements beside finding the caller, and so does every page', async () => {
    for (const path of [
      '?',
      '?page=40&include_superseded=1',
      '?owner_name=sahu&vehicle_no=cg',
      '?start_date=2026-11-21&end_date=2026-12-20',
    ]) {
      for (const caller of staff) {
        desk.forgetStatements();
        expect((await caller.get(`/reports/expiries${path}`)).status).toBe(200);
        expect(desk.statements.length).toBeLessThanOrEqual(3);
      }
    }
  });

  test('refuses an unknown type, an invalid date and too long pages', async () => {
    const [admin] = staff;
    const unknown = await admin?.get('/reports/expiries?doc_type=Passport');
    expect(unknown?.status).toBe(422);
    expect(unknown?.body).toEqual({
      message: 'Unknown document type',
      errors: { doc_type: ['Unknown document type'] },
    });
    for (const query of [
      'exact_date=2026-02-30',
      'start_date=tomorrow',
      'per_page=101',
      'per_page=0',
      'page=0',
      'include_superseded=maybe',
    ]) {
      expect((await admin?.get(`/reports/expiries?${query}`))?.status, query).toBe(422);
    }
  });

  test('is not for users, and not for visitors', async () => {
    const user = await desk.signIn('user');
    for (const path of ['/reports/expiries', '/reports/expiries/export']) {
      expect((await user.get(path)).status).toBe(403);
      expect((await desk.visitor.get(path)).status).toBe(401);
    }
  });

  test('is exported as CSV with the same filters', async () => {
    for (const caller of staff) {
      const wanted: Filters = { start_date: '2026-06-01', owner_name: 'sahu', include_superseded: '1' };
      const answer = await caller.get(`/reports/expiries/export?${given(wanted)}`);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="expiry-report-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const lines = answer.body.split('\r\n');
      expect(lines[0]).toBe(
        'Document Type,Number,Vehicle No.,Owner Name,Owner Mobile,Expiry Date,Superseded,Holder-reported expiry,Citizen ID,Record ID,Expiry applies to,Notified on',
      );
      expect(lines.at(-1)).toBe('');
      const rows = expected(caller, wanted);
      expect(rows.length).toBeGreaterThan(5);
      expect(lines.slice(1, -1)).toEqual(
        rows.map(row =>
          [
            row.type,
            row.identifier,
            row.vehicle_no ?? '',
            row.owner_name,
            row.owner_mobile,
            row.expiry_date,
            row.superseded ? 'yes' : '',
            row.holder_until ?? '',
            row.citizen_id,
            row.record_id,
            endNameOf(row),
            '',
          ].join(','),
        ),
      );
    }
  });
});

test('some rows of the report are exported, within reach and the other filters', async () => {
  const admin = await desk.signIn('admin');
  const report = (await admin.get('/reports/expiries?per_page=100&include_superseded=1')).body.data;
  const picked = [report[0], report.at(-1)];
  const keys = picked.map(row => [row.slug, row.record_id, ...(row.end ? [row.end] : [])].join('.'));
  const exported = async (by: typeof admin, query: string) => {
    const { body } = await by.get(`/reports/expiries/export?include_superseded=1&${query}`);
    return body.split('\r\n').slice(1, -1);
  };
  const lines = await exported(admin, `rows=${keys.join(',')}`);
  expect(lines.map((line: string) => line.split(',')[5])).toEqual(picked.map(row => row.expiry_date));
  expect(await exported(admin, `rows=${keys[0]}&end_date=1950-01-01`)).toEqual([]);
  for (const wrong of ['puccs', 'puccs.x', 'puccs.1;', ',']) {
    expect((await admin.get(`/reports/expiries/export?rows=${wrong}`)).status, wrong).toBe(422);
  }
});

test('a spreadsheet reads the export as it is meant: Hindi letters, and no formula', async () => {
  const admin = await desk.signIn('admin');
  const { id } = (await admin.post('/citizens', { name: '=HYPERLINK("x", "आशा")', mobile: '9826077777' }))
    .body;
  await admin.post(`/citizens/${id}/ll`, { ll_no: '+CG 77', expiry_date: '2031-01-31' });
  const answer = await fetch(`${desk.address}/api/reports/expiries/export?owner_name=hyperlink`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8')).toContain(
    `Learner License,'+CG 77,,"'=HYPERLINK(""x"", ""आशा"")",9826077777,2031-01-31,,,${id},`,
  );
});

test('the expired documents of a citizen are those before today that are current, of all types', async () => {
  const [admin] = staff;
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const owners = [...new Set(all.filter(row => row.superseded).map(row => row.citizen_id))].slice(0, 12);
  for (const owner of owners) {
    for (const superseded of [false, true]) {
      const answer = await admin?.get(
        `/citizens/${owner}/expired-documents${superseded ? '?include_superseded=1' : ''}`,
      );
      const rows = all.filter(
        row => row.citizen_id === owner && row.expiry_date < today && (superseded || !row.superseded),
      );
      expect(answer?.body.citizen).toEqual({
        id: owner,
        name: all.find(row => row.citizen_id === owner)?.owner_name,
      });
      expect(answer?.body.expired_documents.map(asExpired)).toEqual(rows.map(asExpired));
      for (const row of answer?.body.expired_documents ?? []) expect(row.details).not.toBe('');
    }
  }
  const stranger = await desk.signIn('user');
  expect((await stranger.get(`/citizens/${owners[0]}/expired-documents`)).status).toBe(404);
});

function asReference({
  type,
  record_id,
  citizen_id,
  owner_name,
  owner_mobile,
  vehicle_no,
  identifier,
  expiry_date,
  superseded,
  holder_until,
}: ReferenceExpiry) {
  return {
    type,
    record_id,
    citizen_id,
    owner_name,
    owner_mobile,
    vehicle_no,
    identifier,
    expiry_date,
    superseded,
    holder_until,
  };
}

function asExpired({
  type,
  identifier,
  expiry_date,
  holder_until,
}: Pick<ReferenceExpiry, 'type' | 'identifier' | 'expiry_date' | 'holder_until'>) {
  return { type, identifier, expiry_date, holder_until };
}
