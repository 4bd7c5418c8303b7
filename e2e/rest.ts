import type { BrowserContext, Page, Request } from '@playwright/test';

interface Traffic {
  onItsWay: Set<Request>;
  /** How many requests the page has begun. */
  begun: number;
  /** Called when nothing is on its way any more. */
  whenQuiet: (() => void)[];
}

const traffic = new WeakMap<Page, Traffic>();

/** Follows what the pages of a context ask for, so that `waitUntilSettled` knows. */
export function followTraffic(context: BrowserContext): void {
  context.on('page', page => {
    const seen: Traffic = { onItsWay: new Set(), begun: 0, whenQuiet: [] };
    traffic.set(page, seen);
    page.on('request', request => {
      // Requests of the page before are aborted.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.onItsWay.clear();
      seen.onItsWay.add(request);
      seen.begun += 1;
    });
    const end = (request: Request) => {
      seen.onItsWay.delete(request);
      if (seen.onItsWay.size > 0) return;
      for (const tell of seen.whenQuiet.splice(0)) tell();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
}

/**
 * Waits until all of a screen has come, also what it loads after its heading: nothing is on its way, and nothing more is
 * asked for once the page has nothing left to do. Sooner than Playwright's idle network, which waits half a second.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const seen = traffic.get(page);
  if (seen === undefined) throw new Error('The requests of this page are not followed');
  for (let begun = -1; begun !== seen.begun; ) {
    begun = seen.begun;
    if (seen.onItsWay.size > 0) await new Promise<void>(resolve => seen.whenQuiet.push(resolve));
    await page.evaluate(hasNothingToDo);
  }
}

/** Twice, with a frame between them: what a frame brings may be drawn in the next. Runs in the page. */
async function hasNothingToDo(): Promise<void> {
  // A window that has changed its size may draw no further frame, and is not idle then either.
  const idle = () => new Promise(resolve => requestIdleCallback(resolve, { timeout: 1_000 }));
  await idle();
  await new Promise(resolve => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 1_000);
  });
  await idle();
}
