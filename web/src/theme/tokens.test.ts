import { expect, it } from 'vitest';
import page from '../../index.html?raw';
import series from './series.css?raw';
import css from './tokens.css?raw';

type Colour = [red: number, green: number, blue: number, alpha: number];
type Token = string;

/** The colours of the light theme and of the dark, by name. */
const [charts, rest] = [series, css].map(text => text.split('@media').map(colours));
const tokens = [0, 1].map(theme => new Map([...(rest?.[theme] ?? []), ...(charts?.[theme] ?? [])]));
/** What the other rules are written in. */
const sheets = Object.entries(
  import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }),
).filter(([path]) => !['./tokens.css', './series.css'].includes(path));
const themes = [
  [0, 'light'],
  [1, 'dark'],
] as const;

/** Texts with the grounds they stand on; 4.5 to 1 (WCAG 2.2, 1.4.3). */
const textPairs: readonly (readonly [text: Token, grounds: readonly Token[]])[] = [
  ['text', ['ground', 'surface', 'raised', 'hover', 'action-tint', 'mark']],
  ['dim', ['ground', 'surface', 'raised', 'hover', 'action-tint', 'past-ground', 'mark']],
  ['action-text', ['ground', 'surface', 'raised', 'hover', 'action-tint', 'action-tint-hover', 'mark']],
  ['on-action', ['action', 'action-hover', 'danger', 'danger-hover']],
  ['bad-text', ['ground', 'surface', 'raised', 'hover', 'bad-ground', 'action-tint', 'mark']],
  ['soon-text', ['ground', 'surface', 'raised', 'hover', 'soon-ground', 'action-tint', 'mark']],
  ['good-text', ['ground', 'surface', 'raised', 'hover', 'good-ground', 'action-tint', 'mark']],
  ['past-text', ['ground', 'surface', 'raised', 'hover', 'past-ground', 'action-tint', 'mark']],
  ['info-text', ['ground', 'surface', 'raised', 'hover', 'info-ground']],
];

/** The parts of a chart. */
const parts = Array.from({ length: 12 }, (_, part) => `series-${part}`);

/** What must be told from what it lies on, though it is no text; 3 to 1 (WCAG 2.2, 1.4.11). */
const shapePairs: readonly (readonly [shape: Token, grounds: readonly Token[]])[] = [
  ['edge', ['ground', 'surface', 'raised']],
  ['action-text', ['ground', 'surface', 'raised']],
  ['action', ['ground', 'surface', 'raised']],
  ...parts.map(part => [part, ['ground', 'surface']] as const),
];

function colours(of: string): Map<Token, string> {
  return new Map(
    [...of.matchAll(/--([\w-]+): (#\w+|rgb\([^)]*\));/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function token(name: Token, theme: 0 | 1): Colour {
  return colourOf(tokens[theme]?.get(name) ?? '');
}

function colourOf(css: string): Colour {
  const hex = /^#(..)(..)(..)$/.exec(css)?.slice(1);
  if (hex) return [...hex.map(part => Number.parseInt(part, 16)), 1] as Colour;
  const [red = 0, green = 0, blue = 0, percent = 0] = [...css.matchAll(/\d+/g)].map(Number);
  return [red, green, blue, percent / 100];
}

/** A colour that lets what is below shine through, as it is seen on it. */
function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map(part => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The lowest contrast of a colour with a ground; one that is a tint lies on any of the page's own grounds. */
function lowest(colour: Token, ground: Token, theme: 0 | 1): number {
  const on = token(ground, theme);
  const below = on[3] < 1 ? (['ground', 'surface', 'raised'] as const) : ([ground] as const);
  return Math.min(
    ...below.map(name => {
      const seen = over(on, token(name, theme));
      return contrast(over(token(colour, theme), seen), seen);
    }),
  );
}

it('gives every colour in both themes', () => {
  expect(contrast(colourOf('#000000'), colourOf('#ffffff'))).toBeCloseTo(21);
  expect([...(tokens[1]?.keys() ?? [])]).toEqual([...(tokens[0]?.keys() ?? [])]);
});

it.each(themes)(
  'every text, control and part of a chart stands out from its ground (%i, %s)',
  (theme, name) => {
    const paleOf = (pairs: typeof textPairs, least: number) =>
      pairs.flatMap(([colour, grounds]) =>
        grounds
          .map(ground => [colour, ground, lowest(colour, ground, theme)] as const)
          .filter(([, , found]) => found < least),
      );
    expect(paleOf(textPairs, 4.5)).toEqual([]);
    expect(paleOf(shapePairs, 3)).toEqual([]);
    expect(new Set(parts.map(part => tokens[theme]?.get(part))).size).toBe(12);
    // The window of a phone has the colour of the bar.
    expect(page).toContain(
      `content="${tokens[theme]?.get('surface')}" media="(prefers-color-scheme: ${name})"`,
    );
  },
);

it('leaves colours, sizes of text, weights and corners to the tokens', () => {
  for (const [path, sheet] of sheets) {
    const rules = sheet.replace(/\/\*.*?\*\//gs, '');
    expect(rules.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(.*?\)/gi), path).toBeNull();
    const own = [
      // Paper is measured in points.
      ...rules.matchAll(/font-size: (?!var\(--type-|inherit|max\(1rem|[\d.]+pt)[^;]+/g),
      ...rules.matchAll(/font-weight: (?!400|600|inherit)[^;]+/g),
      ...rules.matchAll(/border-radius: (?!var\(--radius-|0|50%|1rem|2px|inherit)[^;]+/g),
    ];
    expect(
      own.map(([rule]) => rule),
      path,
    ).toEqual([]);
    // What Chrome 87 does not know.
    expect(rules.match(/:has\(|:is\(|:where\(|@container|container-type/g), path).toBeNull();
  }
  const sizes = [...css.matchAll(/--type-(\d+): ([\d.]+)rem/g)];
  expect(sizes.map(([, name, rem]) => [Number(name), Number(rem) * 16])).toEqual(
    [12, 13, 14, 16, 18, 24].map(size => [size, size]),
  );
  const [mouse = '', finger = ''] = css.split('(pointer: coarse)');
  expect(mouse).toContain('--control: 2.25rem;');
  // As high as a finger needs them where there is one.
  expect([...finger.matchAll(/--control[\w-]*: ([\d.]+)rem/g)].map(([, size]) => Number(size) * 16)).toEqual([
    44, 40,
  ]);
});
