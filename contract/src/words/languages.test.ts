import { expect, test } from 'vitest';
import { demo as demoEn } from './en/demo.ts';
import { policy as policyEn } from './en/policy.ts';
import { serverEn as en } from './en/server.ts';
import { demo as demoHi } from './hi/demo.ts';
import { policy as policyHi } from './hi/policy.ts';
import { serverHi as hi } from './hi/server.ts';
import { wordsFor } from './languages.ts';
import { noticeParameters } from './notice.ts';

/** What is given to the functions that are told of several things at once. */
const objects: Record<string, object> = {
  'jobAnswers.called': { name_en: '7007', name_hi: '7007' },
  'jobAnswers.learnerReady': { name: '7007', numbers: '8008', until: '9009', weekdays: [1] },
};

/** Texts by their place in a catalogue: `citizens.title`. Functions are asked with a letter for whatever they mention. */
function textsOf(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, text]): [string, string][] => {
    const here = place === '' ? name : `${place}.${name}`;
    if (typeof text === 'string') return [[here, text]];
    if (typeof text === 'function')
      return [[here, String(text(objects[here] ?? '7007', '8008', '9009', '6006'))]];
    return textsOf(text, here);
  });
}

/** Said in English in Hindi offices, too, or no words at all: names, marks, units. */
const english = new Set(
  (
    'RTO Desk LL DL PUCC VLTd RC NOC PSV AEDL SLD CSV ZIP PDF JPEG PNG WebP MB kB QR GPS OK ' +
    'MCWOG MCWG LMV TRANS CG AB NP NA nil LTT name example com hi en US English Alt Enter kg EN ' +
    // What Excel's menus say, and how its files are called.
    'Save As Excel Workbook File Info Protect xls xlsx xlsb ods RTF docx ' +
    // A setting.
    'TRUST PROXY ' +
    // Money and the law on it.
    'GSTIN UPI CGST ST'
  ).split(' '),
);

/** In both languages at once, because the recipient may read either; and values stored as they stand. */
const bilingual = /^values/;

/** The same in every language: marks, and what only repeats what it mentions. */
const wordless =
  /^(language|general\.(none|appName|languages|languageMarks\.en|registrationExample|nav\.search[LD]l)|history\.(itself|change|value)|citizens\.(createdBy|countsOf|learnerCount|drivingCount)|documents\.(period|fileSize)|requests\.(changed|inquiry\.whyHindi)|search\.hits\.(citizenHit|relation|vehicleHit)|kinds\.\w+\.(one|short|type)|documents\.of|branches\.actOn|ownData\.actOn|users\.actOn|dashboard\.bar|claims\.(actOn|decidedBy)|firstHour\.actOn|fleet\.(csv|xlsx)|duplicates\.of|jobAnswers\.(called|because|hit)|jobs\.actOn|jobSettings\.actOn|numberSeries\.actOn|letters\.actOn|fields\.gstin|moneyAnswers\.(modes\.upi|hit)|moneyScreens\.(actOn|modes\.upi|papers\.a5)|register\.actOn|imports\.(columns\.ofKind|screens\.list\.actOn|screens\.rows\.(actOn|mended)))/;

const texts = textsOf({ ...hi, policy: policyHi, demo: demoHi }).filter(([place]) => !bilingual.test(place));

test('every Hindi text is Hindi', () => {
  const isHindi = ([place, text]: [string, string]) => wordless.test(place) || /[\u0900-\u097F]/.test(text);
  expect(texts.filter(text => !isHindi(text))).toEqual([]);
  // Tags of templates and names of headers are typed in English in every language; texts that take an object get none here.
  const typed = /\{[\w.:]+\}|Idempotency-Key|22AAAAA0000A1Z5|undefined/g;
  const foreignIn = (text: string) =>
    (text.replace(typed, '').match(/[A-Za-z]{2,}/g) ?? []).filter(word => !english.has(word));
  expect(texts.filter(([, text]) => foreignIn(text).length > 0)).toEqual([]);
});

test('both catalogues have the same keys', () => {
  const placesOf = (words: object) =>
    textsOf(words)
      .map(([place]) => place)
      .filter(place => !/(^|\.)values\.|^kinds\.[\w-]+\.type$/.test(place));
  expect(placesOf(hi).sort()).toEqual(placesOf(en).sort());
  expect(placesOf(policyHi)).toEqual(placesOf(policyEn));
  expect(placesOf(demoHi)).toEqual(placesOf(demoEn));
});

test('both languages use the same parameters', () => {
  const marks = ['7007', '8008', '9009', '6006'];
  const mentioned = (words: object) =>
    textsOf(words).map(([place, text]) => [place, marks.filter(mark => text.includes(mark))] as const);
  const english = new Map(mentioned(en));
  for (const [place, found] of mentioned(hi)) expect(found, place).toEqual(english.get(place) ?? []);
});

test('English texts contain Hindi only in language names and bilingual notices', () => {
  const hindi = textsOf(en)
    .filter(([, text]) => /[\u0900-\u097F]/.test(text))
    .map(([place]) => place);
  const meant = /^(general\.(languages|languageMarks)|requests\.inquiry\.(whyHindi|names|labels))/;
  expect(hindi.filter(place => !bilingual.test(place) && !meant.test(place))).toEqual([]);
});

test('English texts spell License the American way', () => {
  const others = textsOf(en).filter(([, text]) => /licence/i.test(text));
  expect(others.map(([place]) => place)).toEqual([]);
});

test('a notice calls a document what the screens call it', () => {
  for (const slug of ['ll', 'dl'] as const) {
    const notice = { slug, owner_name: '', identifier: '', vehicle_no: null, expiry_date: '2026-01-01' };
    expect(noticeParameters(notice)[1]).toBe(`${hi.kinds[slug].one} / ${en.kinds[slug].one}`);
  }
});

test('the language is the first that the browser asks for, and English where there is none', () => {
  expect(wordsFor('hi-IN,hi;q=0.9,en;q=0.8')).toBe(hi);
  for (const header of ['en-IN,hi', 'fr,de', undefined]) expect(wordsFor(header)).toBe(en);
});
