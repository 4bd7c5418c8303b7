import type { Language } from '@rto-desk/contract/words/words';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from './session/SessionProvider.tsx';
import { Screens } from './shell/Screens.tsx';
import { registerServiceWorker } from './shell/updates.ts';
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

/**
 * Lets a browser translate the page: it replaces texts by elements of its own, and React, which knows nothing of that, would
 * fail as soon as it removes such a text or puts something before it. What is no longer there is passed over instead.
 */
function tolerateTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    added: T,
    before: Node | null,
  ): T {
    const place = before !== null && before.parentNode !== this ? null : before;
    return insertBefore.call(this, added, place) as T;
  };
}
