import { expect, test } from 'vitest';
import { drafts } from './drafts.ts';
import { demo as demoEn } from './en/demo.ts';
import { policy as policyEn } from './en/policy.ts';
import { serverEn } from './en/server.ts';
import { demo as demoHi } from './hi/demo.ts';
import { policy as policyHi } from './hi/policy.ts';
import { serverHi } from './hi/server.ts';
import { letters } from './letters.ts';
import { privacyStarter } from './privacy-starter.ts';
import { toCitizens } from './to-citizens.ts';

/** All texts of a catalogue by their place, as they stand in the code: a function with what it chooses between. */
function textsOf(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, text]): [string, string][] => {
    const here = place === '' ? name : `${place}.${name}`;
    if (typeof text === 'string') return [[here, text]];
    if (typeof text === 'function') return [[here, literalsOf(String(text))]];
    return textsOf(text, here);
  });
}

/** What is between quotation marks in code, without the names of what is inserted. */
function literalsOf(code: string): string {
  const literals = code.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return literals.join(' ').replace(/\$\{[\w.]+\}/g, '');
}

const sent = { drafts, letters };
const english = textsOf({ ...serverEn, policy: policyEn, demo: demoEn, starter: privacyStarter.en, sent });
const hindi = textsOf({ ...serverHi, policy: policyHi, demo: demoHi, starter: privacyStarter.hi, sent });

const found = (texts: [string, string][], pattern: RegExp) =>
  texts.flatMap(([place, text]) => (pattern.test(text) ? [`${place}: ${text.match(pattern)?.[0]}`] : []));

test('English texts use the words of the profession', () => {
  const others =
    /\b(told|owed|whoever|somebody|nobody|anybody|everybody|persons|noted|on its way|for ever|e-mail|have left|switched on)\b/i;
  expect(found(english, others)).toEqual([]);
});

test('one Hindi word has one meaning', () => {
  // Beside each what the office writes instead: docs/glossary.md, Hindi.
  const others = [
    /सेव (नहीं|हो|कर)/, // सहेजें
    /चिपका/, // पेस्ट करें
    /हिंदी/, // हिन्दी
    /ई-मेल/, // ईमेल
    /पृष्ठ/, // पेज
    /मेन्यू/, // मेनू
    /रोज़नामचा/, // रोकड़ बही
    /ट्रांसफर/, // ट्रांसफ़र
    /(^|[ (])देय/, // बकाया
    /सिर्फ़|सिर्फ/, // केवल
    /ज़्यादा/, // अधिक
    /ख़त्म/, // समाप्त
    /आख़?िरी/, // अंतिम
    /ताज़ा/, // दोबारा खोलें
    /परामर्श/, // सलाहकार
    /मौन/, // संदेश न भेजने का समय
    /कुंजी/, // शॉर्टकट, कोड
  ];
  const typed = hindi.filter(([place]) => !place.startsWith('sent.'));
  expect(others.flatMap(other => found(typed, other))).toEqual([]);
});

test('a Hindi label is a noun, so that “… ज़रूरी है।” is a sentence', () => {
  const questions = /(^|[ (])(कब|क्या|कहाँ|कैसे|कौन|किस|कितन)/;
  const labels = hindi.filter(([place]) => place.startsWith('fields.') && place !== 'fields.is_self');
  expect(found(labels, questions)).toEqual([]);
});

test('texts that only citizens read call their documents कागज़ात', () => {
  const citizens =
    /^(policy|starter|accounts\.withAccount|dashboard\.verdict|jobs\.slip|requests\.tracking|requests\.inquiry\.(why|types|select)|services\.(lead|tasks)|ownData\.downloadWhy|general\.startPage)/;
  const read = hindi.filter(([place]) => citizens.test(place));
  expect(found(read, /दस्तावेज़(?! वैधता जाँच)/)).toEqual([]);
});

test('a citizen reads of a renewal that they entered themselves', () => {
  for (const words of [serverEn, serverHi]) {
    const { holderUntil } = toCitizens(words).documents;
    expect(holderUntil('01-02-2027')).toBe(words.documents.ownUntil('01-02-2027'));
  }
  expect(toCitizens(serverHi).vehicles.short.registration_no).toBe('गाड़ी नंबर');
});
