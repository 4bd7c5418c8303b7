import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { expect, it } from 'vitest';
import { proofQuestion, unverifiedMark } from './disambiguate.ts';

const person = { name: 'Budhram Sahu', dob: null, father_name: null };

it.each([en, hi])(
  'a profile that another branch alone has verified is asked about under the name of that branch',
  words => {
    expect(unverifiedMark(null, words)).toBe(words.citizens.notVerified);
    expect(unverifiedMark('Bilaspur', words)).toBe(words.citizens.verifiedBy('Bilaspur'));
    expect(unverifiedMark('Bilaspur', words)).toContain('Bilaspur');
    expect(proofQuestion({ ...person, verified_by_branch: null }, words)).toBe(
      words.citizens.askProof(person.name),
    );
    expect(proofQuestion({ ...person, verified_by_branch: 'Bilaspur' }, words)).toContain('Bilaspur');
  },
);
