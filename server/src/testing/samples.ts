import { today } from '@rto-desk/contract/expiry';
import type { Field } from '@rto-desk/contract/fields';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';

let count = 0;

/** A number that no other sample of this process has. */
export function freshNumber(prefix = 'CG'): string {
  count += 1;
  return `${prefix}${String(count).padStart(6, '0')}`;
}

/** A word that no other sample of this process has: names hold no long numbers. */
export function freshWord(prefix = 'Kanar'): string {
  count += 1;
  const letters = [...String(count).padStart(6, '0')].map(digit => 'abcdefghij'[Number(digit)]);
  return `${prefix}${letters.join('')}`;
}

/** A mobile number that no other sample of this process has. */
export function freshMobile(): string {
  count += 1;
  return `9${String(count).padStart(9, '0')}`;
}

/** The day so many days after today, `YYYY-MM-DD`. */
export const inDays = (days: number): string => addPeriod(today(), { days });

/** Valid values for every field of a kind but its further ends, its number unlike any other. */
export function sampleOf(kind: AnyKind, changes: Record<string, string> = {}): Record<string, string> {
  const fields = Object.entries(kind.fields).filter(([name]) => !kind.ends?.includes(name));
  const values = fields.map(([name, field]) => [name, sampleValue(kind, name, field)]);
  return { ...Object.fromEntries(values), ...changes };
}

function sampleValue(kind: AnyKind, name: string, field: Field): string {
  if (name === kind.from) return '2025-04-01';
  if (name === kind.until) return '2030-03-31';
  switch (field.type) {
    case 'number':
      return freshNumber(kind.slug.slice(0, 2).toUpperCase());
    case 'choice':
    case 'suggestion':
      return field.options[0] ?? '';
    case 'classes':
      return field.options.slice(0, 2).join(', ');
    case 'money':
      return '1500.00';
    case 'date':
      return '2025-04-01';
    case 'month':
      return '2025-04';
    case 'integer':
      return String(field.max);
    case 'mobile':
      return '9876543210';
    case 'email':
      return 'somebody@example.com';
    case 'text':
      return 'नमूना Sample';
  }
}

/** The smallest PDF that a reader opens. */
export const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
  'latin1',
);

/** A PNG of one transparent point. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The fee for renewing a driving licence, as an admin enters it. */
export const feeRule = {
  kind: 'government',
  what: 'Renewal of driving licence',
  services: ['renewal_dl'],
  late: 'no',
  amount: '200',
  per: 'once',
  since: '2016-12-29',
  confidence: 'H',
};

/** An API token that lasts a month, as it is sent. */
export function apiToken(more: { scopes?: readonly string[]; branch_id?: number | null } = {}) {
  const expires_on = addPeriod(today(), { months: 1 });
  return { name: `Tally ${freshWord()}`, scopes: ['citizens:read'], expires_on, ...more };
}
/** A breach of data as the API takes it. */
export const breach = {
  ...{ noticed_at: '2026-01-05T10:00:00+05:30', nature: 'A phone was lost', extent: 'Names and mobiles' },
  place: 'Counter 2',
};
