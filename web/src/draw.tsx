import type { Language } from '@rto-desk/contract/words/words';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from './session/SessionProvider.tsx';
import { Screens } from './shell/Screens.tsx';
import { registerServiceWorker } from './shell/updates.ts';
import { FailureBoundary } from './ui/FailureBoundary.tsx';
<<<<<<< HEAD:web/src/draw.tsx
import { WordsProvider } from './words/WordsProvider.tsx';

/** Draws the screen of the address in an element, in a language whose texts are loaded. */
export function draw(root: HTMLElement, language: Language): void {
=======
import { tolerateTranslation } from './translation.ts';
import { loadPublicWords } from './words/catalogues.ts';
import { currentLanguage, setLanguage } from './words/language.ts';
import { WordsProvider } from './words/WordsProvider.tsx';

tolerateTranslation();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const language = currentLanguage();
  const words = await loadPublicWords(language);
  setLanguage(language);
>>>>>>> 54eb8981 (Work on Hindi keyboards, in translated pages and by plain http):web/src/main.tsx
  const page = createRoot(root);
  // A transition is drawn in slices, between which a slow phone still answers to the finger.
  startTransition(() =>
    page.render(
      <StrictMode>
        <WordsProvider language={language}>
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
  if (import.meta.env.PROD) registerServiceWorker();
}
