import type { ImportMode } from '@rto-desk/contract/imports/import';
import { type ReadRows, storeImport } from '../features/imports/create.ts';
import { runImport } from '../features/imports/run.ts';
import { actingAs } from '../platform/actor.ts';
import type { Client, SignedInClient } from './client.ts';
import { deskForFile, type TestDesk } from './test-desk.ts';

/** A desk with an admin who imports lists. Closed after the file. */
export async function openListDesk() {
  const desk = await deskForFile();
  const admin = await desk.signIn('admin');
  return { desk, admin, lists: listsOf(desk, admin) };
}

/** What offices write over the columns of some fields. */
const headings: Readonly<Record<string, string>> = {
  registration_no: 'Vehicle No',
  name: 'Owner Name',
  mobile: 'Mobile No',
  relation_name: 'Father Name',
  dob: 'Date of Birth',
  address: 'Address',
  city: 'City',
  email: 'Email',
  vehicle_type: 'Vehicle Type',
  make_model: 'Model',
  chassis_no: 'Chassis No',
  engine_no: 'Engine No',
  kind: 'Document',
  until: 'Valid Upto',
  from: 'Valid From',
  number: 'Certificate No',
};

export interface ImportOptions {
  mode?: ImportMode;
  branch_id?: number;
  /** What else was read. */
  reading?: Pick<ReadRows, 'sheet' | 'date1904'>;
}

/** Creates imports in a person's name, as if their files had been read, and runs them as the queue would. */
export function listsOf(desk: Pick<TestDesk, 'db'>, client: SignedInClient) {
  const actor = { id: client.caller.id, address: '', device: null };
  const work = (id: number) => runImport(desk, id);
  /** A list whose columns are not mapped yet. */
  async function create(
    fields: readonly string[],
    rows: readonly (readonly string[])[],
    more: ImportOptions['reading'] = {},
  ): Promise<number> {
    const reading = {
      ...more,
      columns: fields.map((field, index) => ({ index, header: headings[field] ?? field, samples: [] })),
      rows: rows.map((cells, at) => ({ line: at + 2, cells })),
    };
    return (await actingAs(actor, () => storeImport(desk.db, client.caller, reading, null))).id;
  }
  return {
    work,
    create,
    /** Creates and checks a list with a column for each field; answers its id. */
    async check(
      fields: readonly string[],
      rows: readonly (readonly string[])[],
      { mode = 'add', branch_id, reading }: ImportOptions = {},
    ): Promise<number> {
      const id = await create(fields, rows, reading);
      const columns = fields.map((field, index) => ({ index, field }));
      const mapped = await client.put(`/imports/${id}/mapping`, { columns, mode, branch_id });
      if (mapped.status !== 202) throw new Error(`It was not mapped: ${JSON.stringify(mapped.body)}`);
      await work(id);
      return id;
    },
    async commit(id: number): ReturnType<Client['post']> {
      const ordered = await client.post(`/imports/${id}/commit`);
      await work(id);
      return ordered;
    },
    async undo(id: number): ReturnType<Client['post']> {
      const ordered = await client.post(`/imports/${id}/undo`);
      await work(id);
      return ordered;
    },
    rows: async (id: number, query = '') => (await client.get(`/imports/${id}/rows?${query}`)).body.data,
    counts: async (id: number) => (await client.get(`/imports/${id}`)).body.counts,
  };
}
