/** The names of 0 to 19, and of the tens. */
const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** The names of 0 to 99 in Hindi, each of which is its own. */
const HINDI = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

/** The groups of Indian numbers, the largest first. */
const GROUPS = [
  [10_000_000, 'crore', 'करोड़'],
  [100_000, 'lakh', 'लाख'],
  [1_000, 'thousand', 'हज़ार'],
  [100, 'hundred', 'सौ'],
] as const;

/** An amount of rupees, a decimal string with two places, in words with Indian grouping: `one lakh five rupees and fifty paise only`. */
export function amountInWords(amount: string, language: 'en' | 'hi'): string {
  const [rupees = 0, paise = 0] = amount.split('.').map(Number);
  const { units, and, only } = UNITS[language];
  const parts = [rupees, paise].flatMap((number, at) => {
    // Of less than a rupee only the paise are said; nothing is zero rupees.
    if (number === 0 && (at === 1 || paise > 0)) return [];
    const [one, many] = units[at] ?? ['', ''];
    return [`${numberInWords(number, language)} ${number === 1 ? one : many}`];
  });
  return `${parts.join(and)} ${only}`;
}

/** Rupees and paise, each of one and of several, and what stands between and behind them. */
const UNITS = {
  en: {
    units: [
      ['rupee', 'rupees'],
      ['paisa', 'paise'],
    ],
    and: ' and ',
    only: 'only',
  },
  hi: {
    units: [
      ['रुपया', 'रुपये'],
      ['पैसा', 'पैसे'],
    ],
    and: ' ',
    only: 'मात्र',
  },
} as const;

/** `150000.00` as `1,50,000.00`. */
export function groupedAmount(amount: string): string {
  const [rupees = '', paise = '00'] = amount.split('.');
  return `${Number(rupees).toLocaleString('en-IN')}.${paise}`;
}

function numberInWords(number: number, language: 'en' | 'hi'): string {
  if (number < 100) return belowHundred(number, language);
  for (const [size, en, hi] of GROUPS) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${numberInWords(Math.floor(number / size), language)} ${language === 'hi' ? hi : en}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest, language)}`;
  }
  return '';
}

function belowHundred(number: number, language: 'en' | 'hi'): string {
  if (language === 'hi') return HINDI[number] ?? '';
  if (number < 20) return ONES[number] ?? '';
  const ones = number % 10;
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return ones === 0 ? tens : `${tens}-${ONES[ones]}`;
}
