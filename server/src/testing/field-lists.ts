import { expect } from 'vitest';
import type { SignedInClient } from './client.ts';
import type { listsOf } from './imports.ts';
import { freshNumber } from './samples.ts';

/** Cells of lines as a text with commas between them. */
export const csv = (...lines: (readonly string[])[]) => lines.map(cells => cells.join(',')).join('\n');

/** Headings of a list of vehicles. */
export const HEADS = ['Vehicle No', 'Owner Name', 'Mobile', 'Insurance upto'];

export const plate = () => freshNumber('CG04');
export const verdicts = (rows: { verdict: string }[]) => rows.map(({ verdict }) => verdict);
export const said = (list: { message: string }[]) => list.map(({ message }) => message).join(' ');

/** Brings lists through the calls that a person's browser makes: uploaded, mapped as proposed, checked. */
export function fieldListsOf(admin: SignedInClient, lists: ReturnType<typeof listsOf>) {
  const upload = (file: Buffer | string, name = 'list.csv', more: Record<string, string> = {}) =>
    admin.form('POST', '/imports', more, {
      name,
      type: 'application/octet-stream',
      content: Buffer.from(file),
    });

  /** Uploads a list; answers it as the mapping page gets it, and what each heading is proposed as. */
  async function uploaded(file: Buffer | string, name?: string) {
    const { status, body } = await upload(file, name);
    expect(status, JSON.stringify(body)).toBe(201);
    const columns: {
      header: string;
      field: string;
      is_unsure: boolean;
      options: string[];
      notes: string[];
    }[] = body.columns;
    return {
      list: body,
      fields: Object.fromEntries(columns.map(({ header, field }) => [header, field])),
      columns,
    };
  }

  /**
   * Uploads a list and has it checked as it was proposed; answers its rows.
   * @param change what a person chooses for columns, by their headings
   * @param more what else the person chooses
   */
  async function checked(
    file: Buffer | string,
    name?: string,
    change: Record<string, object> = {},
    more: object = {},
  ) {
    const { list, fields, columns } = await uploaded(file, name);
    const mapped = await admin.put(`/imports/${list.id}/mapping`, {
      columns: list.columns.map(
        ({ index, field, header }: { index: number; field: string; header: string }) => ({
          ...{ index, field },
          ...change[header],
        }),
      ),
      mode: 'add',
      ...more,
    });
    expect(mapped.status, JSON.stringify(mapped.body)).toBe(202);
    await lists.work(list.id);
    const after = (await admin.get(`/imports/${list.id}`)).body;
    return { list: after, fields, columns, rows: await lists.rows(list.id) };
  }
  return { upload, uploaded, checked };
}
