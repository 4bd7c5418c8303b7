import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compactNumber,
  date,
  email,
  mobile,
  normaliseTyped,
  number,
  pastMonth,
  plate,
  problem,
  required,
  text,
} from './fields.ts';
import {
  dummyMobiles,
  isDummyMobile,
  isSameName,
  mobileDigits,
  normaliseMobile,
  normaliseNumber,
  normalisePlate,
  normaliseText,
  numberKey,
  searchKey,
  textKey,
} from './normalise.ts';
import { typedDate } from './typed-date.ts';

/** Characters that people type, paste or do not see. */
const sign = fc.oneof(
  fc.constantFrom(...'abzAZ019 -./()+_\u00a0\u2003\u3000\t\n'),
  fc.constantFrom(
    ...'\u200b\u200c\u200d\u200e\u202a\u202c\u2060\u2066\u00ad\ufeff\ufe0f\u2011\u2013\u2212\u3164',
  ),
  fc.constantFrom(...'०१९कनमञङणत्ंँ़ऩक़शीाई０９ＡｚＣＧ－é\u0301ßŉ'),
);
const typed = fc.array(sign, { maxLength: 30 }).map(signs => signs.join(''));

describe('normalising twice changes nothing', () => {
  const functions = {
    normaliseText,
    multiline: (given: string) => normaliseText(given, true),
    normaliseNumber,
    normalisePlate,
    normaliseMobile,
    numberKey,
    mobileDigits,
    textKey,
  };
  test.each(Object.entries(functions))('%s', (_, normalise) => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme' })), given => {
        expect(normalise(normalise(given))).toBe(normalise(given));
      }),
      { numRuns: 300 },
    );
  });

  test.each([text(255), number(255), compactNumber(255), plate(), mobile(), date(), pastMonth(), email()])(
    'a field of %j',
    field => {
      fc.assert(
        fc.property(typed, given => {
          expect(normaliseTyped(field, normaliseTyped(field, given))).toBe(normaliseTyped(field, given));
        }),
      );
    },
  );
});

/** How people write a plain number: in digits of Devanagari or full-width ones, with gaps and unseen characters. */
export function spellingsOf(plain: string): fc.Arbitrary<string> {
  const gaps = ['', '', '', ' ', '-', '\u2013', '\u2011', '\u00a0', '\u200b', '\u202a', '\u202c', '\u00ad'];
  const variants = (letter: string) => [
    letter,
    letter.toLowerCase(),
    String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
    ...(/\d/.test(letter) ? [String.fromCharCode(Number(letter) + 0x966)] : []),
  ];
  return fc
    .tuple(
      ...[...plain].map(letter => fc.tuple(fc.constantFrom(...variants(letter)), fc.constantFrom(...gaps))),
    )
    .map(letters => letters.flat().join(''));
}

describe('every spelling is stored as one', () => {
  test('of a mobile, with or without what stands before it', () => {
    const before = fc.constantFrom('', '0', '91', '+91', '+91 ', '+91-', '0091 ', '\u202a+91 ', '(+91) ');
    fc.assert(
      fc.property(before, spellingsOf('9826012345'), (prefix, spelling) => {
        expect(normaliseMobile(prefix + spelling)).toBe('9826012345');
        expect(mobileDigits(prefix + spelling)).toBe('9826012345');
      }),
    );
  });

  test('of a registration mark', () => {
    fc.assert(
      fc.property(spellingsOf('CG04LA1005'), spelling => {
        expect(normalisePlate(spelling)).toBe('CG04LA1005');
        expect(numberKey(spelling)).toBe('CG04LA1005');
      }),
    );
  });

  test.each([
    'CG.04.LA.1005',
    'CG–04–LA–1005',
    'CG०४LA1005',
    'cg04 la 1005',
    'ＣＧ04/LA/1005',
    'CG 04\u00a0LA\u200b1005',
  ])('the mark %s', given => expect(normaliseTyped(plate(), given)).toBe('CG04LA1005'));

  test('of a day', () => {
    for (const given of [
      '०५-०३-२०२७',
      '05\u201103\u20112027',
      '０５－０３－２０２７',
      '\u200e05-03-2027',
      '05\u00ad-03-2027',
    ]) {
      expect(normaliseTyped(date(), given)).toBe('2027-03-05');
      expect(typedDate(given)).toBe('2027-03-05');
    }
  });
});

test('a mobile of another length stays as it was typed, and is refused', () => {
  for (const given of ['98260 1234', '98260 123456', '+1 415 555 0100', '9826012345 / 9826012346', 'none']) {
    expect(normaliseMobile(given)).toBe(given);
    expect(problem(mobile(required), normaliseTyped(mobile(), given))).toEqual({ code: 'mobile' });
  }
});

test('a mark of no known form keeps its signs', () => {
  expect(normalisePlate('cg.04-x')).toBe('CG.04X');
  expect(normalisePlate('New Regn.')).toBe('NEWREGN.');
});

test('several spaces in a number become one', () => {
  expect(normaliseNumber('  p/12\u00a0 \u200b34 ')).toBe('P/12 34');
});

test('a text has no invisible characters, and one space between words', () => {
  expect(normaliseText('Ram\u200b \u00a0 Lal\u202c')).toBe('Ram Lal');
  expect(normaliseText('\u3164\u200b')).toBe('');
  expect(normaliseText('a\n  b', true)).toBe('a\n  b');
  expect(normaliseText('e\u200b\u0301')).toBe('\u00e9');
});

test('joiners stay between Devanagari letters alone', () => {
  expect(normaliseText('क्\u200dष')).toBe('क्\u200dष');
  expect(normaliseText('क्\u200c\u200dष')).toBe('क्\u200cष');
  expect(normaliseText('बंद\u200d')).toBe('बंद');
  expect(normaliseText('a\u200db')).toBe('ab');
});

test.each([
  ['बन्द', 'बंद\u200d'],
  ['ज़मीन', 'जमीन'],
  ['क\u093cलम', '\u0958लम'],
  ['चाँद', 'चान्द'],
  ['सम्पत', 'संपत'],
  ['पञ्चम', 'पंचम'],
  ['क्\u200dषमा', 'क्षमा'],
  ['RAM  Lal', 'ram lal'],
])('%s is compared as %s', (one, other) => expect(textKey(one)).toBe(textKey(other)));

test('titles before a name are not compared, unless they are all of it', () => {
  const same = [
    'Jai Transport',
    'M/s Jai Transport',
    'M/S. Jai Transport',
    'M/s.Jai Transport',
    'Messrs Jai Transport',
    'मेसर्स Jai Transport',
  ];
  for (const name of same) expect(isSameName(name, 'jai  transport'), name).toBe(true);
  for (const name of ['Shri Ram', 'Smt. Shri Ram', 'श्री Ram', 'Dr.Ram'])
    expect(searchKey(name), name).toBe('ram');
  expect(searchKey('Shri')).toBe('shri');
  expect(searchKey('Kumari.')).toBe('kumari.');
  expect(searchKey('Shrikant')).toBe('shrikant');
  expect(isSameName('राम', 'Ram')).toBe(false);
});

test.each([
  ['Sita Bai', 'sita  bai'],
  ['Smt. Sita Bai', 'SITA BAI'],
  ['Shri R.K. Sahu', 'RK Sahu'],
  ['श्री राम साहू', 'राम साहू'],
  ['Mr Ram', 'ram.'],
])('%s is called %s', (one, other) => expect(isSameName(one, other)).toBe(true));

test.each([
  ['Sita Bai', 'Sita Bay'],
  ['Ram Sahu', 'Shyam Sahu'],
  ['Shri', 'Smt'],
  ['राम', 'Ram'],
])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false));

test('a dummy mobile is known', () => {
  for (const dummy of dummyMobiles) {
    expect(isDummyMobile(dummy)).toBe(true);
    expect(problem(mobile(required), normaliseTyped(mobile(), dummy))).toBeNull();
  }
  expect(isDummyMobile('9826012345')).toBe(false);
});
