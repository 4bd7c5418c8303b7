import { expect, test } from 'vitest';
import { assertNotCommonPassword } from './common-passwords.ts';

const isRefused = (password: string) =>
  assertNotCommonPassword(password).then(
    () => false,
    () => true,
  );

test.each([
  ['of the most used ones', 'trustno1'],
  ['the last of those, about', 'meredith'],
  ['in any case', 'QwertyUiop'],
  ['tried first here', 'raipur123'],
  ['one character repeated', 'aaaaaaaaaaaa'],
  ['one character of several bytes repeated', '🙏🙏🙏🙏🙏🙏'],
])('%s: %s is refused', async (_why, password) => {
  expect(await isRefused(password)).toBe(true);
});

test.each(['monsoon-raipur-7', 'मानसून-रायपुर', 'trustno1trustno1', 'pqzmv8'])(
  '%s is taken',
  async password => {
    expect(await isRefused(password)).toBe(false);
  },
);

test('the sentence stands at the field that was filled in', async () => {
  await expect(assertNotCommonPassword('trustno1', 'new_password')).rejects.toMatchObject({
    fields: { new_password: [expect.any(Function)] },
  });
});
