import type { EndpointKey } from '@rto-desk/contract/endpoints/endpoint';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { today } from '@rto-desk/contract/expiry';
import { numberKey } from '@rto-desk/contract/normalise';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { clientOf, type SignedInClient } from '../testing/client.ts';
import { isLong } from '../testing/long.ts';
import { freshMobile, freshNumber, pdf } from '../testing/samples.ts';
import { deskForFile } from '../testing/test-desk.ts';
import { unzip } from '../testing/unzip.ts';
import { expectedAccess } from './expected-access.ts';
import { openFixture } from './fixture.ts';

const password = 'monsoon-raipur-7';
const desk = await deskForFile();
const branch = await desk.branch('04');
const [owner, admin] = [await desk.signIn('user'), await desk.signIn('admin')];
const manager = () => desk.signIn('manager', { branch_id: branch });
const people = {
  owner,
  admin,
  other: await desk.signIn('user'),
  unverified: await desk.signIn('user', { unverified: true }),
  claimant: await desk.signIn('user'),
  ofBranch: await manager(),
  ofOtherBranch: await manager(),
  ofNoBranch: await desk.signIn('manager'),
};
const fixture = openFixture(desk, people, branch);
const account = { name: 'Registered', phone: freshMobile(), password };
/** A person whose password is known. */
const registered = clientOf(desk.address, (await desk.visitor.post('/register', account)).body.token);

/** Whose texts are kept nowhere themselves. */
const notKept = new Set<string>([
  // Compared with what an account signs in with; what fails is counted under a hash.
  'POST /login',
  // Compared with hashes, or with what an app shows: codes and the tokens of links.
  'POST /me/confirm',
  'POST /me/two-factor/confirm',
  'POST /me/verification/confirm',
  'POST /verify-email',
  'POST /password/reset',
  // The contact that staff saw is compared with the account's, which is refused where they differ.
  'POST /admin/users/{id}/verify-contact',
  // Names a record, whose own number and holder are then written to.
  'POST /reports/expiries/send-notification',
  // Names a vehicle or a licence; claims of other things are shown to no one, and what is shown is compared.
  'POST /claims',
  // Names a stage, which is looked up among those that there are.
  'POST /jobs/{id}/stage',
  // Takes capitals, digits, / and - alone.
  'PUT /admin/series/{series}',
  // Comes with a file, as its own tests send it; its name is changed below.
  'POST /admin/templates',
  // A list that is compared with the records and kept nowhere.
  'POST /compare',
  // Filters, which are asked with and not kept.
  'POST /reports/expiries/notify-all',
]);
/** What a form carries beside what is kept; `website` is filled in by programs alone, a code and a sheet name what there is. */
const besideIt = /password|^remove_file$|^website$|^reason_code$|^sheet$/;

/** What a form takes only as it must look, or only beside something else. */
const refused: Partial<Record<string, string>> = {
  'POST /admin/fee-rules': 'code',
  // For what is waived alone.
  'PATCH /charges/{id}': 'reason',
};

interface Property {
  type?: string;
  enum?: unknown;
  pattern?: string;
  format?: string;
  maxLength?: number;
  properties?: Record<string, Property>;
  anyOf?: Property[];
  allOf?: Property[];
}

/** The names of the fields of a body that take any text, and how long it may be. */
function textsOf(key: EndpointKey): [string, number][] {
  const { body } = endpoints[key] ?? {};
  if (body === undefined) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Property;
  const fieldsOf = ({ properties = {}, allOf = [] }: Property): [string, Property][] => [
    ...Object.entries(properties),
    ...allOf.flatMap(fieldsOf),
  ];
  return fieldsOf(schema).flatMap(([name, property]): [string, number][] => {
    const text = [property, ...(property.anyOf ?? [])].find(
      one => one.type === 'string' && one.enum === undefined && !one.pattern && !one.format && one.maxLength,
    );
    // What is shorter has no room for markup.
    const isLong = (text?.maxLength ?? 0) >= 20;
    return text === undefined || !isLong || besideIt.test(name) || refused[key] === name
      ? []
      : [[name, text.maxLength ?? 0]];
  });
}

let count = 0;
/** Markup and a formula in one text, unlike any other; shorter where there is no room, and without spaces. */
function markupFor(most: number): string {
  count += 1;
  const short = `"><SVG/ONLOAD=A${count}>`;
  return most < 60 ? short : `=1+${count}"><img src=x onerror=alert(${count})><script>alert(1)</script>`;
}

/** A claim comes before the vehicle that it names is written to, and what gives the vehicle away when nothing else is. */
function turnOf(key: EndpointKey): number {
  if (key === 'POST /vehicles/{id}/transfers') return 1;
  return key === 'POST /claims/{id}/refuse' ? -1 : 0;
}
const keys = (Object.keys(endpoints) as EndpointKey[]).sort((one, other) => turnOf(one) - turnOf(other));
const isMarked = (key: EndpointKey) =>
  /^(POST|PUT|PATCH) /.test(key) && textsOf(key).length > 0 && !notKept.has(key);

function callerOf(key: EndpointKey): SignedInClient {
  const { who } = expectedAccess[key] ?? {};
  return who === 'user' || who === 'own' ? people.owner : people.admin;
}

/** Everything that is text in an answer, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function pathOfCall(key: EndpointKey): Promise<string> {
  const { of, inner } = expectedAccess[key] ?? {};
  const [method, path = ''] = key.split(' ');
  // Data without an owner exists from the start: rows of settings, and tables that are exported.
  const id = of === undefined ? (method === 'GET' ? 'citizens' : 1) : await of(fixture);
  const within = await inner?.(fixture);
  return path
    .replace('{series}', 'inward')
    .replace('{code}', '32-8')
    .replace('{on}', today())
    .replace(/\{\w+\}/, () => String(id))
    .replace(/\{\w+\}/, () => String(within));
}

test('markup in a name comes back as the text that it is, as JSON and in a defused cell', async () => {
  const name = markupFor(255);
  const { id } = (await people.admin.post('/citizens', { name, mobile: freshMobile() })).body;
  expect((await people.admin.get(`/citizens/${id}`)).body.name).toBe(name);
  const answer = await fetch(`${desk.address}/api/export/table/citizens`, {
    headers: { authorization: `Bearer ${people.admin.token}` },
  });
  expect(defusedIn(await answer.text())).toBe(1);
});

test.runIf(isLong())('markup in any text of any form does', async () => {
  const written = new Map<string, string>();
  const came = new Set<string>();
  // First what is made, then what is changed, and then the texts that are said about it.
  for (const key of keys.filter(isMarked)) {
    const [method = ''] = key.split(' ');
    const right = ((await expectedAccess[key]?.body?.(fixture)) ?? {}) as Record<string, unknown>;
    const texts = textsOf(key).map(([name, most]): [string, string] => [name, markupFor(most)]);
    const values = { ...right, ...valuesBeside(key), ...Object.fromEntries(texts) };
    // A list is what its rows are: the markup stands in a cell, between a heading and a mobile number.
    if (key === 'POST /imports') values.text = `Owner Name\tMobile No\n${values.text}\t${freshMobile()}`;
    const path = await pathOfCall(key);
    await prepare(key, path);
    const client = key === 'POST /me/deletion' ? registered : callerOf(key);
    const send = { POST: client.post, PUT: client.put, PATCH: client.patch }[method];
    const answer = await send?.(path, values);
    expect([200, 201], `${key} ${JSON.stringify(answer?.body)}`).toContain(answer?.status);
    // Why a day was reopened stays in the database and is shown by no call.
    if (key !== 'POST /day-book/{on}/reopen')
      for (const [name, text] of texts) written.set(text, `${name} of ${key}`);
    for (const text of textsIn(answer?.body)) came.add(text);
  }
  expect(written.size).toBeGreaterThan(40);

  let defused = 0;
  // A calendar is found by its secret, as its own tests do.
  for (const key of keys.filter(one => one.startsWith('GET ') && !one.includes('{secret}'))) {
    const { media } = endpoints[key] ?? {};
    const address = `${desk.address}/api${await pathOfCall(key)}`;
    const queries = key.startsWith('GET /search/') ? [''] : ['', '?query=img', '?q=img'];
    // Such as the days of a book, without which nothing is shown.
    const { query: asked, finds } = expectedAccess[key] ?? {};
    const own = await (asked ?? finds)?.(fixture);
    if (own) queries.push(own);
    for (const query of media === undefined ? queries : ['']) {
      const { token } = callerOf(key);
      const answer = await fetch(address + query, { headers: { authorization: `Bearer ${token}` } });
      const { headers } = answer;
      expect(headers.get('x-content-type-options'), key).toBe('nosniff');
      const type = answer.status === 200 ? (media ?? 'application/json') : 'application/json';
      expect(headers.get('content-type')?.split(';')[0], key).toBe(type.split(';')[0]);
      if (media !== undefined) {
        expect(answer.status, key).toBe(200);
        expect(headers.get('content-disposition'), key).toMatch(/^attachment; filename="[\w.-]+"$/);
        const content = Buffer.from(await answer.arrayBuffer());
        if (headers.get('content-type')?.startsWith('text/csv')) defused += defusedIn(content.toString());
      } else {
        for (const text of textsIn(await answer.json())) came.add(text);
      }
    }
  }
  expect(defused).toBeGreaterThan(0);
  // Numbers are kept as the office writes them, and a reason is told behind its name.
  const tidied = [...came].map(numberKey);
  const isThere = (text: string) => tidied.some(one => one.includes(numberKey(text)));
  const lost = [...written].filter(([text]) => !isThere(text)).map(([, where]) => where);
  expect(lost, 'what came back otherwise than it was written').toEqual([]);
});

test('text that is only compared is stored in no table', async () => {
  const texts = new Map<string, string>();
  for (const key of notKept) {
    expect(textsOf(key as EndpointKey), `${key} needs no exemption`).not.toEqual([]);
    const [method = ''] = key.split(' ');
    const marked = textsOf(key as EndpointKey).map(([name, most]): [string, string] => [
      name,
      markupFor(most),
    ]);
    for (const [name, text] of marked) texts.set(text, `${name} of ${key}`);
    const right = ((await expectedAccess[key as EndpointKey]?.body?.(fixture)) ?? {}) as Record<
      string,
      unknown
    >;
    const client = callerOf(key as EndpointKey);
    const send = { POST: client.post, PUT: client.put }[method];
    const answer = await send?.(await pathOfCall(key as EndpointKey), {
      ...right,
      ...Object.fromEntries(marked),
    });
    expect([400, 404, 409, 422], `${key} ${JSON.stringify(answer?.body)}`).toContain(answer?.status);
  }
  const { rows: tables } = await desk.pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) {
    const { rows } = await desk.pool.query<{ text: string }>(
      `select kept::text as text from ${name} as kept`,
    );
    for (const [text, where] of texts) {
      expect(
        rows.some(row => row.text.includes(text)),
        `${where} is in ${name}`,
      ).toBe(false);
    }
  }
});

/** Does what has to be done before a call: a day is closed before it is reopened, and something charged before it is waived. */
async function prepare(key: EndpointKey, path: string): Promise<void> {
  if (key === 'POST /day-book/{on}/reopen') {
    await people.admin.post(path.replace('/reopen', '/close'), { counted: '0' });
  } else if (key === 'POST /jobs/{id}/charges') {
    await people.admin.post(path, { kind: 'service', what: 'Service', amount: '10' });
  }
}

/** What a form needs beside what the matrix sends. */
function valuesBeside(key: EndpointKey): object {
  switch (key) {
    case 'PUT /admin/reminders':
      return { reminders_on: false, stages: [30], hour: 9 };
    // Behind the numbers that were issued meanwhile: the reason is written to those that are skipped.
    case 'POST /admin/series/{series}/skip':
      return { to: 90 };
    case 'POST /me/deletion':
      return { password };
    // What a percentage is of stands beside one, and never beside an amount.
    case 'POST /admin/fee-rules':
    case 'PUT /admin/fee-rules/{code}':
      return { amount: null, percent: '50' };
    // A reason is given for what is waived alone.
    case 'POST /jobs/{id}/charges':
      return { kind: 'waived' };
    default:
      return {};
  }
}

/** No cell begins as a formula, and no quote in one ends it. Answers how many hold markup. */
function defusedIn(csv: string): number {
  expect(csv).not.toMatch(/(^|,)"?=/m);
  expect(csv).not.toMatch(/[^"\\]"><img/);
  return csv.match(/"'=1\+\d+""><img/g)?.length ?? 0;
}

test('markup in the name of a file is part of that name and of nothing else', async () => {
  const { owner } = people;
  const name = `"><img src=x onerror=alert(1)>'; a=b.pdf`;
  const quoted = name.replaceAll('"', '\\"');
  const answer = await fetch(`${desk.address}/api/citizens/${owner.caller.citizen_id}/ll`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: [
      `--x\r\ncontent-disposition: form-data; name="ll_no"\r\n\r\n${freshNumber()}\r\n`,
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${quoted}"\r\n`,
      `content-type: text/html\r\n\r\n${pdf.toString('latin1')}\r\n--x--\r\n`,
    ].join(''),
  });
  expect(answer.status).toBe(201);
  const { file_path } = (await answer.json()) as { file_path: string };
  expect(file_path).toMatch(/^[\w-]{32}\.pdf\?[\w=&-]+$/);
  const { headers, type } = await desk.open(file_path);
  const disposition = headers.get('content-disposition') ?? '';
  const [, plain = '', encoded = ''] =
    /^inline; filename="([^"\\]*)"; filename\*=UTF-8''([\w.%~-]*)$/.exec(disposition) ?? [];
  expect(plain, disposition).toContain('img src=x');
  expect(decodeURIComponent(encoded)).toContain('"><img src=x onerror=alert(1)>');
  expect([type, headers.get('x-content-type-options')]).toEqual(['application/pdf', 'nosniff']);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const own = await fetch(`${desk.address}/api/me/data`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const names = [...(await unzip(Buffer.from(await own.arrayBuffer()))).keys()];
  for (const one of names) expect(one).toMatch(/^[\w./-]+$/);
});
