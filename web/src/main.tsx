import './theme/mantine.ts';
import './theme/fonts.css';
import './theme/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { SessionProvider } from './session/SessionProvider.tsx';
import { makeRouter } from './shell/router.tsx';
import { ThemeProvider } from './theme/ThemeProvider.tsx';
import { loadWords } from './words/catalogues.ts';
import { currentLanguage, setLanguage } from './words/language.ts';
import { WordsProvider } from './words/WordsProvider.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const language = currentLanguage();
  const words = await loadWords(language);
  setLanguage(language);
  const router = makeRouter();
  createRoot(root).render(
    <StrictMode>
      <WordsProvider language={language} words={words}>
        <ThemeProvider>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </ThemeProvider>
      </WordsProvider>
    </StrictMode>,
  );
}

void start();
