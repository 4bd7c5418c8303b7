import { describe, expect, test } from 'vitest';
import { nameProblem, withoutDigits } from './person-name.ts';

describe('a name of a person or firm', () => {
  test.each([
    ...[
      'Ramesh Sahu',
      'A.K. Singh',
      'S.K.Sahu',
      'Md.Aslam',
      'MD.ASLAM KHAN',
      'M/s. Jai Transport',
      'Jai Motors Pvt.Ltd.',
    ],
    ...[
      'रमेश कुमार',
      'मो.असलम',
      "D'Souza",
      'Sai Traders-2',
      'Total Transport 2024',
      '24x7 Cabs',
      'CG04AB1234',
      'राम',
    ],
    'A'.repeat(120),
  ])('%s is one', name => {
    expect(nameProblem(name)).toBeNull();
  });

  test.each([
    ...[
      'Pay at https://rto-fine.example/cg',
      'www.evil',
      'Fine due rto-fine.in',
      'pay.me/x',
      'x.y.co',
      'rto-fine.sbs',
      'Fine cg.cfd',
      'challan.LOL',
      'परिवहन.भारत',
    ],
    ...['103.21.4.5/pay', 'Pay 103.21.4.5', 'pay@ybl', 'ram＠upi', 'ｅｖｉｌ．ｃｏｍ'],
    ...[
      'rto-fine\u200b.in',
      'rto-fine.\u2060example/cg',
      'fine\ufe0f.in',
      'https:\u200b//x',
      'Pay 103.21.4\u200b.5',
    ],
    ...['गाड़ी.com', 'वाहनी.भारत', 'rto-fine。in'],
  ])('%s is a link or an address', name => {
    expect(nameProblem(name)?.code).toBe('nameLink');
  });

  test.each(['Ramesh 9826012345', 'Sahu 12345', 'राम ९८२६०', 'Ram 98\u200b26\u200b0'])(
    '%s has a number',
    name => {
      expect(nameProblem(name)?.code).toBe('nameDigits');
    },
  );

  test.each(['\u3164', '\u200b\u2800', '\u115f\uffa0', '---', '1234', '👍'])(
    '%j has no visible letter',
    name => {
      expect(nameProblem(name)?.code).toBe('nameLetters');
    },
  );

  test('one of more than 120 characters is too long', () => {
    expect(nameProblem('A'.repeat(121))).toEqual({ code: 'tooLong', max: 120 });
  });

  test.each([
    ['Ramesh Sahu 9826012345', 'Ramesh Sahu', '9826012345'],
    ['Ramesh Sahu (98260 12345)', 'Ramesh Sahu', '9826012345'],
    ['Ramesh Sahu - Mob. +91-98260-12345', 'Ramesh Sahu', '919826012345'],
    ['9826012345', '', '9826012345'],
  ])('%s is parted', (typed, name, digits) => {
    expect(withoutDigits(typed)).toEqual({ name, digits });
  });

  test('short numbers stay', () => {
    expect(withoutDigits('Jai Transport 2024')).toBeNull();
  });
});
