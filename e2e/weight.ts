import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { waitUntilSettled } from './rest.ts';

/** What a screen may weigh before it can be used, in bytes of gzipped JavaScript (`docs/pages.md`). */
export const PUBLIC = 130_000;
export const SIGNED_IN = 208_000;

/**
 * Counts from now on; the function that it gives answers the bytes of all scripts, once nothing is on its way.
 * @param of the addresses of the scripts that count; all where not said
 */
export function weigh(page: Page, of = /./): () => Promise<number> {
  const addresses = new Set<string>();
  page.on('response', answer => {
    if (answer.request().resourceType() === 'script' && of.test(answer.url())) addresses.add(answer.url());
  });
  return async () => {
    await waitUntilSettled(page);
    page.removeAllListeners('response');
    const sizes = await Promise.all([...addresses].map(address => gzipped(page, address)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}

const known = new Map<string, Promise<number>>();

/** The size of a script, which its name keeps the same for good. */
function gzipped(page: Page, address: string): Promise<number> {
  const size = known.get(address) ?? askedFor(page, address);
  known.set(address, size);
  return size;
}

async function askedFor(page: Page, address: string): Promise<number> {
  const answer = await page.request.head(address, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers()['content-encoding'], address).toBe('gzip');
  return Number(answer.headers()['content-length']);
}
