import './theme/fonts.css';
import './theme/tokens.css';
import './theme/page.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from './session/SessionProvider.tsx';
import { Screens } from './shell/Screens.tsx';
import { registerServiceWorker } from './shell/updates.ts';
import { FailureBoundary } from './ui/FailureBoundary.tsx';
import { loadPublicWords } from './words/catalogues.ts';
import { currentLanguage, setLanguage } from './words/language.ts';
import { WordsProvider } from './words/WordsProvider.tsx';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const language = currentLanguage();
  const words = await loadPublicWords(language);
  setLanguage(language);
  const page = createRoot(root);
  // A transition is drawn in slices, between which a slow phone still answers to the finger.
  startTransition(() =>
    page.render(
      <StrictMode>
        <WordsProvider language={language} words={words}>
          <SessionProvider>
            <BrowserRouter>
              <FailureBoundary at="">
                <Screens />
              </FailureBoundary>
            </BrowserRouter>
          </SessionProvider>
        </WordsProvider>
      </StrictMode>,
    ),
  );
}

void start();
if (import.meta.env.PROD) registerServiceWorker();
