import type { Caller } from '@rto-desk/contract/access';
import { normaliseText, numberKey, plainSigns, searchKey, textKey } from '@rto-desk/contract/normalise';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../sample-data/generate.ts';
import { isLong, numRuns, times } from '../testing/long.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';

import { globalSearch } from './global-search.ts';

let desk: TestDesk;
let callers: Caller[];
let names: string[];

/** Unexpected names. */
const odd = [
  "Anne D'Souza-Pinto",
  'आशा  देवी',
  'R K',
  'Kulwant 50%_Rai',
  '5:Ramesh Sahu',
  'Ram\\esh',
  'राम\u00a0लाल साहू',
  '🙂 Sahu',
  'தமிழ்',
  'Æ',
  'ramesh ramesh',
  `${'X'.repeat(254)}a`,
  '- Kumar -',
];

beforeAll(async () => {
  desk = await openTestDesk();
  await generate(desk.db, { citizens: 500, today: '2026-11-21' });
  const branch = await desk.branch('24');
  const manager = { id: 0, role: 'manager', citizen_id: null } as const;
  callers = [
    { ...manager, role: 'admin', branch_id: null },
    { ...manager, branch_id: branch },
    { ...manager, branch_id: await desk.branch('31') },
  ];
  for (const [place, name] of odd.entries())
    await sql`insert into citizens (name, mobile, branch_id) values (${normaliseText(name)}, '9666666666', ${[branch, null][place % 2]})`.execute(
      desk.db,
    );
  names = (await desk.db.selectFrom('citizens').select('name').execute()).map(row => row.name);
});
afterAll(() => desk.close());

/** The best five and how near they are, computed again from all citizens. */
async function expected(caller: Caller, typed: string) {
  const within =
    caller.branch_id === null
      ? sql`true`
      : sql`coalesce(branch_id, ${caller.branch_id}) = ${caller.branch_id}`;
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const key = searchKey(typed);
  const parts = key.split(' ');
  const sounded = /[0-9]|(\D)\1\1/i.test(plainSigns(key)) ? '' : key;
  const { rows } = await sql<{ record_id: number; rank: number }>`
    with typed as (select ${textKey(typed)} as name),
    parts as materialized (
      select * from unnest(${parts}::text[], ${parts.map(part => /[\p{L}\p{N}]/u.test(part))}::boolean[]) as parts (part, searchable)),
    sounds as materialized (
      select left(sound, 255) as sound from regexp_split_to_table(btrim(phonetic_key(${sounded})), ' ') as sound
      where sound <> ''),
    near as materialized (
      select sound, sound as meant from sounds
      union
      select sound, kept.meant from sounds, lateral (
        select meant from (select distinct sound as meant from name_vocabulary) as known,
          lateral (select levenshtein(meant, sounds.sound) as whole,
            levenshtein(left(meant, length(sounds.sound)), sounds.sound) as half,
            sounds.sound in (select sound from name_vocabulary) as is_known) as distance
        where length(sounds.sound) >= 3 and left(meant, 1) = left(sounds.sound, 1)
          and case
            when is_known then length(sounds.sound) >= 7 and least(whole, half) <= 1
            else translate(meant, 'eiou', '') = translate(sounds.sound, 'eiou', '') or least(whole, half) <=
              case when length(sounds.sound) < 4 then 0 when length(sounds.sound) < 7 then 1 else 2 end
            end
        order by least(least(whole, half + 1), 3), meant limit 6) as kept),
    people as materialized (select id, text_key(name) as name, phonetic_key(name) as sounds from citizens where ${within}),
    ranked as (
      select id as record_id, case
        when people.name = typed.name then 0
        when starts_with(people.name, typed.name) then 1
        when not exists (select from parts where not searchable or strpos(' ' || people.name,
          case when length(part) < 3 then ' ' || part else part end) = 0) then 2
        when not exists (select from sounds) then null
        when not exists (select from sounds where strpos(people.sounds || ' ', ' ' || sound ||
          case when length(sound) < 3 then ' ' else '' end) = 0) then 3
        when not exists (select from sounds where not exists (
          select from near where near.sound = sounds.sound and strpos(people.sounds || ' ', ' ' || meant ||
            case when length(meant) < 3 then ' ' else '' end) > 0)) then 4
        end as rank
      from people, typed)
    select * from ranked where rank is not null order by rank, record_id desc limit 5`.execute(desk.db);
  return rows;
}

async function found(caller: Caller, typed: string) {
  const hits = await globalSearch(desk.db, caller, typed);
  return hits.filter(hit => hit.record === 'citizens').map(({ record_id, rank }) => ({ record_id, rank }));
}

/** What people type of a name. */
const typing = fc.oneof(
  fc.constant((name: string) => name),
  fc.constant((name: string) => name.toUpperCase()),
  fc.constant((name: string) => name.split(' ').reverse().join(' ')),
  fc.tuple(fc.nat(8), fc.nat(8)).map(
    ([start, end]) =>
      (name: string) =>
        name.slice(start, name.length - end),
  ),
  fc
    .nat(8)
    .map(
      at => (name: string) =>
        name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2),
    ),
  fc.nat(8).map(at => (name: string) => name.slice(0, at) + name.slice(at + 1)),
  fc.constantFrom('%', '_', '\\', ' ', 'q', '-').map(letter => (name: string) => `${name}${letter}`),
  fc.constantFrom('ra', 'kum', 'sahu', 'k r', 'राम', 'r', 'ram kum', 'aa').map(text => () => text),
);

async function expectTheBestFive() {
  const asking = fc.record({ name: fc.constantFrom(...names), how: typing, who: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(asking, async ({ name, how, who }) => {
      const typed = how(name).trim();
      const caller = callers[who];
      fc.pre(caller !== undefined && typed !== '' && !/^\+?[0-9]*$/.test(typed));
      expect(await found(caller, typed)).toEqual(await expected(caller, typed));
    }),
    { numRuns: times({ short: 2, long: 25, trust: 25 }) },
  );
}

test('a name finds the five who are nearest to it, the newest first, as a plain look does', async () => {
  await expectTheBestFive();
});

test.runIf(isLong())(
  'it does so after names, branches and people have changed, and after all was made anew',
  async () => {
    await sql`update citizens set name = 'Asha ' || name where id % 7 = 0`.execute(desk.db);
    await sql`update citizens set name = 'Zarina Quraishi' where id % 11 = 0`.execute(desk.db);
    await sql`update citizens set branch_id = ${callers[1]?.branch_id} where id % 5 = 0`.execute(desk.db);
    await sql`update citizens set branch_id = null where id % 13 = 0`.execute(desk.db);
    await sql`update users set citizen_id = null`.execute(desk.db);
    await sql`delete from citizens where id % 17 = 0`.execute(desk.db);
    names = (await desk.db.selectFrom('citizens').select('name').execute()).map(row => row.name);
    await expectTheBestFive();
    await sql`select rebuild_search()`.execute(desk.db);
    await expectTheBestFive();
  },
);

test.runIf(isLong())('a very common name is found, too', async () => {
  await sql`insert into citizens (name, mobile)
    select 'Tulsi Ram ' || (array['Netam', 'Uikey'])[1 + n % 2], '9666666666' from generate_series(1, 1500) as n`.execute(
    desk.db,
  );
  for (const caller of callers)
    for (const typed of ['tulsi', 'tu', 'ram uikey', 'tulsi ram n', 'ratre', 'sahu', 'tulshi raam'])
      expect(await found(caller, typed), typed).toEqual(await expected(caller, typed));
});

/** What has numbers, with all of them as they are compared, and those on parts of vehicles, found by their ends alone. */
async function numbered() {
  const { rows } = await sql<{
    record: string;
    id: number;
    branch_id: number | null;
    numbers: string[];
    parts: string[];
  }>`
    select 'citizens' as record, id, branch_id, array[mobile] as numbers, array[]::text[] as parts from citizens
    union all select 'learner_licenses', held.id, branch_id, array[ll_no, application_no], array[]::text[]
      from learner_licenses as held join citizens on citizens.id = citizen_id
    union all select 'driving_licenses', held.id, branch_id, array[dl_no, application_no], array[]::text[]
      from driving_licenses as held join citizens on citizens.id = citizen_id
    union all select 'vehicles', held.id, branch_id, array[registration_no], array[chassis_no, engine_no]
      from vehicles as held join citizens on citizens.id = citizen_id`.execute(desk.db);
  const asCompared = (numbers: string[]) => numbers.filter(number => number !== null).map(numberKey);
  return rows.map(({ numbers, parts, ...row }) => ({
    ...row,
    numbers: asCompared(numbers),
    parts: asCompared(parts),
  }));
}

/** How near a number is to what was typed; null: not at all. */
function nearness(number: string, typed: string, isMark: boolean): number | null {
  const key = numberKey(typed);
  if (number === key) return 0;
  if (number.startsWith(key)) return 1;
  if (key.length < 3) return null;
  // A mobile number is typed in groups, the numbers of records with a gap before their last digits, which a mark may lack.
  const inOne = isMark ? /^(CG(?!00)[0-9]{2})([0-9]{3,4})$/.exec(key) : null;
  const [, start, end] = /^(.*?\S.*)[\s-]+([0-9]{3,})$/.exec(typed) ?? inOne ?? [];
  const isAround = start && end && number.startsWith(numberKey(start)) && number.endsWith(end);
  return number.includes(key) || isAround ? 2 : null;
}

test('a number finds the five of each type that are nearest to it, the newest first, as a plain look does', async () => {
  const types = {
    learner_licenses: 'll_no',
    driving_licenses: 'dl_no',
    vehicles: 'registration_no',
  } as const;
  // Some have both numbers alike, and then come others that push them out of the latest.
  await sql`update learner_licenses set application_no = ll_no where id % 3 = 0`.execute(desk.db);
  await sql`update driving_licenses set application_no = dl_no where id % 3 = 0`.execute(desk.db);
  for (const [table, number] of Object.entries(types))
    await sql`insert into ${sql.table(table)} (citizen_id, ${sql.ref(number)}, origin)
      select (select max(id) from citizens where branch_id is null), 'XZ-' || later, 'office'
      from generate_series(1, 600) as later`.execute(desk.db);
  const all = await numbered();
  const records = ['citizens', 'learner_licenses', 'driving_licenses', 'vehicles'] as const;
  const asking = fc.record({
    number: fc.oneof(
      ...records.map(record =>
        fc.constantFrom(...all.flatMap(row => (row.record === record ? row.numbers : []))),
      ),
      fc.constantFrom(...all.flatMap(({ parts }) => parts)),
    ),
    start: fc.oneof(fc.constant(0), fc.nat(12)),
    length: fc.oneof(fc.constant(20), fc.integer({ min: 2, max: 9 })),
    how: fc.constantFrom(
      (part: string) => part,
      (part: string) => part.toLowerCase(),
      (part: string) => `${part.slice(0, 2)} -${part.slice(2)}`,
    ),
    who: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(asking, async ({ number, start, length, how, who }) => {
      const typed = how(number.slice(start, start + length)).trim();
      const caller = callers[who];
      fc.pre(caller !== undefined && /[0-9]/.test(typed));
      const hits = await globalSearch(desk.db, caller, typed);
      const key = numberKey(typed);
      for (const record of records) {
        if (record === 'citizens' && !/^[0-9]+$/.test(key)) continue;
        const near = all.flatMap(row => {
          const ranks = row.numbers.flatMap(
            each => nearness(each, record === 'citizens' ? key : typed, record === 'vehicles') ?? [],
          );
          if (key.length >= 5 && row.parts.some(part => part.endsWith(key))) ranks.push(3);
          const isSeen =
            caller.branch_id === null || (row.branch_id ?? caller.branch_id) === caller.branch_id;
          return row.record === record && isSeen && ranks.length > 0
            ? [{ record_id: row.id, rank: Math.min(...ranks) }]
            : [];
        });
        near.sort((a, b) => a.rank - b.rank || b.record_id - a.record_id);
        const found = hits.filter(hit => hit.record === record);
        expect(found.map(({ record_id, rank }) => ({ record_id, rank }))).toEqual(near.slice(0, 5));
      }
    }),
    { numRuns: times({ short: 10, long: 150, trust: 150 }) },
  );
});

test('a name sounds as its words do', async () => {
  const letters = fc.constantFrom(
    ..."aeiou kghcnxwzqy  रमेशाीच्छकँं़-'.5ÀÆß",
    '\u200d',
    '\u00a0',
    'क्ष',
    'ch',
    'sh',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { maxLength: 20 }), async parts => {
      const { rows } = await sql<{ whole: string; words: string }>`
        select btrim(phonetic_key(${parts.join('')})) as whole, coalesce((
          select btrim(string_agg(sounds, ' ' order by place)) from (
            select place, btrim(phonetic_key(word)) as sounds
            from string_to_table(lower(${parts.join('')}), ' ') with ordinality as split (word, place)) as words
          where sounds <> ''), '') as words`.execute(desk.db);
      expect(rows[0]?.words).toBe(rows[0]?.whole);
    }),
    { numRuns: numRuns(500) },
  );
});

test('random text that is in no name finds nothing', async () => {
  const nobody = [
    'zzzzzz',
    'qqqq',
    'xyzzy',
    'qwerty',
    'asdfgh',
    'lkjhgf',
    'hello world',
    'foobar',
    'test123',
    '%%%',
    '....',
  ];
  for (const typed of nobody)
    expect(await globalSearch(desk.db, callers[0] ?? expect.fail(), typed), typed).toEqual([]);
});

test('a name on record finds no other name', async () => {
  await sql`insert into citizens (name, mobile) values ('Sunita Painkra', '9666666666'), ('Suneeta Toppo', '9666666666'),
    ('Kiran Soni', '9666666666'), ('Prakash Jain', '9666666666'),
    ('Zubida Toppo', '9666666666'), ('Zubina Ekka', '9666666666')`.execute(desk.db);
  for (const caller of callers) {
    const hits = await globalSearch(desk.db, caller, 'sunita');
    expect(hits.map(hit => hit.name).filter(name => !/sun(i|ee)ta|सुनीता/i.test(name))).toEqual([]);
    expect(hits.length).toBeGreaterThanOrEqual(2);
    // So few have this name that all ways to it are gone, and another is one letter away.
    const [one, ...others] = await globalSearch(desk.db, caller, 'zubida');
    expect([one?.name, others]).toEqual(['Zubida Toppo', []]);
  }
});

test('what a number begins with and its last digits find it', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into vehicles (citizen_id, registration_no, origin)
    select min(id), number, 'office' from citizens, (values ('CG04QX1234'), ('CG04QX1235')) as numbers (number)
    group by number order by number returning id`.execute(desk.db);
  for (const typed of ['CG04 1234', 'cg-04-1234', 'cg 04 qx 1234', 'CG041234', 'cg04234', 'CG04...1234']) {
    const hits = await globalSearch(desk.db, callers[0] ?? expect.fail(), typed);
    expect(
      hits.map(hit => hit.number).filter(number => number?.startsWith('CG04QX')),
      typed,
    ).toEqual(['CG04QX1234']);
  }
  expect(rows).toHaveLength(2);
  await sql`
    insert into vehicles (citizen_id, registration_no, origin)
    select min(id), 'CG041234', 'office' from citizens`.execute(desk.db);
  const [first] = await globalSearch(desk.db, callers[0] ?? expect.fail(), 'CG041234');
  expect(first?.number, 'the mark exactly as typed').toBe('CG041234');
});
