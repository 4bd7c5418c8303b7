import { expect, test } from 'vitest';
import { chosenSide } from './merge.ts';

type Person = Parameters<typeof chosenSide>[1]['from'];
const nobody: Person = {
  ...{ name: 'Sunita', name_known: true, mobile: '9000000001', relation_type: null, relation_name: null },
  ...{ father_name: null, email: null, dob: null, address: null, state: null, city: null },
  ...{ pincode: null, name_hi: null, relation_name_hi: null, address_hi: null },
};
const person = (values: Partial<Person>): Person => ({ ...nobody, ...values });

test('a merge keeps the target’s fields and fills the empty ones from the source', () => {
  const people = {
    from: person({ email: 'a@example.com', dob: '1980-05-04' }),
    into: person({ dob: '1981-05-04' }),
  };
  expect(chosenSide('email', people, null)).toBe('from');
  expect(chosenSide('dob', people, null)).toBe('into');
  expect(chosenSide('name', { ...people, into: person({ name_known: false }) }, null)).toBe('from');
});

test('street and town merge together, as do relation and its name', () => {
  const people = {
    from: person({ address: 'Ghar 12', city: 'Durg', relation_type: 'Wife of', relation_name: 'Budhram' }),
    into: person({ city: 'Raipur', relation_name: 'Sukhram' }),
  };
  for (const name of ['address', 'city', 'state', 'relation_type', 'relation_name'] as const) {
    expect(chosenSide(name, people, null), name).toBe('into');
  }
});

test('name, mobile and birth date come from the office’s profile where it has them', () => {
  const people = { from: person({ dob: '1980-05-04' }), into: person({ email: 'a@example.com' }) };
  for (const name of ['name', 'mobile'] as const) {
    expect([chosenSide(name, people, 'from'), chosenSide(name, people, 'into')]).toEqual(['from', 'into']);
  }
  expect(chosenSide('dob', people, 'into')).toBe('from');
  expect(chosenSide('email', people, 'from')).toBe('into');
});
