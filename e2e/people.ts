import type { Page } from '@playwright/test';
import type { OfficeRecords } from './screens.ts';

/** A signed-in person, with the API at hand to prepare a journey. */
export interface Person {
  id: number;
  name: string;
  phone: string;
  password: string;
  token: string;
  citizen_id: number | null;
  call(method: string, path: string, body?: unknown): Promise<Answered>;
}

interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: journeys look into answers of every shape
  body: any;
}

/** The staff whom the demo has. */
const staff = {
  admin: '9000000001',
  /** Of the branch CG-04: Raipur. */
  branchManager: '9000000002',
  /** Without a branch. */
  manager: '9000000003',
} as const;

const PASSWORD = 'monsoon-raipur-7';
let count = 0;

/** A number that no other test has: workers are separate processes. */
export function unique(): string {
  count += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  // Names hold no five digits in a row; plates are shown in upper case.
  return `${String(worker).padStart(3, '0')}K${String(count).padStart(3, '0')}`;
}

export const freshMobile = () => {
  const [worker = '', made = ''] = unique().split('K');
  return `98${worker}${made.padStart(5, '0')}`;
};

/** Registers a new person, as the registration page does. */
export async function newUser(name = `Sunita ${unique()}`, phone = freshMobile()): Promise<Person> {
  const { body } = await call(null, 'POST', '/register', { name, phone, password: PASSWORD });
  return person(body, PASSWORD);
}

/** A user who has told their date of birth, so that nothing asks for it. */
export async function completeUser(name?: string): Promise<Person> {
  const user = await newUser(name);
  await user.call('PUT', '/me', { name: user.name, dob: '1988-04-12' });
  return user;
}

/** One of the demo's staff, signed in again. */
export const theStaff = (who: keyof typeof staff): Promise<Person> => ofTheDemo(staff[who]);

/** The demo's user who keeps two profiles with licences, vehicles and documents. */
export const theKeeper = (): Promise<Person> => ofTheDemo('9000000004');

async function ofTheDemo(phone: string): Promise<Person> {
  const password = process.env.RTO_DESK_PASSWORD ?? '';
  const { body } = await call(null, 'POST', '/login', { phone, password });
  return person(body, password);
}

export const theAdmin = () => theStaff('admin');

/** A citizen of the office without an account; returns the id. */
export async function newCitizen(
  by: Person,
  name: string,
  values: Record<string, unknown> = {},
): Promise<number> {
  const { body } = await by.call('POST', '/citizens', { name, mobile: freshMobile(), ...values });
  return body.id;
}

/** A vehicle with a registration of its own, as the office writes it. */
export async function newVehicle(by: Person, citizen: number): Promise<{ id: number; registration: string }> {
  const registration = `CG04${unique()}`;
  const { body } = await by.call('POST', `/citizens/${citizen}/vehicles`, { registration_no: registration });
  return { id: body.id, registration };
}

/** A list of so many vehicles, of which the columns are not chosen yet; answers its id. */
export async function newList(by: Person, vehicles = 2): Promise<number> {
  const rows = Array.from(
    { length: vehicles },
    () => `CG04${unique()}\tरमेश साहू\t${freshMobile()}\t05-03-2099`,
  );
  const text = ['गाड़ी नंबर\tनाम\tमोबाइल\tबीमा', ...rows].join('\n');
  const { body } = await by.call('POST', '/imports', { text });
  return body.id;
}

/** A job that was taken in at the counter, with the documents of its service. */
export async function newJob(
  by: Person,
  values: Record<string, unknown> = {},
): Promise<{ id: number; reference: string }> {
  const { body } = await by.call('POST', '/jobs', {
    contact_name: `Budhram ${unique()}`,
    contact_phone: freshMobile(),
    category: 'vehicle',
    services: ['noc'],
    ...values,
  });
  return { id: body.id, reference: body.reference };
}

/** An inquiry about a vehicle; null of none. */
export async function newInquiry(
  by: Person,
  vehicle_no: string | null,
): Promise<{ id: number; reference: string }> {
  const values = { name: `सुखिया ${unique()}`, phone: freshMobile(), document_type: ['Insurance', 'PUCC'] };
  const { body } = await by.call('POST', '/document-inquiries', { ...values, vehicle_no });
  const { body: inquiries } = await by.call('GET', '/admin/document-inquiries');
  return inquiries.data.find(({ reference }: { reference: string }) => reference === body.reference);
}

/** A draft of a letter about a vehicle, from one of the templates to begin with; answers its id. */
async function newLetter(by: Person): Promise<{ id: number; texts: string[] }> {
  await by.call('POST', '/admin/templates/starters');
  const { body: templates } = await by.call('GET', '/templates?subject=vehicle');
  const vehicle = await newVehicle(by, await newCitizen(by, `रमेश ${unique()}`));
  const letter = { template_id: templates.data[0].id, vehicle_id: vehicle.id };
  const { id, template, asks } = (await by.call('POST', '/letters', letter)).body;
  const asked = asks.map(({ input }: { input: string }) => input.replace('ask.', '').replaceAll('_', ' '));
  return { id, texts: [template.name, ...asked] };
}

/**
 * A job, a letter, a list and an inquiry, each of which has a screen of its own; with the references that stand on them, and
 * what the template of the letter calls itself and its blanks.
 */
export async function newRecords(
  by: Person,
): Promise<{ ids: OfficeRecords; references: string[]; letterTexts: string[] }> {
  const [job, list] = [await newJob(by, { contact_name: `बुधराम ${unique()}` }), await newList(by)];
  const inquiry = await newInquiry(by, null);
  const letter = await newLetter(by);
  const ids = { job: job.id, letter: letter.id, list, inquiry: inquiry.id };
  return { ids, references: [job.reference, inquiry.reference], letterTexts: letter.texts };
}

/** Opens the browser with a session of this person. */
export async function enterAs(page: Page, { token }: Person, path: string): Promise<void> {
  await page.addInitScript(kept => {
    // The viewer of a PDF is a frame that has no storage.
    if (window !== window.top) return;
    if (localStorage.getItem('rto-desk.entered') === kept) return;
    localStorage.setItem('rto-desk.entered', kept);
    localStorage.setItem('rto-desk.token', kept);
  }, token);
  await page.goto(path);
}

interface SignedIn {
  token: string;
  user: { id: number; name: string; phone: string; citizen_id: number | null };
}

function person({ token, user }: SignedIn, password: string): Person {
  return { ...user, password, token, call: (method, path, values) => call(token, method, path, values) };
}

async function call(token: string | null, method: string, path: string, body?: unknown): Promise<Answered> {
  const answer = await fetch(`${process.env.RTO_DESK_ADDRESS}/api${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return { status: answer.status, body: await answer.json() };
}
