import type { Caller } from '@rto-desk/contract/access';
import type { Letter } from '@rto-desk/contract/endpoints/letters';
import { today } from '@rto-desk/contract/expiry';
import type { PostMode } from '@rto-desk/contract/register';
import { SHORTEST_REASON } from '@rto-desk/contract/series';
import { sql } from 'kysely';
import { assertMayShare } from '../../facts/consents.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { insertEntry } from '../register/enter.ts';
import { issueNumber } from '../series/issue.ts';
import { DOTTED } from './docx.ts';
import { checkedInputs, type Inputs, missingInputs, throwErrors } from './inputs.ts';
import { assertLetterFresh, filled, type LoadedLetter, letterOf, loadLetter } from './letters.ts';
import { type Parts, pack, unpack } from './package.ts';
import { storeInputs } from './store-inputs.ts';

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
 * `outward` its entry in the register follows in the same transaction. Again for who has issued it, nothing happens. Throws
 * NotFound, Invalid for each missing input, and Conflict.
 */
export function issueLetter(db: Db, caller: SignedIn, id: number, issuing: Issuing): Promise<Letter> {
  return db.transaction().execute(async transaction => {
    const letter = await loadLetter(transaction, caller, id, true);
    if (letter.state === 'issued' && letter.state_by === caller.id) return letterOf(transaction, caller, id);
    await assertLetterFresh(transaction, caller, letter, issuing.updated_at, 'draft');
    if (issuing.outward && !caller.desk.register_on) throw new NotFound();
    if (issuing.outward && letter.citizen_id !== null) await assertMayShare(transaction, letter.citizen_id);
    const { tags, inputs, to_citizen_id } = letter;
    const privateInputs = checkedInputs(tags, issuing.inputs, true);
    const all = { ...inputs, ...privateInputs };
    const missing = missingInputs(tags, all, to_citizen_id !== null, { withPrivate: true });
    throwErrors(Object.fromEntries(missing.map(name => [name, words => words.letters.missing])));
    await storeInputs(transaction, letter, issuing.keep);
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
    await assertLetterFresh(transaction, caller, letter, updated_at, 'issued');
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
