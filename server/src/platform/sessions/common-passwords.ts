/** The passwords that every guesser tries first, in lower case. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 111111 1111111 11111111 000000 00000000
  123123 123123123 121212 112233 11223344 654321 666666 696969 777777 888888 999999 159753 147258369 123321 1q2w3e 1q2w3e4r
  1q2w3e4r5t qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm password
  password1 password12 password123 password@123 passw0rd p@ssw0rd p@ssword pass1234 pass@123 admin123 admin@123 admin1234
  administrator welcome welcome1 welcome123 welcome@123 letmein iloveyou monkey dragon sunshine princess football cricket
  abc123 abcd1234 abcd@1234 abcdef abcdefgh a1b2c3d4 india123 india@123 indian bharat krishna ganesh jaimatadi saibaba
  changeme default secret master superman batman michael jordan23 samsung computer internet mobile123 test1234 testing
  testtest user1234 manager123 rtodesk rtodesk123 raipur123 chhattisgarh cg04ab1234 qazwsx qazwsxedc 1qaz2wsx zaq12wsx
  trustno1 starwars whatever freedom hello123 charlie shadow jesus1 ninja flower lovely loveyou sweety`
    .split(/\s+/)
    .filter(word => word !== ''),
);

/** Whether a password is among those that are tried first, or is one character repeated. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase()) || /^(.)\1*$/.test(password);
}
