import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import type { Words } from '@rto-desk/contract/words/words';

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
    lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.6', xl: '1.65' },
    headings: {
      fontFamily: family,
      fontWeight: '700',
      sizes: {
        h1: { fontSize: '1.5rem', lineHeight: '1.35' },
        h2: { fontSize: '1.2rem', lineHeight: '1.4' },
        h3: { fontSize: '1.05rem', lineHeight: '1.45' },
      },
    },
    defaultRadius: 'sm',
    respectReducedMotion: true,
    components: {
      CloseButton: { defaultProps: { 'aria-label': words.general.close } },
    },
  });

/** Mantine's own greys and reds for texts are too pale to read with weak eyes (WCAG 2.2 AA). */
export const readableColors: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
  },
});
