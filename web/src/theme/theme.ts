import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import type { Words } from '@rto-desk/contract/words/words';
import { mantineNames, variablesOf } from './tokens.ts';

/** The one colour of action. White on its eighth shade has a contrast of 8 to 1. */
const desk: MantineColorsTuple = [
  '#eff4fb',
  '#dfe8f5',
  '#bacfea',
  '#93b4df',
  '#7fa6da',
  '#4d82c6',
  '#3a70b8',
  '#2a5ea6',
  '#1b4b8f',
  '#123a73',
];

/** From the page to what lies on it, and the texts on both, in the dark. */
const dark: MantineColorsTuple = [
  '#dfe3ea',
  '#c3c9d3',
  '#9aa3b1',
  '#6b7483',
  '#434b58',
  '#343b46',
  '#272d36',
  '#1b1f26',
  '#15181e',
  '#101216',
];

/**
 * Noto Sans for Latin letters and for Devanagari. Both must stand before `system-ui`: that stands for whatever the
 * device has, and on some that has no Devanagari.
 */
const family =
  "'Noto Sans', 'Noto Sans Devanagari', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

export const themeFor = (words: Words) =>
  createTheme({
    colors: { desk, dark },
    primaryColor: 'desk',
    primaryShade: 8,
    black: '#1a1f27',
    fontFamily: family,
    // Room for the marks above and below Devanagari letters.
    lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
    fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1rem', xl: '1.375rem' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '1.5rem' },
    radius: { xs: '6px', sm: '6px', md: '8px', lg: '8px', xl: '8px' },
    headings: {
      fontFamily: family,
      fontWeight: '700',
      sizes: {
        h1: { fontSize: '1.375rem', lineHeight: '1.35' },
        h2: { fontSize: '1rem', lineHeight: '1.5' },
        h3: { fontSize: '0.875rem', lineHeight: '1.5' },
      },
    },
    defaultRadius: 'sm',
    respectReducedMotion: true,
    components: {
      CloseButton: { defaultProps: { 'aria-label': words.general.close } },
    },
  });

const pointers = Object.fromEntries(
  Object.entries(mantineNames).map(([name, token]) => [name, `var(--${token})`]),
);

/** The tokens of both themes, and Mantine's own names for them. */
export const colours: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...variablesOf(0), ...pointers },
  dark: { ...variablesOf(1), ...pointers },
});
