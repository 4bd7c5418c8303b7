import { describe, expect, it, test } from 'vitest';
import { digestParameters, digestText } from './digest.ts';
import { type ExpiryNotice, expiryNotice } from './notice.ts';

const TODAY = '2026-11-24';
const silent = { contact_hi: null, contact_en: null, office_name_hi: null, office_name_en: null };
const talkative = {
  contact_hi: 'फ़ोन '.repeat(60),
  contact_en: 'Phone '.repeat(50),
  office_name_hi: 'क'.repeat(100),
  office_name_en: 'K'.repeat(100),
};

function notices(count: number, values: Partial<ExpiryNotice> = {}): ExpiryNotice[] {
  return Array.from({ length: count }, (_, at) => ({
    slug: 'puccs',
    owner_name: 'आशा वर्मा',
    identifier: `PUC${1000 + at}`,
    vehicle_no: `CG04AB${1000 + at}`,
    end: null,
    expiry_date: '2026-12-01',
    ...values,
  }));
}

/** How many documents a list names, and how many it says that there are beside them. */
function counted(list: string) {
  const more = /… और (\d+) \/ … and (\d+) more$/.exec(list);
  expect(more?.[1]).toBe(more?.[2]);
  return { named: list.match(/PUC\d+/g)?.length ?? 0, more: Number(more?.[1] ?? 0) };
}

test('of one document it is the notice', () => {
  const [notice] = notices(1);
  const digest = { notices: notices(1), isShared: false };
  expect(digestText(digest, TODAY, silent)).toBe(notice && expiryNotice(notice, TODAY, silent));
});

test('of two it names each in both languages, with its vehicle and last day', () => {
  const digest = { notices: notices(2), isShared: false };
  expect(digestText(digest, TODAY, { ...silent, contact_hi: 'फ़ोन 0771', office_name_en: 'Korba' })).toBe(
    `नमस्ते / Dear आशा वर्मा,
इस नंबर पर दर्ज 2 कागज़ात की वैधता समाप्त हो चुकी है या जल्द समाप्त होगी:
2 documents registered under this number have expired or will expire soon:
1. प्रदूषण प्रमाणपत्र (PUCC) / Pollution Certificate (PUCC) (PUC1000, CG04AB1000) 01-12-2026
2. प्रदूषण प्रमाणपत्र (PUCC) / Pollution Certificate (PUCC) (PUC1001, CG04AB1001) 01-12-2026
कृपया समय पर नवीनीकरण करा लें। / Please renew them soon.
फ़ोन 0771
Korba`,
  );
});

test('a learner licence that has ended is not renewed', () => {
  const ll = notices(1, { slug: 'll', vehicle_no: null, expiry_date: '2026-11-01' });
  const text = (all: ExpiryNotice[]) => digestText({ notices: all, isShared: false }, TODAY, silent);
  expect(text([...ll, ...notices(1)])).toContain('नया आवेदन करें');
  expect(text([...ll, ...notices(1)])).toContain('Please renew them soon.');
  expect(text([...ll, ...ll])).not.toContain('नवीनीकरण');
  expect(text(notices(2, { slug: 'll', expiry_date: TODAY }))).not.toContain('नया आवेदन करें');
});

test('taxes are paid, not renewed', () => {
  const tax = (expiry_date: string) => notices(1, { slug: 'taxes', expiry_date });
  const text = (all: ExpiryNotice[]) => digestText({ notices: all, isShared: false }, TODAY, silent);
  for (const end of ['2026-11-01', '2026-12-01']) {
    expect(text(tax(end))).toMatch(/टैक्स जमा करें।[\s\S]*Please pay it/);
    expect(text(tax(end))).not.toMatch(/नवीनीकरण|renew/);
    expect(text([...tax(end), ...notices(1)])).toMatch(/नवीनीकरण[\s\S]*वाहन टैक्स: .*टैक्स जमा करें।/);
  }
});

describe.each([1, 2, 9, 10, 80])('%i documents', count => {
  it.each([silent, talkative])('names or counts all documents within 1,024 characters', office => {
    const text = digestText({ notices: notices(count), isShared: true }, TODAY, office);
    if (count > 1) expect(text.length).toBeLessThanOrEqual(1024);
    const list = text.split('\n').filter(line => /^\d+\. |^…/.test(line));
    const { named, more } = counted(list.join('\n'));
    if (count > 1) expect(named + more).toBe(count);
    if (count > 1) expect(named).toBeGreaterThan(0);
  });

  it('become a value of one line with at most 600 characters', () => {
    const values = { owner_name: 'A\n\tB     C', identifier: 'PUC77\t    9' };
    for (const odd of [{}, values]) {
      const [name, many, list] = digestParameters({ notices: notices(count, odd), isShared: true });
      expect(many).toBe(String(count));
      expect(list.length).toBeLessThanOrEqual(600);
      for (const value of [name, list]) expect(value).not.toMatch(/[\n\r\t]| {4}/);
      const { named, more } = counted(list);
      expect(named + more).toBe(count);
    }
  });
});

test('the longest names and numbers leave room for the count of the rest', () => {
  const long = { owner_name: 'अ'.repeat(255), identifier: 'X'.repeat(255), vehicle_no: 'Y'.repeat(255) };
  const digest = { notices: notices(80, long), isShared: true };
  const [, , list] = digestParameters(digest);
  expect(list.length).toBeLessThanOrEqual(600);
  expect(list).toMatch(/… and 79 more$/);
  const [name] = digestParameters({ ...digest, isShared: false });
  expect(name).toMatch(/^अ{99}…$/);
  expect(digestText(digest, TODAY, talkative).length).toBeLessThanOrEqual(1024);
});

test('a digest to a shared number has no name in its greeting and names the holder of each document', () => {
  const [one, other] = [notices(1), notices(1, { owner_name: 'Ravi Sahu', identifier: 'PUC2' })];
  const [name, , list] = digestParameters({ notices: [...one, ...other], isShared: true });
  expect(name).toBe('नागरिक / Citizen');
  expect(list).toMatch(/PUC1000.* – आशा वर्मा; .*PUC2.* – Ravi Sahu$/);
});
