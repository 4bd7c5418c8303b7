import type { Language } from '@rto-desk/contract/words/words';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from './session/SessionProvider.tsx';
import { Screens } from './shell/Screens.tsx';
import { registerServiceWorker } from './shell/updates.ts';
import { tolerateTranslation } from './translation.ts';
import { FailureBoundary } from './ui/FailureBoundary.tsx';
import { WordsProvider } from './words/WordsProvider.tsx';

/** Draws the screen of the address in an element, in a language whose texts are loaded. */
export function draw(root: HTMLElement, language: Language): void {
  tolerateTranslation();
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
