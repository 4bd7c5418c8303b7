import { describe, expect, test } from 'vitest';
import { amountInWords, groupedAmount } from './amount-in-words.ts';

/** 0 to 99 in both languages. */
const below100 = `
0 zero शून्य | 1 one एक | 2 two दो | 3 three तीन | 4 four चार | 5 five पाँच | 6 six छह | 7 seven सात | 8 eight आठ | 9 nine नौ
10 ten दस | 11 eleven ग्यारह | 12 twelve बारह | 13 thirteen तेरह | 14 fourteen चौदह | 15 fifteen पंद्रह | 16 sixteen सोलह
17 seventeen सत्रह | 18 eighteen अठारह | 19 nineteen उन्नीस
20 twenty बीस | 21 twenty-one इक्कीस | 22 twenty-two बाईस | 23 twenty-three तेईस | 24 twenty-four चौबीस
25 twenty-five पच्चीस | 26 twenty-six छब्बीस | 27 twenty-seven सत्ताईस | 28 twenty-eight अट्ठाईस | 29 twenty-nine उनतीस
30 thirty तीस | 31 thirty-one इकतीस | 32 thirty-two बत्तीस | 33 thirty-three तैंतीस | 34 thirty-four चौंतीस
35 thirty-five पैंतीस | 36 thirty-six छत्तीस | 37 thirty-seven सैंतीस | 38 thirty-eight अड़तीस | 39 thirty-nine उनतालीस
40 forty चालीस | 41 forty-one इकतालीस | 42 forty-two बयालीस | 43 forty-three तैंतालीस | 44 forty-four चौवालीस
45 forty-five पैंतालीस | 46 forty-six छियालीस | 47 forty-seven सैंतालीस | 48 forty-eight अड़तालीस | 49 forty-nine उनचास
50 fifty पचास | 51 fifty-one इक्यावन | 52 fifty-two बावन | 53 fifty-three तिरपन | 54 fifty-four चौवन
55 fifty-five पचपन | 56 fifty-six छप्पन | 57 fifty-seven सत्तावन | 58 fifty-eight अट्ठावन | 59 fifty-nine उनसठ
60 sixty साठ | 61 sixty-one इकसठ | 62 sixty-two बासठ | 63 sixty-three तिरसठ | 64 sixty-four चौंसठ
65 sixty-five पैंसठ | 66 sixty-six छियासठ | 67 sixty-seven सड़सठ | 68 sixty-eight अड़सठ | 69 sixty-nine उनहत्तर
70 seventy सत्तर | 71 seventy-one इकहत्तर | 72 seventy-two बहत्तर | 73 seventy-three तिहत्तर | 74 seventy-four चौहत्तर
75 seventy-five पचहत्तर | 76 seventy-six छिहत्तर | 77 seventy-seven सतहत्तर | 78 seventy-eight अठहत्तर | 79 seventy-nine उनासी
80 eighty अस्सी | 81 eighty-one इक्यासी | 82 eighty-two बयासी | 83 eighty-three तिरासी | 84 eighty-four चौरासी
85 eighty-five पचासी | 86 eighty-six छियासी | 87 eighty-seven सत्तासी | 88 eighty-eight अट्ठासी | 89 eighty-nine नवासी
90 ninety नब्बे | 91 ninety-one इक्यानवे | 92 ninety-two बानवे | 93 ninety-three तिरानवे | 94 ninety-four चौरानवे
95 ninety-five पंचानवे | 96 ninety-six छियानवे | 97 ninety-seven सत्तानवे | 98 ninety-eight अट्ठानवे | 99 ninety-nine निन्यानवे`
  .split(/[|\n]/)
  .filter(row => row.trim() !== '')
  .map(row => row.trim().split(' '));

test('0 to 99 rupees and paise are written in both languages', () => {
  expect(below100.map(([number]) => Number(number))).toEqual(Array.from({ length: 100 }, (_, at) => at));
  for (const [number = '', en, hi] of below100) {
    if (number === '1') continue;
    expect(amountInWords(`${number}.00`, 'en')).toBe(`${en} rupees only`);
    expect(amountInWords(`${number}.00`, 'hi')).toBe(`${hi} रुपये मात्र`);
    if (number === '0') continue;
    expect(amountInWords(`2.${number.padStart(2, '0')}`, 'en')).toBe(`two rupees and ${en} paise only`);
    expect(amountInWords(`2.${number.padStart(2, '0')}`, 'hi')).toBe(`दो रुपये ${hi} पैसे मात्र`);
  }
});

describe('larger and smaller amounts', () => {
  test.each([
    ['1.00', 'one rupee only', 'एक रुपया मात्र'],
    ['1.01', 'one rupee and one paisa only', 'एक रुपया एक पैसा मात्र'],
    ['0.50', 'fifty paise only', 'पचास पैसे मात्र'],
    ['0.01', 'one paisa only', 'एक पैसा मात्र'],
    ['100.00', 'one hundred rupees only', 'एक सौ रुपये मात्र'],
    ['101.10', 'one hundred one rupees and ten paise only', 'एक सौ एक रुपये दस पैसे मात्र'],
    ['1300.00', 'one thousand three hundred rupees only', 'एक हज़ार तीन सौ रुपये मात्र'],
    ['99999.99', 'ninety-nine thousand nine hundred ninety-nine rupees and ninety-nine paise only', null],
    ['100000.00', 'one lakh rupees only', 'एक लाख रुपये मात्र'],
    ['105000.50', 'one lakh five thousand rupees and fifty paise only', 'एक लाख पाँच हज़ार रुपये पचास पैसे मात्र'],
    ['1000000.00', 'ten lakh rupees only', 'दस लाख रुपये मात्र'],
    ['9999999.99', null, 'निन्यानवे लाख निन्यानवे हज़ार नौ सौ निन्यानवे रुपये निन्यानवे पैसे मात्र'],
    ['10000000.00', 'one crore rupees only', 'एक करोड़ रुपये मात्र'],
    ['21500000.00', 'two crore fifteen lakh rupees only', 'दो करोड़ पंद्रह लाख रुपये मात्र'],
  ])('%s', (amount, en, hi) => {
    if (en !== null) expect(amountInWords(amount, 'en')).toBe(en);
    if (hi !== null) expect(amountInWords(amount, 'hi')).toBe(hi);
  });
});

test.each([
  ['0.00', '0.00'],
  ['999.50', '999.50'],
  ['1000.00', '1,000.00'],
  ['150000.00', '1,50,000.00'],
  ['9999999.99', '99,99,999.99'],
  ['10000000.00', '1,00,00,000.00'],
])('%s is grouped as %s', (amount, grouped) => expect(groupedAmount(amount)).toBe(grouped));
