/** Whether `npm run test:long` runs, or `npm test`. */
export const isLong = process.env.TEST_FORM === 'long';

/** Of a journey whose capability another one shows as well: `npm test` leaves it out, `npm run test:long` tries it on both sizes of screen. */
export const long = { tag: '@long' };
