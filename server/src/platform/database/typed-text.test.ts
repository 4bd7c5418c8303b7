import {
  dummyMobiles,
  isDummyMobile,
  nameKey,
  normaliseNumber,
  normalisePlate,
  normaliseText,
  numberKey,
  plainSigns,
  searchKey,
  textKey,
} from '@rto-desk/contract/normalise';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, inject, test } from 'vitest';
import { freshDatabase, TEMPLATE } from '../../testing/databases.ts';
import { numRuns } from '../../testing/long.ts';
import { openDatabase } from './database.ts';

const fresh = await freshDatabase(inject('connection'), TEMPLATE);
const drop = fresh.drop;
const database = openDatabase({ connection: fresh.connection, connections: 2 });
afterAll(async () => {
  await database.close();
  await drop();
});

/** Characters that are typed, pasted or not seen; those whose upper case has another length are left out. */
const sign = fc.oneof(
  fc.constantFrom(...'abzCGLA0149 -./()+_\'"\u00a0\u2003\u3000\t\n'),
  fc.constantFrom(
    ...'\u200b\u200c\u200d\u200e\u202a\u202c\u2060\u2066\u00ad\ufeff\ufe0f\u2010\u2011\u2013\u2015\u2212\ufe63\u3164\u2800',
    '\u{e0041}',
  ),
  fc.constantFrom(...'०१९कखगङचञटणतथदनपबमयरळषसहज्ंँ़ऩऱक़ड़शीाि०९ＡｚＣＧ０９－．é\u0301É'),
  fc.constantFrom(
    'CG',
    '04',
    'LA',
    '1005',
    'shri ',
    'Smt. ',
    'M/s ',
    'श्री ',
    'मे. ',
    'Mr',
    'DL3C1234',
    '22BH1234AA',
    '\\',
    '%',
  ),
);
const typed = fc.array(sign, { maxLength: 25 }).map(signs => signs.join(''));

test('the database stores and compares typed text as the application does', async () => {
  const samples = fc.sample(typed, { numRuns: numRuns(3_000), seed: 80 });
  const { rows } = await sql<Record<string, string>>`
    select typed, normal_text(typed) as normal, normal_lines(typed) as lines, plain_signs(typed) as plain, plain_number(typed) as number,
      plain_number_key(typed) as key, plain_plate(typed) as plate, text_key(normal_text(typed)) as text,
      without_titles(normal_text(typed)) as searched
    from unnest(${samples}::text[]) as typed`.execute(database.db);
  expect(rows).toHaveLength(samples.length);
  for (const row of rows) {
    const given = row.typed ?? '';
    expect(row, JSON.stringify(given)).toEqual({
      typed: given,
      normal: normaliseText(given),
      lines: normaliseText(given, true),
      plain: plainSigns(given),
      number: normaliseNumber(given),
      key: numberKey(given),
      plate: normalisePlate(given),
      text: textKey(given),
      searched: searchKey(given),
    });
    expect(nameKey(given)).toBe(row.searched?.replace(/[\s.]+/g, '').normalize('NFC'));
  }
});

test('the database knows dummy mobile numbers', async () => {
  const mobiles = [...dummyMobiles, '9826012345', '1111111112', ''];
  const { rows } = await sql<{ mobile: string; dummy: boolean }>`
    select mobile, is_dummy_mobile(mobile) as dummy from unnest(${mobiles}::text[]) as mobile`.execute(
    database.db,
  );
  expect(rows).toEqual(mobiles.map(mobile => ({ mobile, dummy: isDummyMobile(mobile) })));
});
