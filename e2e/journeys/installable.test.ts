import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, input, looksRight, test } from '../browser.ts';
import { isLong, long } from '../form.ts';
import { completeUser, enterAs, freshMobile } from '../people.ts';

test.use({ serviceWorkers: 'allow' });

test('the manifest names the product and icons of the sizes that it says', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'RTO Desk', start_url: '/?app', display: 'standalone' });
  const pictures = manifest.icons.filter((icon: { type: string }) => icon.type === 'image/png');
  expect(pictures.map((icon: { purpose: string }) => icon.purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async src => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test.describe('without the network', () => {
  test.use({ goesOffline: true });

  test('the pages come from the device, say so, and keep what is typed', long, async ({ page, context }) => {
    await page.goto('/');
    await kept(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Your entries are kept.')).toBeVisible();
    await looksRight(page);
    await page.goto('/register');
    const mobile = freshMobile();
    await input(page, 'name').fill('Sunita Sahu');
    await input(page, 'phone').fill(mobile);
    await input(page, 'password').fill('monsoon-raipur-7');
    await input(page, 'password_confirmation').fill('monsoon-raipur-7');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').first()).toContainText('Registration failed');
    await expect(input(page, 'name')).toHaveValue('Sunita Sahu');
    await context.setOffline(false);
    await input(page, 'password').press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    // The installed application begins with their dashboard; without the network it says so and leads to the guide.
    await page.goto('/?app');
    await expect(page).toHaveURL(/\/dashboard$/);
    await context.setOffline(true);
    await page.goto('/?app');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Cannot reach the server. Retrying…');
    await page.getByRole('main').getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page).toHaveURL(/\/help$/);
    await looksRight(page);
    // Signed out, both guides are listed, and a screen's page is found in either.
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['For staff', 'For citizens']);
    await page.goto('/help?at=/jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Handle a job, from request to handover',
    );
  });
});

test('API responses are never stored on the device', long, async ({ page }) => {
  const user = await completeUser();
  await enterAs(page, user, '/dashboard');
  await kept(page);
  await page.goto('/citizens?page=1');
  await expect(page.getByRole('link', { name: user.name })).toBeVisible();
  const addresses = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map(key => window.caches.open(key)));
    return (await Promise.all(caches.map(cache => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
  expect(addresses).toContain('/index.html');
  expect(addresses.filter(address => !/^\/(assets\/|index\.html$)/.test(address))).toEqual([]);
});

if (isLong)
  test.describe('a new version', () => {
    let desk: Renewable;
    test.beforeEach(async () => {
      desk = await renewable(process.env.RTO_DESK_ADDRESS ?? '');
    });
    test.afterEach(() => desk.close());

    test('is offered, waits for unsaved input, and loads on request', async ({ page }) => {
      await page.goto(desk.address);
      await kept(page);
      await page.goto(`${desk.address}/register`);
      await input(page, 'name').fill('Sunita Sahu');
      desk.renew();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      const notice = page.getByText('A new version is available.');
      await expect(notice).toBeVisible();
      await expect(notice).toContainText('It will load once you save or close this form.');
      await looksRight(page);
      await expect(input(page, 'name')).toHaveValue('Sunita Sahu');
      await input(page, 'name').fill('');
      const loaded = page.waitForEvent('load', { timeout: 60_000 });
      await page.getByRole('button', { name: 'Update now' }).click();
      await loaded;
      await expect(input(page, 'name')).toBeVisible();
      await expect(notice).toBeHidden();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toMatch(/activat/);
    });
  });

/** Waits until the device has all the pages and shows them by itself. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

interface Renewable {
  address: string;
  /** From now on the pages are of another version. */
  renew: () => void;
  close: () => Promise<void>;
}

/** Stands before the real server and, once told, changes one byte of the worker: what an update is to a browser. */
async function renewable(behind: string): Promise<Renewable> {
  let version = '';
  const server: Server = createServer((asked, answer) => {
    const isWorker = asked.url === '/sw.js';
    const { 'if-none-match': _known, 'if-modified-since': _since, ...whole } = asked.headers;
    const headers = isWorker ? { ...whole, 'accept-encoding': 'identity' } : asked.headers;
    const onward = request(new URL(asked.url ?? '/', behind), { method: asked.method, headers }, given => {
      const { 'content-length': length, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker || length === undefined ? rest : given.headers);
      given.pipe(answer, { end: !isWorker });
      if (isWorker) given.on('end', () => answer.end(version));
    });
    asked.pipe(onward);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: () => {
      version = '\n// the next version';
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
