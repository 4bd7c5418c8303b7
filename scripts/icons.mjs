// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/browser.mjs';
import { root, say } from './lib/run.mjs';

// Draws the icons that phones want as pictures from the mark (web/public/icon.svg); run after it has changed.
const folder = join(root, 'web', 'public');
const mark = await readFile(join(folder, 'icon.svg'), 'utf8');
/** Devices cut a maskable icon to their own shape: the ground fills it, the mark stays in the safe middle. */
const maskable = mark
  .replace(' rx="7"', '')
  .replace(/(<path[\s\S]*)<\/svg>/, '<g transform="translate(3.2 3.2) scale(.8)">$1</g></svg>');

const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox'],
});
await draw(mark, 192, 'icon-192.png');
await draw(mark, 512, 'icon-512.png');
await draw(maskable, 512, 'icon-maskable.png');
await draw(maskable, 180, 'apple-touch-icon.png');
await draw(mark, 32, 'favicon.ico');
await browser.close();

/**
 * @param {string} svg
 * @param {number} size in pixels
 * @param {string} name
 */
async function draw(svg, size, name) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = '<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>';
  await page.setContent(style + svg);
  const picture = await page.screenshot({ omitBackground: true });
  await writeFile(join(folder, name), name.endsWith('.ico') ? asIcon(picture, size) : picture);
  await page.close();
  say(name);
}

/**
 * A picture in the container that browsers ask for by themselves: a folder of one entry, then the PNG as it is.
 * @param {Buffer} picture
 * @param {number} size in pixels
 */
function asIcon(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
