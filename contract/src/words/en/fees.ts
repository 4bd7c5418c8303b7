/** The fees of a service by law, as a help. */
export const fees = {
  title: 'Fees by law',
  show: 'Show the fees by law',
  asOf: (day: string) => `As of ${day}. The office decides the amount.`,
  accordingTo: (source: string) => `according to ${source}`,
  since: (day: string) => `since ${day}`,
  total: 'Total',
  ifLate: 'If late',
  ask: 'ask the office',
  unknown: 'amount not known',
  none: 'No fee is recorded for this service. Ask the office.',
  loadFailed: 'Failed to load the fees.',
  percent: (percent: string, of: string) => `${percent}% of the ${of}`,
  /** What an amount is for, and what a percentage is of, where it is one of the usual; anything else stays as it is. */
  units: {
    class: 'per class',
    test: 'per test',
    day: 'per day',
    'month or part of it': 'per month or part of it',
    'year or part of it': 'per year or part of it',
    transfer: 'per transfer',
    page: 'per page',
    '1000 rupees or part of it': 'per 1,000 rupees or part of it',
    price: 'price',
    'standard value': 'standard value',
  },
  transport: 'transport vehicles',
  notTransport: 'non-transport vehicles',
  ages: (from: number, to: number | null) =>
    to === null
      ? `vehicles ${from === 1 ? '1 year' : `${from} years`} and older`
      : `vehicles ${from === 0 ? '' : `from ${from} to `}under ${to === 1 ? '1 year' : `${to} years`} old`,
};

export const feeAnswers = {
  badCode: 'Use up to 20 letters, digits and hyphens.',
  full: 'There are already 1,000 fees. Change one of them.',
  aboveZero: 'The amount must be greater than 0. Leave it empty if it is not known.',
  tooMuch: 'The amount must be at most 9999999.99.',
  percentage: 'A percentage must be greater than 0 and at most 100.',
  oneSum: 'Enter an amount or a percentage, not both.',
  percentOf: 'Enter a percentage and what it is a percentage of, or leave both empty.',
  endsEarlier: 'The last day must not be before the first.',
  ageOrder: 'The upper age must be greater than the lower.',
  overlap: 'Another fee with this code applies on some of these days. Enter its last day first.',
};
