import type { Letter, LetterBlock } from '@rto-desk/contract/endpoints/letters';
import { expect } from 'vitest';
import { textOf } from '../features/letters/docx.ts';
import { openBranchesDesk } from './branches.ts';
import type { SignedInClient } from './client.ts';
import { DOCX, docxOf, type Line } from './docx.ts';
import { freshMobile, freshNumber, freshWord } from './samples.ts';

/** A registration number of these tests. */
export const freshPlate = () => `CG04XZ${freshNumber('').slice(-4)}`;

/** The text of a letter: a string for each paragraph and row of a table, `---` for a new page. */
export const shownText = (blocks: readonly LetterBlock[]) =>
  blocks.flatMap(block =>
    'text' in block ? [block.text] : 'rows' in block ? block.rows.map(row => row.join(' | ')) : ['---'],
  );

/** A desk of two branches with what writes letters. By default the clerk acts. Closed after the file. */
export async function openLetterDesk() {
  const { desk, branch, admin, clerk, elsewhere } = await openBranchesDesk();
  const colleague = await desk.signIn('manager', { branch_id: branch });
  const newCitizen = async (more: object = {}, by = clerk) =>
    (await by.post('/citizens', { name: `Geeta ${freshWord('Sahu')}`, mobile: freshMobile(), ...more })).body
      .id as number;
  const newVehicle = async (citizen: number, more: object = {}, by = clerk) =>
    (await by.post(`/citizens/${citizen}/vehicles`, { registration_no: freshPlate(), ...more })).body
      .id as number;
  const newTemplate = async (lines: readonly Line[], fields: object = {}) => {
    const values = { name: 'Request', subject: 'vehicle', numbered: '1', ...fields };
    const file = { name: 'letter.docx', content: await docxOf(lines), type: DOCX };
    const { status, body } = await admin.form('POST', '/admin/templates', values, file);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id as number;
  };
  const begin = async (values: object, by = clerk): Promise<Letter> => {
    const { status, body } = await by.post('/letters', values);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const at = ({ id }: Pick<Letter, 'id'>, what = '') => `/letters/${id}${what}`;
  const issue = async (letter: Pick<Letter, 'id'>, values: object = {}, by = clerk): Promise<Letter> => {
    const { status, body } = await by.post(at(letter, '/issue'), values);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  /** The text of a letter's file, as it is downloaded. */
  const fileText = async (letter: Pick<Letter, 'id'>, by = clerk) =>
    shownText(await textOf(await by.download(at(letter, '/file'))));
  return {
    ...{ desk, admin, clerk, colleague, elsewhere },
    ...{ newCitizen, newVehicle, newTemplate, begin, at, issue, fileText },
  };
}

/** Uploads of templates: what is sent with them, a call, and what is said of a refused file. */
export function templateUploads(admin: SignedInClient) {
  const values = { name: 'Enclosures', subject: 'citizen' };
  const upload = (content: Buffer, fields: object = {}, name = 'letter.docx') =>
    admin.form('POST', '/admin/templates', { ...values, ...fields }, { name, content, type: DOCX });
  const refusal = async (content: Buffer) => {
    const { status, body } = await upload(content);
    expect(status, JSON.stringify(body)).toBe(422);
    return body.errors.file.join(' ') as string;
  };
  return { values, upload, refusal };
}
