import { kinds } from '@rto-desk/contract/kinds/index';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInClient } from '../testing/client.ts';
import { times } from '../testing/long.ts';
import { freshMobile, freshNumber, pdf, sampleOf } from '../testing/samples.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { attacks } from './attacks.ts';

/** How many requests. */
const REQUESTS = times({ short: 300, long: 10_000, trust: 50_000 });
const AT_ONCE = 8;
const BOUNDARY = 'between-the-parts';
/** Longer than any answer here may take, in milliseconds. */
const PATIENCE = 15_000;
/** What would tell of the inside: stack traces, SQL, files, PostgreSQL's own words. */
const inside =
  /node_modules|\/dist\/|\/src\/|at async |\bselect\b.+\bfrom\b|pg_catalog|syntax error|violates|duplicate key|relation "|column "/i;

/** Would end the tests' own session, or ask every admin for a second factor. */
const left = new Set([
  'POST /logout',
  'PUT /admin/security',
  'PUT /me/password',
  'POST /me/two-factor/confirm',
]);

const roles = ['admin', 'manager', 'user'] as const;
let desk: TestDesk;
let callers: SignedInClient[];
let operations: Operation[];
beforeAll(async () => {
  desk = await openTestDesk();
  callers = await Promise.all(roles.map(role => desk.signIn(role)));
  await someRecords(callers[0] as SignedInClient);
  operations = operationsOf((await desk.visitor.get('/openapi.json')).body);
});
afterAll(() => desk.close());

test(`${REQUESTS} requests that break one rule or many are answered with a sentence, and nothing of the inside`, {
  timeout: REQUESTS * 120 + 120_000,
}, async () => {
  expect(operations.length).toBeGreaterThan(100);
  const tally = new Map<number, number>();
  const accepted = new Set<string>();
  const forms = { sent: 0, accepted: 0 };
  const seed = Number(process.env.SEED ?? 20_261_121);
  const requests = fc.sample(requestOf(operations), { numRuns: REQUESTS, seed }).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const request of requests) {
        const { status, text } = await sent(request).catch(error =>
          expect.fail(`seed ${seed}: ${JSON.stringify(request).slice(0, 600)}: ${error}`),
        );
        tally.set(status, (tally.get(status) ?? 0) + 1);
        if (status < 300) accepted.add(request.key);
        if (request.isForm) {
          forms.sent += 1;
          if (status < 300) forms.accepted += 1;
        }
        const told = `seed ${seed}: ${JSON.stringify(request).slice(0, 600)} answered ${status} ${text.slice(0, 300)}`;
        if (status >= 500) expect.fail(told);
        if (status >= 400) {
          expect(JSON.parse(text), told).toHaveProperty('message');
          expect(inside.test(text), told).toBe(false);
        }
      }
    }),
  );
  console.log(
    `hostile input: ${JSON.stringify(Object.fromEntries([...tally].sort()))}, ${accepted.size} calls accepted some; ${forms.sent} forms, ${forms.accepted} accepted`,
  );
  // Requests that are all refused at the door would prove nothing.
  expect(accepted.size).toBeGreaterThan(Math.min(REQUESTS / 30, operations.length / 3));
  expect(forms.sent).toBeGreaterThan(REQUESTS / 40);
  // One in a hundred and forty is accepted: of few forms it may be none.
  if (forms.sent > 1000) expect(forms.accepted).toBeGreaterThan(0);
  expect((await fetch(`${desk.address}/readyz`)).status).toBe(200);
  expect({}).not.toHaveProperty('polluted');
});

interface Property {
  name: string;
  schema: Schema;
}
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  pattern?: string;
  format?: string;
}
interface Operation {
  key: string;
  path: string;
  method: string;
  query: Property[];
  body: Property[];
  isForm: boolean;
}
interface Request {
  key: string;
  caller: number | null;
  address: string;
  method: string;
  body: string | null;
  type: string;
  isForm: boolean;
}
/** The parts of a form beside its fields, and what is wrong with it as a whole. */
interface FormParts {
  files: { field: string; name: string; type: string; content: string }[];
  extra: { name: string; value: string } | null;
  ending: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the document as JSON
function operationsOf(document: any): Operation[] {
  const resolve = (schema: Schema & { $ref?: string }): Schema =>
    schema.$ref === undefined
      ? schema
      : resolve(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  const propertiesOf = (given: Schema | undefined): Property[] => {
    if (given === undefined) return [];
    const schema = resolve(given);
    const own = Object.entries(schema.properties ?? {}).map(([name, of]) => ({ name, schema: resolve(of) }));
    return [...own, ...[...(schema.allOf ?? []), ...(schema.anyOf ?? [])].flatMap(propertiesOf)];
  };
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      // biome-ignore lint/suspicious/noExplicitAny: the document as JSON
      Object.entries(methods as Record<string, any>).map(([method, operation]) => {
        const content = operation.requestBody?.content ?? {};
        return {
          key: `${method.toUpperCase()} ${path}`,
          path,
          method: method.toUpperCase(),
          query: (operation.parameters ?? [])
            .filter((parameter: { in: string }) => parameter.in === 'query')
            .map((parameter: Property) => ({ name: parameter.name, schema: resolve(parameter.schema) })),
          body: propertiesOf(content['application/json']?.schema),
          isForm: 'multipart/form-data' in content,
        };
      }),
    )
    .filter(({ key }) => !left.has(key));
}

function requestOf(all: Operation[]): fc.Arbitrary<Request> {
  return fc.constantFrom(...all).chain(operation =>
    fc
      .record({
        caller: fc.constantFrom(0, 0, 0, 1, 2, null),
        id: fc.oneof(
          { weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }).map(String) },
          odd.map(text => encodeURIComponent(text.toWellFormed())),
        ),
        query: valuesOf(operation.query),
        // A form has many fields: in some all are right, so that what is wrong beside them is looked at.
        body: operation.isForm
          ? fc.oneof(valuesOf(operation.body), rightValuesOf(operation.body))
          : valuesOf(operation.body),
        extra: fc.option(fc.constantFrom(...attacks.bodies), { freq: 8 }),
        raw: fc.option(fc.constantFrom(...attacks.rawBodies), { freq: 12 }),
        override: fc.option(fc.constantFrom(...attacks.methods), { freq: 12 }),
        type: fc.constantFrom(...Array(12).fill('application/json'), ...attacks.types),
        // Half of the calls that take a form get one, and of the others some.
        form: fc.option(formParts, { freq: operation.isForm ? 2 : 12, nil: null }),
      })
      .map(({ caller, id, query, body, extra, raw, override, type, form }) => {
        const search = new URLSearchParams(
          Object.entries(query).map(([name, value]): [string, string] => [
            name,
            typeof value === 'string' ? value : JSON.stringify(value),
          ]),
        );
        if (override !== null) search.set('_method', override);
        const hasBody = operation.method !== 'GET' && operation.method !== 'DELETE';
        if (hasBody && form !== null) {
          return {
            key: operation.key,
            caller,
            // Forms cannot be sent by another method from a page.
            method: 'POST',
            address: requestPath(operation, id, search),
            body: formOf(body, form),
            type: `multipart/form-data; boundary=${BOUNDARY}`,
            isForm: true,
          };
        }
        return {
          key: operation.key,
          caller,
          method: operation.method,
          address: requestPath(operation, id, search),
          body: hasBody
            ? (raw ??
              JSON.stringify(body).replace(/\}$/, () =>
                (extra === null ? '}' : `,${extra}}`).replace('{,', '{'),
              ))
            : null,
          type,
          isForm: false,
        };
      }),
  );
}

function requestPath({ path }: Operation, id: string, search: URLSearchParams): string {
  return `${path.replace(/\{\w+\}/, () => id || '0')}?${search}`;
}

/** The fields of a body and the parts beside them, as a browser or an attacker writes them. */
function formOf(body: Record<string, unknown>, { files, extra, ending }: FormParts): string {
  const fields = Object.entries(body).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  }));
  const parts = [
    ...[...fields, ...(extra === null ? [] : [extra])].map(
      ({ name, value }) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
    ),
    ...files.map(
      ({ field, name, type, content }) =>
        `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${content}`,
    ),
  ];
  return `${parts.map(part => `--${BOUNDARY}\r\n${part}\r\n`).join('')}${ending}`.toWellFormed();
}

const odd = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...attacks.texts) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

const file = fc.record({
  field: fc.constantFrom('file', 'file', 'file', 'file[]', 'name', '', '__proto__'),
  name: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('paper.pdf', 'a.pdf', 'बीमा.pdf') },
    odd.map(text => text.replaceAll('"', '%22')),
    odd,
  ),
  type: fc.constantFrom('application/pdf', 'text/html', 'image/svg+xml', '', 'x'.repeat(300)),
  content: fc.constantFrom(
    pdf.toString(),
    pdf.toString(),
    pdf.toString(),
    '',
    '<script>alert(1)</script>',
    `${pdf}<html>`,
    'GIF89a',
    '%PDF-',
    `%PDF-${'x'.repeat(200_000)}`,
  ),
});
const formParts: fc.Arbitrary<FormParts> = fc.record({
  files: fc.oneof(
    { weight: 4, arbitrary: fc.array(file, { maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(file, { maxLength: 4 }) },
  ),
  extra: fc.option(
    fc.record({
      name: fc.constantFrom('_method', 'name', 'a[]', 'a[b]', '__proto__', 'x'.repeat(200), ''),
      value: odd,
    }),
    { freq: 3, nil: null },
  ),
  ending: fc.constantFrom(...Array(12).fill(`--${BOUNDARY}--\r\n`), '', `--${BOUNDARY}`, '\r\n--\r\n'),
});

/** Most are right, so that what is wrong is looked at beyond the first field. */
function valuesOf(properties: Property[]): fc.Arbitrary<Record<string, unknown>> {
  const arbitraries = properties.map(({ name, schema }) => [
    name,
    fc.oneof(
      { weight: 6, arbitrary: rightFor(name, schema) },
      { weight: 1, arbitrary: odd },
      { weight: 1, arbitrary: fc.constantFrom<unknown>(...attacks.values) },
    ),
  ]);
  return fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] });
}

function rightValuesOf(properties: Property[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(properties.map(({ name, schema }) => [name, rightFor(name, schema)])));
}

function rightFor(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const choices = [schema, ...(schema.anyOf ?? [])].flatMap(({ enum: options }) => options ?? []);
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (/mobile|phone/.test(name)) return fc.integer({ min: 1, max: 1e6 }).map(() => freshMobile());
  if (/date|_from|_until|_upto|dob|(^|_)on$/.test(name))
    return fc.constantFrom('2024-02-29', '2026-01-01', '2031-12-31');
  if (/_no$|number/.test(name)) return fc.constant(null).map(() => freshNumber('Z'));
  if (/email/.test(name)) return fc.constantFrom('somebody@example.com', 'a@b.in');
  if (/amount/.test(name)) return fc.constantFrom('0', '1500.00', '99999999.99');
  if (/password/.test(name)) return fc.constant('monsoon-raipur-7');
  const type = [schema.type, ...(schema.anyOf ?? []).map(one => one.type)].flat();
  if (type.includes('boolean')) return fc.boolean();
  if (type.includes('integer') || type.includes('number')) return fc.integer({ min: 1, max: 20 });
  if (type.includes('array'))
    return fc.array(fc.constantFrom<unknown>('PUCC', 'Tax', 1, 2), { maxLength: 4 });
  return fc.constantFrom('Budhram', 'नमूना', 'CG04', 'x');
}

async function sent({
  caller,
  address,
  method,
  body,
  type,
}: Request): Promise<{ status: number; text: string }> {
  const person = caller === null ? null : callers[caller];
  const answer = await fetch(`${desk.address}/api${address}`, {
    method,
    body,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body !== null && { 'content-type': type }),
    },
    signal: AbortSignal.timeout(PATIENCE),
  });
  // Some requests end a session, change a role or delete the account: the next ones come from a new person.
  if (answer.status === 401 && caller !== null && person === callers[caller]) {
    callers[caller] = await desk.signIn(roles[caller] ?? 'user');
  }
  return { status: answer.status, text: await answer.text() };
}

/** Something of everything, under small ids. */
async function someRecords(admin: SignedInClient): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    const { id } = (await admin.post('/citizens', { name: `Budhram ${at}`, mobile: freshMobile() })).body;
    const vehicle = await admin.post(`/citizens/${id}/vehicles`, { registration_no: freshNumber('CG04') });
    for (const kind of kinds) {
      const owner = kind.owner === 'citizen' ? id : vehicle.body.id;
      await admin.post(`/${kind.owner}s/${owner}/${kind.slug}`, sampleOf(kind));
    }
    await admin.post(`/citizens/${id}/send-message`, { message: `No. ${at}` });
  }
}
