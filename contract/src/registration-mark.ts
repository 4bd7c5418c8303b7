/** The forms in which registration marks are issued in India, or were. */
export type MarkForm = 'state' | 'bharat' | 'temporary' | 'vintage';

/** The letters that stand for states and union territories, former ones (Orissa, Uttaranchal, Telangana, Daman) included. */
const STATES = [
  ...[
    'AN',
    'AP',
    'AR',
    'AS',
    'BR',
    'CG',
    'CH',
    'DD',
    'DL',
    'DN',
    'GA',
    'GJ',
    'HP',
    'HR',
    'JH',
    'JK',
    'KA',
    'KL',
    'LA',
  ],
  ...[
    'LD',
    'MH',
    'ML',
    'MN',
    'MP',
    'MZ',
    'NL',
    'OD',
    'OR',
    'PB',
    'PY',
    'RJ',
    'SK',
    'TG',
    'TN',
    'TR',
    'TS',
    'UA',
    'UK',
  ],
  ...['UP', 'WB'],
];
const STATE = `(${STATES.join('|')})`;
const OFFICE = '(?!00)[0-9]{2}';
const NUMBER = '(?!0000)[0-9]{4}';

/**
 * Each form with marks of it, those of a state as Chhattisgarh has them. Of a state: its letters, those of the office in
 * digits (one in Delhi), a series of up to three letters, in the oldest none, and the number. Bharat: the year first.
 * Temporary: T, month and year first.
 */
const forms: readonly { form: MarkForm; pattern: RegExp; examples: readonly string[] }[] = [
  {
    form: 'state',
    pattern: whole(`${STATE}${OFFICE}[A-Z]{0,3}${NUMBER}`),
    examples: ['CG04AB1234', 'CG04ABC1234', 'CG04A1234', 'CG041234'],
  },
  { form: 'state', pattern: whole(`DL[1-9][A-Z]{1,3}${NUMBER}`), examples: ['DL3C1234', 'DL3CAB1234'] },
  {
    form: 'bharat',
    pattern: whole(`(2[1-9]|[3-9][0-9])BH${NUMBER}[A-HJ-NP-Z]{1,2}`),
    examples: ['22BH1234AA'],
  },
  {
    form: 'temporary',
    pattern: whole(`T(0[1-9]|1[0-2])[0-9]{2}${STATE}${NUMBER}[A-Z]{1,2}`),
    examples: ['T0126CG1234A'],
  },
  { form: 'vintage', pattern: whole(`${STATE}VA[A-Z]{2}${NUMBER}`), examples: ['CGVAAA1234'] },
];

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

/** The form of a mark as it is stored, upper-cased without spaces and hyphens; null for one of no known form. */
export function markForm(mark: string): MarkForm | null {
  return forms.find(({ pattern }) => pattern.test(mark))?.form ?? null;
}

/** Whether what is typed, as it would be stored, is a mark of a known form or may yet become one. */
export function mayBecomeMark(typed: string): boolean {
  const isBegun = (pattern: RegExp, mark: string) => pattern.test(typed + mark.slice(typed.length));
  return forms.some(({ pattern, examples }) =>
    examples.some(example => STATES.some(state => isBegun(pattern, example.replace('CG', state)))),
  );
}

const NO_SERIES = new RegExp(`^(?<office>${STATE}${OFFICE})(?<end>[0-9]{3,4})$`);

/** The two parts of a mark that is typed without its series: `CG04` and `1234` of `CG041234`; null of any other text. */
export function partsWithoutSeries(typed: string): { office: string; end: string } | null {
  const { office, end } = NO_SERIES.exec(typed)?.groups ?? {};
  return office === undefined || end === undefined ? null : { office, end };
}

/** The parts of a mark that is written with gaps: `CG 04 AB 1234`. */
const MAX_PARTS = 4;

/** The marks of known forms that a text mentions, as they are stored, each once. */
export function marksIn(text: string): string[] {
  const parts = text.toUpperCase().split(/[^A-Z0-9]+/);
  const marks = new Set<string>();
  for (let at = 0; at < parts.length; at += 1) {
    for (let count = 1; count <= MAX_PARTS; count += 1) {
      const joined = parts.slice(at, at + count).join('');
      if (markForm(joined) !== null) marks.add(joined);
    }
  }
  return [...marks];
}
