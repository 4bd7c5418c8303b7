import type { Caller } from '@rto-desk/contract/access';
import type { Letter } from '@rto-desk/contract/endpoints/letters';
import { today } from '@rto-desk/contract/expiry';
import { problem, tidy } from '@rto-desk/contract/fields';
import { recordTag } from '@rto-desk/contract/letter-tags';
import { nameFields, nameProblem } from '@rto-desk/contract/person-name';
import type { PostMode } from '@rto-desk/contract/register';
import { SHORTEST_REASON } from '@rto-desk/contract/series';
import type { Sentence } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { assertMayShare } from '../../facts/consents.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { insertEntry } from '../register/enter.ts';
import { issueNumber } from '../series/issue.ts';
import { DOTTED } from './docx.ts';
import { checkedInputs, type Inputs, missingInputs, throwErrors } from './inputs.ts';
import { assertFresh, filled, type LoadedLetter, letterOf, loadLetter } from './letters.ts';
import { type Parts, pack, unpack } from './package.ts';

/** A placeholder for the letter's number, which is known last. People do not type these characters. */
const PLACE_OF_NUMBER = '\uE000number\uE000';

export interface Issuing {
  /** Inputs that are saved in empty fields of the records. */
  keep: readonly string[];
  outward?: { party: string; mode?: PostMode | null | undefined } | null | undefined;
  /** Private answers. */
  inputs: Inputs;
  updated_at?: string | null | undefined;
}

/**
 * Issues a letter: fills it, stores the file for good, and gives it the next number where its template is numbered; with
 * `outward` its entry in the register follows in the same transaction. Throws NotFound, Invalid for each missing input, and
 * Conflict.
 */
export function issueLetter(db: Db, caller: SignedIn, id: number, issuing: Issuing): Promise<Letter> {
  return db.transaction().execute(async transaction => {
    const letter = await loadLetter(transaction, caller, id, true);
    await assertFresh(transaction, caller, letter, issuing.updated_at, 'draft');
    if (issuing.outward && !caller.desk.register_on) throw new NotFound();
    if (issuing.outward && letter.citizen_id !== null) await assertMayShare(transaction, letter.citizen_id);
    const { tags, inputs, to_citizen_id } = letter;
    const privateInputs = checkedInputs(tags, issuing.inputs, true);
    const all = { ...inputs, ...privateInputs };
    const missing = missingInputs(tags, all, to_citizen_id !== null, { withPrivate: true });
    throwErrors(Object.fromEntries(missing.map(name => [name, words => words.letters.missing])));
    await keepInputs(transaction, letter, issuing.keep);
    // Filling takes time: a letter of 200 vehicles must not hold the counter. Its number is put in afterwards.
    const parts = await unpack(await filled(transaction, caller, letter, privateInputs, PLACE_OF_NUMBER));
    const issued_on = today();
    const number = letter.numbered
      ? await issueNumber(
          transaction,
          { series: 'letter', branch_id: letter.branch_id, record_id: id },
          issued_on,
        )
      : null;
    const content = await pack(withNumber(parts, number ?? DOTTED));
    // unscoped: locked within reach above
    await transaction
      .updateTable('letters')
      .set({ state: 'issued', number, issued_on, state_by: caller.id, state_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    // unscoped: as above
    await transaction.insertInto('letter_files').values({ letter_id: id, content }).execute();
    if (issuing.outward) await enterOutward(transaction, caller, letter, issuing.outward);
    return letterOf(transaction, caller, id);
  });
}

/** The parts of a filled letter with its number, which needs no escaping. */
function withNumber(parts: Parts, number: string): Parts {
  for (const [name, content] of parts) {
    if (name.endsWith('.xml') && content.includes(PLACE_OF_NUMBER)) {
      parts.set(name, Buffer.from(content.toString().replaceAll(PLACE_OF_NUMBER, number)));
    }
  }
  return parts;
}

async function enterOutward(
  db: Queryable,
  caller: Caller,
  letter: LoadedLetter,
  { party, mode = null }: NonNullable<Issuing['outward']>,
): Promise<void> {
  const { job_id, citizen_id, branch_id, vehicle_ids, template_name, about } = letter;
  await insertEntry(db, caller, {
    ...{
      direction: 'out',
      party,
      mode,
      subject: [template_name, about].filter(Boolean).join(': ').slice(0, 500),
    },
    ...{ job_id, citizen_id, branch_id, vehicle_id: vehicle_ids[0] ?? null, letter_id: letter.id },
  });
}

/** Writes answers to record tags into fields that are empty. Throws Invalid for each that is not. */
async function keepInputs(db: Queryable, letter: LoadedLetter, keep: readonly string[]): Promise<void> {
  const errors: Record<string, Sentence> = {};
  for (const tag of new Set(keep)) {
    if (!(await keepOne(db, letter, tag))) errors[tag] = words => words.letters.notKept;
  }
  throwErrors(errors);
}

const namesPeople: ReadonlySet<string> = new Set(nameFields);

async function keepOne(db: Queryable, letter: LoadedLetter, tag: string): Promise<boolean> {
  const known = recordTag(tag);
  const given = letter.inputs[tag];
  if (known?.field == null || given === undefined) return false;
  const value = tidy(known.field, given);
  if (problem(known.field, value) !== null) return false;
  if (namesPeople.has(known.name) && nameProblem(value) !== null) return false;
  const places = {
    vehicle: ['vehicles', letter.vehicle_ids.length === 1 ? letter.vehicle_ids[0] : undefined],
    owner: ['citizens', letter.citizen_id],
    buyer: ['citizens', letter.to_citizen_id],
  } as const;
  if (known.source !== 'vehicle' && known.source !== 'owner' && known.source !== 'buyer') return false;
  const [table, id] = places[known.source];
  if (id === undefined || id === null) return false;
  const column = sql.ref(known.name);
  // unscoped: what the letter is about, which filling it reads within reach
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${column} = ${value} where id = ${id} and ${column} is null returning id`.execute(
    db,
  );
  return rows.length === 1;
}

/** Cancels an issued letter, whose file stays; again for who has cancelled it. Throws NotFound, Invalid and Conflict. */
export function cancelLetter(
  db: Db,
  caller: Caller,
  id: number,
  { reason, updated_at }: { reason: string; updated_at?: string | null | undefined },
): Promise<Letter> {
  if (reason.length < SHORTEST_REASON) {
    throw new Invalid({ reason: words => words.validation.tooShort(words.fields.reason, SHORTEST_REASON) });
  }
  return db.transaction().execute(async transaction => {
    const letter = await loadLetter(transaction, caller, id, true);
    if (letter.state === 'cancelled' && letter.state_by === caller.id)
      return letterOf(transaction, caller, id);
    await assertFresh(transaction, caller, letter, updated_at, 'issued');
    // unscoped: locked within reach above
    await transaction
      .updateTable('letters')
      .set({
        ...{ state: 'cancelled', cancel_reason: reason, state_by: caller.id },
        state_at: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute();
    return letterOf(transaction, caller, id);
  });
}
