/**
 * Every colour of the screens, as light and dark themes have it; `tokens.test.ts` computes the contrast of each pair
 * that occurs. They are CSS variables of these names, and Mantine's own variables point at them.
 */
export const tokens = {
  ground: ['#f6f8fa', '#14181e'],
  surface: ['#ffffff', '#1c2129'],
  raised: ['#ffffff', '#262d37'],
  hover: ['#eef1f5', '#2b323d'],
  line: ['#dfe4ea', '#39424f'],
  /** What tells an input from what it lies on. */
  edge: ['#7d8793', '#77818f'],
  text: ['#1a1f27', '#dfe3ea'],
  dim: ['#495057', '#a8b0bd'],

  action: ['#1b4b8f', '#3a70b8'],
  'action-hover': ['#123a73', '#2f62a6'],
  'on-action': ['#ffffff', '#ffffff'],
  'action-text': ['#1b4b8f', '#a9c5ec'],
  'action-tint': ['#e4ecf7', 'rgb(127 166 218 / 16%)'],
  'action-tint-hover': ['#d6e2f2', 'rgb(127 166 218 / 22%)'],
  'action-line': ['#c5d5ec', 'rgb(127 166 218 / 30%)'],
  underline: ['#1b4b8f', '#7fa6da'],

  danger: ['#a61e1e', '#a83a36'],
  'danger-hover': ['#8a1616', '#96312e'],
  'danger-text': ['#a61e1e', '#f0a7a2'],
  'danger-tint': ['#fdecec', 'rgb(230 120 110 / 12%)'],
  'danger-tint-hover': ['#f9dddd', 'rgb(230 120 110 / 18%)'],

  'bad-text': ['#a61e1e', '#f3b0ab'],
  'bad-ground': ['#fdecec', 'rgb(230 110 100 / 14%)'],
  'soon-text': ['#6b3d00', '#f0cf8f'],
  'soon-ground': ['#fff3d6', 'rgb(240 180 70 / 14%)'],
  'good-text': ['#1b5e2b', '#a5d9b0'],
  'good-ground': ['#e6f5ea', 'rgb(90 190 120 / 14%)'],
  'past-text': ['#495057', '#b9c0ca'],
  'past-ground': ['#f1f3f5', 'rgb(160 170 185 / 14%)'],
  'info-text': ['#1b4b8f', '#b4ccee'],
  'info-ground': ['#e4ecf7', 'rgb(127 166 218 / 14%)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Token = keyof typeof tokens;

/** The custom properties of one theme. */
export function variablesOf(theme: 0 | 1): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, values]) => [`--${name}`, values[theme]]));
}

/** What Mantine's components call the same colours. */
export const mantineNames = {
  '--mantine-color-body': 'ground',
  '--mantine-color-text': 'text',
  '--mantine-color-bright': 'text',
  '--mantine-color-dimmed': 'dim',
  '--mantine-color-placeholder': 'dim',
  '--mantine-color-error': 'bad-text',
  '--mantine-color-anchor': 'action-text',
  '--mantine-color-default': 'raised',
  '--mantine-color-default-hover': 'hover',
  '--mantine-color-default-color': 'text',
  '--mantine-color-default-border': 'line',
  '--mantine-primary-color-filled': 'action',
  '--mantine-primary-color-filled-hover': 'action-hover',
  '--mantine-primary-color-light': 'action-tint',
  '--mantine-primary-color-light-hover': 'action-tint-hover',
  '--mantine-primary-color-light-color': 'action-text',
  '--mantine-color-desk-filled': 'action',
  '--mantine-color-red-filled': 'danger',
  '--mantine-color-red-filled-hover': 'danger-hover',
  '--mantine-color-red-light': 'danger-tint',
  '--mantine-color-red-light-hover': 'danger-tint-hover',
  '--mantine-color-red-light-color': 'danger-text',
  '--mantine-color-yellow-light': 'soon-ground',
  '--mantine-color-yellow-light-color': 'soon-text',
} as const satisfies Record<string, Token>;

/** Texts with the grounds they stand on; 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const textPairs: readonly (readonly [text: Token, grounds: readonly Token[]])[] = [
  ['text', ['ground', 'surface', 'raised', 'hover']],
  ['dim', ['ground', 'surface', 'raised', 'hover']],
  ['action-text', ['ground', 'surface', 'raised', 'hover', 'action-tint', 'action-tint-hover']],
  ['on-action', ['action', 'action-hover', 'danger', 'danger-hover']],
  ['danger-text', ['ground', 'surface', 'raised', 'danger-tint', 'danger-tint-hover']],
  ['bad-text', ['ground', 'surface', 'raised', 'hover', 'bad-ground']],
  ['soon-text', ['ground', 'surface', 'raised', 'hover', 'soon-ground']],
  ['good-text', ['ground', 'surface', 'raised', 'hover', 'good-ground']],
  ['past-text', ['ground', 'surface', 'raised', 'hover', 'past-ground']],
  ['info-text', ['ground', 'surface', 'raised', 'hover', 'info-ground']],
];

/** What must be told from what it lies on, though it is no text; 3 to 1 (WCAG 2.2, 1.4.11). */
export const shapePairs: readonly (readonly [shape: Token, grounds: readonly Token[]])[] = [
  ['edge', ['ground', 'surface', 'raised']],
  ['underline', ['ground', 'surface', 'raised']],
  ['action', ['ground', 'surface']],
];
