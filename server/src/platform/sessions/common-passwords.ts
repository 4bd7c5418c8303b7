import { passwordLengths } from '@rto-desk/contract/account';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { Invalid } from '../errors.ts';

/** The most used passwords, this many of those that are long enough to be chosen here (ASVS 6.2.4). */
const MOST = 3_000;

/** Guesses particular to this place, language and product, which the list lacks. */
const local =
  `0123456789 987654321 9876543210 123123123 121212 654321 abcdef abcdefgh abcd@1234 password12 password@123 pass@123
  p@ssword p@ssw0rd admin123 admin1234 admin@123 administrator manager123 user1234 test1234 mobile123 default welcome123 welcome@123
  india123 india@123 bharat ganesh jaimatadi saibaba rtodesk rtodesk123 raipur123 chhattisgarh cg04ab1234`.split(
    /\s+/,
  );

let common: Promise<ReadonlySet<string>> | undefined;

/** Throws Invalid on `field` for a common password, or one character repeated. */
export async function assertNotCommonPassword(
  password: string,
  field: 'password' | 'new_password' = 'password',
): Promise<void> {
  common ??= loadCommon();
  const isCommon = (await common).has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
  if (isCommon) throw new Invalid({ [field]: (words: ServerWords) => words.validation.commonPassword });
}

/** Loaded when the first password is chosen: unpacking takes 25 ms and 16 MB. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const known = dictionary['passwords-common'].filter(each => each.length >= passwordLengths.register);
  return new Set([...known.slice(0, MOST), ...local]);
}
