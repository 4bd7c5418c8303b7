/**
 * The milliseconds in which a test wants to see what the product promises within `promised` of them: as many in `npm run
 * test:trust`, where nothing else keeps the machine busy, four times as many beside all other tests.
 */
export function allowed(promised: number): number {
  return promised * (process.env.TO_THE_LETTER ? 1 : 4);
}
