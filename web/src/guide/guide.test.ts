import { type Audience, audiences, isStaff } from '@rto-desk/contract/access';
import { screens } from '@rto-desk/contract/screens';
import { textAt } from '@rto-desk/contract/words/languages';
import { describe, expect, test } from 'vitest';
import { guides, pageFor } from './pages.ts';
import { type Block, type GuidePage, parsePage } from './parse.ts';

const languages = ['en', 'hi'] as const;
const sources = import.meta.glob<string>('./*/*/*.md', { query: '?raw', import: 'default', eager: true });
const pages = Object.keys(guides).flatMap(guide =>
  Object.keys(guides[guide as keyof typeof guides]).map(page => `${guide}/${page}`),
);

/** A page, with the places of its buttons in the catalogue in the place of what they are called. */
function read(language: string, page: string): GuidePage {
  return parsePage(sources[`./${language}/${page}.md`] ?? '', place => place);
}

const textsOf = (block: Block) => ('items' in block ? block.items : 'text' in block ? [block.text] : []);

const partsOf = (page: GuidePage) => page.blocks.flatMap(textsOf).flat();

const buttonsOf = (page: GuidePage) =>
  partsOf(page).flatMap(part => (typeof part === 'object' && 'button' in part ? [part.button] : []));

test('each page is there in each language, and no other', () => {
  const wanted = languages.flatMap(language => pages.map(page => `./${language}/${page}.md`));
  expect(Object.keys(sources).sort()).toEqual(wanted.sort());
});

/** What a page consists of: parts, steps, pictures, keys, links and, in whatever order, buttons. */
function outline(page: GuidePage) {
  return page.blocks.map(block => {
    const parts = textsOf(block)
      .flat()
      .flatMap(part => (typeof part === 'string' ? [] : 'text' in part ? [part.to] : [JSON.stringify(part)]));
    const picture = block.is === 'picture' ? block.name : null;
    return [block.is, textsOf(block).length, picture, parts.sort()];
  });
}

test.each(pages)('%s has the same parts, steps, buttons and pictures in both languages', page => {
  expect(outline(read('hi', page))).toEqual(outline(read('en', page)));
});

/** What screens are made of, without the guide itself and without tests. */
const screensCode = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
  .filter(([file]) => !/\.test\.|\/help\/|^\.\//.test(file))
  .map(([, code]) => code);

/** Whether some screen shows the text at a place of the catalogue: it names the section, and the text or all beside it. */
function isShown(place: string): boolean {
  const [section = '', ...names] = place.split('.');
  const last = names.at(-1) ?? '';
  const beside = names.at(-2);
  const text = new RegExp(
    `\\.${last}\\b|^\\s+${last},$${beside === undefined ? '' : `|\\.${beside}(\\[|\\b(?!\\.))`}`,
    'm',
  );
  const from = new RegExp(`(\\.|[{,] )${section}\\b|\\b${section}Texts\\b`);
  return screensCode.some(code => from.test(code) && text.test(code));
}

test.each(pages)('%s names no button that no screen has', page => {
  for (const place of buttonsOf(read('en', page))) {
    for (const language of languages) expect(textAt(place, language), place).not.toBe('');
    expect(isShown(place), place).toBe(true);
  }
});

test('a button that is not there is found out, and so is one that no screen shows', () => {
  expect(() => parsePage('# A\n\nPress {citizens.noSuch}.', place => textAt(place, 'en'))).toThrow('noSuch');
  expect(isShown('citizens.newProfile')).toBe(true);
  expect(isShown('citizens.neverShown')).toBe(false);
  expect(isShown('jobAnswers.noSuchStage')).toBe(false);
});

test.each([
  'Press **Save**.',
  'Press __Save__.',
  'Press <b>Save</b>.',
  'Press *Save*.',
  '| a | b |',
  'Press {save',
])('what is bold or unknown is refused: %s', text => {
  expect(() => parsePage(`# A\n\n${text}`, place => place)).toThrow('means nothing here');
});

test.each(pages)('%s: its links lead somewhere', page => {
  for (const part of partsOf(read('en', page))) {
    if (typeof part === 'string' || !('to' in part)) continue;
    expect(pages.map(one => one.replace(/^\w+/, '/help'))).toContain(part.to);
  }
});

test('each picture is there in both languages, and none besides', () => {
  const named = pages.flatMap(page =>
    read('en', page).blocks.flatMap(block => (block.is === 'picture' ? [block.name] : [])),
  );
  const wanted = languages.flatMap(language => named.map(name => `${language}/${name}`));
  const files = Object.keys(import.meta.glob('./pictures/*/*.webp'));
  expect(files.map(file => file.replace(/^.*\/pictures\/|\.webp$/g, '')).sort()).toEqual(wanted.sort());
});

describe('Hindi', () => {
  /** Said in English in Hindi offices, too. */
  const usual = new Set(
    'RTO Desk LL DL PUCC PU NOC CSV ZIP PDF JPEG PNG WebP MB STOP START docx ask QR NA nil'.split(' '),
  );
  test.each(pages)('%s is Hindi', page => {
    const { title, blocks } = read('hi', page);
    const alts = blocks.flatMap(block => (block.is === 'picture' ? [block.alt] : []));
    const texts = partsOf({ title, blocks }).flatMap(part =>
      typeof part === 'string' ? [part] : 'text' in part ? [part.text] : [],
    );
    const said = [title, ...alts, ...texts];
    const foreign = said.flatMap(text => text.match(/[A-Za-z]{2,}/g) ?? []).filter(word => !usual.has(word));
    expect(foreign).toEqual([]);
    for (const text of [title, ...alts]) expect(text).toMatch(/[\u0900-\u097F]/);
  });
});

test.each(pages)('%s says nothing in Hindi in English', page => {
  const hindi = (sources[`./en/${page}.md`] ?? '').match(/[\u0900-\u097F]+/g) ?? [];
  expect(hindi.filter(word => !['बंद', 'चालू'].includes(word))).toEqual([]);
});

test('every page is opened by the “?” of some screen or dialog', () => {
  const opened = screensCode.flatMap(code =>
    [...code.matchAll(/help="\/help\/([\w-]+)"/g)].map(([, name]) => name),
  );
  for (const guide of Object.values(guides)) {
    for (const [page, screensOf] of Object.entries(guide)) {
      expect(screensOf.length > 0 || opened.includes(page), page).toBe(true);
    }
  }
});

/** Those who may see a screen, by the guide that they are led to. */
const readers = (audience: Audience) =>
  new Set(audiences[audience].map(role => (role !== null && isStaff(role) ? 'clerks' : 'citizens')));

test('the “?” of every screen opens a page for each who sees it', () => {
  for (const { path, audience } of screens.filter(screen => !screen.path.startsWith('/help'))) {
    for (const guide of readers(audience)) {
      const address = path.replace(/:\w+/g, '7');
      expect(pageFor(guide, address), `${path} for ${guide}`).toBeDefined();
    }
  }
});

test('each screen stands with one page of a guide', () => {
  for (const guide of Object.values(guides)) {
    const named = Object.values(guide).flat();
    expect(named.length).toBe(new Set(named).size);
    const known = new Set(screens.map(({ path }) => path));
    expect(named.filter(path => !known.has(path))).toEqual([]);
  }
});
