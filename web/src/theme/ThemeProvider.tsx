import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** Colours and sizes stand in `theme.css`. */
const theme = createTheme({ defaultRadius: 'sm', respectReducedMotion: true });

/** Mantine's components work inside of it only. It weighs too much for screens without any, as the public ones are. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
