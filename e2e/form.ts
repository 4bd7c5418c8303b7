/** Whether `npm run test:long` runs, or `npm test`. */
export const isLong = process.env.TEST_FORM === 'long';
