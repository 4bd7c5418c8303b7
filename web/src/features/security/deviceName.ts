import type { Words } from '@rto-desk/contract/words/words';

/** In this order: later browsers call themselves by the names of earlier ones, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|X11|CrOS/, 'Linux'],
];

/** What people call a device, by what its browser calls itself (User-Agent). */
export function deviceName(agent: string | null, words: Words): string {
  const [browser, system] = [nameIn(browsers, agent), nameIn(systems, agent)];
  if (browser !== undefined && system !== undefined) return words.security.browserOn(browser, system);
  return browser ?? system ?? words.security.unknownDevice;
}

function nameIn(known: typeof browsers, agent: string | null): string | undefined {
  return known.find(([pattern]) => pattern.test(agent ?? ''))?.[1];
}
