import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../words/useWords.ts';
import { colours, themeFor } from './theme.ts';

/** Light or dark as the device is. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const words = useWords();
  const theme = useMemo(() => themeFor(words), [words]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={colours} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
