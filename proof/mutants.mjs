// @ts-check
import '../scripts/lib/node-version.mjs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt, ensureInstalled } from '../scripts/lib/prepare.mjs';
import { root, runPackage, say } from '../scripts/lib/run.mjs';

const MIGRATIONS = 'server/migrations';

/**
 * Mutation tests of what guards access, secrets, messages that go out once, and backups: turns off one defence after the
 * other and runs the test that covers it, which must fail; a test that passes either way proves nothing. The sources are restored afterwards. With `--check` it
 * only reports defences whose text is not in the sources exactly once, those of a migration that a later one has written again, and those
 * whose test file does not exist.
 * @type {{ defence: string, file: string, from: string, to: string, test: string }[]}
 */
const defences = [
  {
    defence: 'nothing in plain text is copied to another place',
    file: 'server/src/features/backup/copies.ts',
    from: "    .where('file', 'like', `%${ENCRYPTED}`)\n",
    to: '',
    test: 'backup/copies',
  },
  {
    defence: 'copies need a passphrase',
    file: 'server/src/config.ts',
    from: "  BACKUP_COPY_TO: ['BACKUP_PASSPHRASE'],\n",
    to: '',
    test: 'src/config.test',
  },
  {
    defence: 'the oldest copies go',
    file: 'server/src/features/backup/copies.ts',
    from: 'of outdatedBackups(copies, keep)',
    to: 'of []',
    test: 'backup/copies',
  },
  {
    defence: 'a backup of a later version is not restored',
    file: 'server/src/features/backup/unpack.ts',
    from: '    await assertKnownHistory(content);\n',
    to: '    content.destroy();\n',
    test: 'backup/archive',
  },
  {
    defence: 'another branch does not vouch for an account',
    file: 'server/src/facts/profile-trust.ts',
    from: '(${hasVerified} and ${isOwnWord(caller)})',
    to: '(${hasVerified})',
    test: 'citizens/profile-trust',
  },
  {
    defence: 'a claim is decided by staff who reach what it names',
    file: 'server/src/features/claims/named.ts',
    from: "from vehicles join ${rowsWithin(caller, 'citizens')} on",
    to: "from vehicles join citizens on ${rowsWithin(caller, 'citizens') !== null}::boolean and",
    test: 'features/claims',
  },
  {
    defence: 'a branch reads no messages of a number that a citizen of another branch has',
    file: 'server/src/scope/conditions.ts',
    from: '(${holders} and citizens.branch_id <> ${id})',
    to: '(${holders} and false)',
    test: 'features/messages/inbox',
  },
  {
    defence: 'an owner is notified of a document once a day, also by a bulk notice that goes on later',
    file: 'server/src/features/notify-all/work.ts',
    from: '\n    .where(sql<boolean>`${notifiedSince(morning, day)} is null`);',
    to: ';',
    test: 'features/notify-all/stopping',
  },
  {
    defence: 'a number that has sent STOP is not reminded',
    file: 'server/src/features/messages/notice-subject.ts',
    from: "['stopped', isStopped('citizens.mobile')],",
    to: '',
    test: 'features/messages/stopped',
  },
  {
    defence: 'a job is not linked to records out of scope',
    file: 'server/src/features/jobs/links.ts',
    from: '  if (found.includes(undefined)) throw new NotFound();\n',
    to: '',
    test: 'features/jobs/jobs',
  },
  {
    defence: 'a list of another branch is out of reach',
    file: 'server/src/scope/conditions.ts',
    from: 'sql<SqlBool>`imports.branch_id = ${id}`',
    to: 'ALL',
    test: 'trust/matrix',
  },
  {
    defence: 'a manager of a branch reaches that branch only',
    file: 'contract/src/access.ts',
    from: "return { sees: 'branch', branch_id: caller.branch_id };",
    to: "return { sees: 'everything' };",
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a user reaches their own profiles only',
    file: 'server/src/scope/conditions.ts',
    from: '? sql<SqlBool>`(citizens.owner_id = ${user.id})`',
    to: '? ALL',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a branch reaches its citizens and those of none',
    file: 'server/src/scope/conditions.ts',
    from: '`(citizens.branch_id = ${id} or citizens.branch_id is null)`',
    to: '`true`',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'reports and searches end at a branch',
    file: 'server/src/scope/conditions.ts',
    from: 'in (${id}, ${NO_BRANCH})`',
    to: 'is not null`',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a user sees the ends of their own documents only',
    file: 'server/src/scope/conditions.ts',
    from: 'in (\n      select id from citizens where owner_id = ${user.id} union select ${user.citizen_id}::integer)`',
    to: 'is not null`',
    test: 'server/src/features/dashboard',
  },
  {
    defence: 'a branch deals with its own requests and those of none',
    file: 'server/src/scope/conditions.ts',
    from: '`(submissions.branch_id = ${id} or submissions.branch_id is null)`',
    to: '`true`',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a branch reads its own messages only',
    file: 'server/src/scope/conditions.ts',
    from: 'and (messages.branch_id = ${id}',
    to: 'and (true',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a branch reaches its own accounts only',
    file: 'server/src/scope/conditions.ts',
    from: 'users.id in (select user_id from branch_account_visibility where branch_id = ${id})',
    to: 'true',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'vehicles are reached as their owner is',
    file: 'server/src/scope/within.ts',
    from: "'vehicles.citizen_id')\n        .where(citizenWithin(caller))",
    to: "'vehicles.citizen_id')",
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'documents are reached as their owner is',
    file: 'server/src/scope/within.ts',
    from: "'document.citizen_id')\n        .where(citizenWithin(caller))",
    to: "'document.citizen_id')",
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'statements in SQL read what is within reach',
    file: 'server/src/scope/within.ts',
    from: 'from ${sql.table(table)} where ${condition})',
    to: 'from ${sql.table(table)})',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a query without reach is found',
    file: 'server/src/facts/count-of-citizen.ts',
    from: 'await within(db, caller)\n    .citizens()',
    to: "await db\n    .selectFrom('citizens')",
    test: 'server/src/unscoped',
  },
  {
    defence: 'a call is for its audience only',
    file: 'server/src/platform/http/authorise.ts',
    from: 'if (belongsTo(endpoint.audience, caller?.role ?? null)) {',
    to: 'if (caller !== null || belongsTo(endpoint.audience, null)) {',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a session ends when its time is over',
    file: 'server/src/platform/sessions/sessions.ts',
    from: ".where('sessions.expires_at', '>', sql<string>`now()`)",
    to: '',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'what is sensitive wants the password again',
    file: 'server/src/platform/http/authorise.ts',
    from: "if (endpoint.confirm === 'always') assertPasswordConfirmed(caller);",
    to: '',
    test: 'server/src/features/security/confirm',
  },
  {
    defence: 'a list of messages holds no link that opens an account',
    file: 'contract/src/message.ts',
    from: "secretPurposes = ['reset', 'verify']",
    to: "secretPurposes = ['verify']",
    test: 'security/confirm',
  },
  {
    defence: 'a secret of an account is sealed for that account',
    file: 'server/src/platform/vault.ts',
    from: 'cipher.setAAD(Buffer.from(of)).setAuthTag(tag);',
    to: 'cipher.setAuthTag(tag);',
    test: 'server/src/platform/vault',
  },
  {
    defence: 'a backup holds no link that sets a password',
    file: 'server/src/features/backup/dump.ts',
    from: "then '' else body end",
    to: 'then body else body end',
    test: 'server/src/features/backup/backup',
  },
  {
    defence: 'a restore without the key switches second factors off',
    file: 'server/src/features/accounts/vault-key.ts',
    from: 'set lost_at = now(), confirmed_at = null, sealed = null',
    to: 'set lost_at = null',
    test: 'server/src/features/backup/commands.long',
  },
  {
    defence: 'an owner leaves office records alone',
    file: 'contract/src/access.ts',
    from: "return isStaff(caller.role) || record.origin === 'self';",
    to: 'return true;',
    test: 'server/src/features/documents',
  },
  {
    defence: 'the last admin stays',
    file: 'server/src/features/users/mutations.ts',
    from: 'if (other === undefined) throw',
    to: 'if (other === undefined && false) throw',
    test: 'server/src/features/users',
  },
  {
    defence: 'a link to a document is signed',
    file: 'server/src/platform/storage/signing.ts',
    from: 'const matches = given.length === right.length && timingSafeEqual(given, right);',
    to: 'const matches = given.length === right.length || timingSafeEqual(right, right);',
    test: 'server/src/features/files',
  },
  {
    defence: 'a link to a document ends with the session that it was given to',
    file: 'server/src/features/files/routes.ts',
    from: 'if (viewer === null) throw new Forbidden(',
    to: 'if (session === null) throw new Forbidden(',
    test: 'server/src/features/files',
  },
  {
    defence: 'a link to a document opens what is within reach alone',
    file: 'server/src/features/files/queries.ts',
    from: 'within(db, caller)\n      .citizens()',
    to: "within(db, { ...caller, role: 'admin' })\n      .citizens()",
    test: 'server/src/features/files',
  },
  {
    defence: 'a deletion leaves nothing in the history',
    file: 'server/src/features/own-data/erase.ts',
    from: 'await sql`select forget_in_history(',
    to: 'if (ids.length < 0) await sql`select forget_in_history(',
    test: 'server/src/features/own-data/deletion',
  },
  {
    defence: 'a backup is downloaded encrypted where a passphrase is set',
    file: 'server/src/features/backup/routes.ts',
    from: 'passphrase === null ? backup : encrypt(backup, passphrase)',
    to: 'passphrase === null ? backup : backup',
    test: 'server/src/features/backup/encrypted',
  },
  {
    defence: 'a document goes to an unverified profile only after confirmation',
    file: 'server/src/features/documents/queries.ts',
    from: '      await assertIdentityProven(transaction, caller, owner.citizen_id, proof);\n',
    to: '',
    test: 'server/src/features/citizens/profile-trust',
  },
  {
    defence: 'the word of a provider changes only the states that it may',
    file: 'server/src/features/messages/provider-statuses.ts',
    from: 'const changes = move.from.some(from => from === message.state);',
    to: 'const changes = true;',
    test: 'server/src/features/messages/states',
  },
  {
    defence: 'a message is claimed before it is sent',
    file: 'server/src/features/messages/deliver.ts',
    from: "      .where('state', 'in', messageTransitions.claim.from)\n      .returning(['id', 'channel'",
    to: "      .returning(['id', 'channel'",
    test: 'server/src/features/messages',
  },
  {
    defence: 'the log keeps no message of an error',
    file: 'server/src/platform/http/log-error.ts',
    from: "    type: thrown.name,\n    message: '',",
    to: '    type: thrown.name,\n    message: thrown.message as never,',
    test: 'server/src/app.test',
  },
  {
    defence: 'a code of the authenticator works once',
    file: 'server/src/features/accounts/two-factor.ts',
    from: "          .where('last_step', '<', String(step))\n",
    to: '',
    test: 'server/src/features/security',
  },
  {
    defence: 'two backups are not written at once',
    file: 'server/src/features/backup/backup-file.ts',
    from: 'if (!rows[0].held) return null;',
    to: 'void rows;',
    test: 'server/src/features/backup/archive',
  },
  {
    defence: 'a key stands for one content',
    file: 'server/src/platform/http/idempotency.ts',
    from: 'if (first.content !== call.content) throw',
    to: 'if (first.content !== call.content && false) throw',
    test: 'server/src/trust/races',
  },
  {
    defence: 'what signs in is changed by admins alone',
    file: 'server/src/features/users/mutations.ts',
    from: 'if (!maySetContacts(caller)) assertSameContacts(former, wanted);',
    to: 'void assertSameContacts;',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'an unverified address does not sign in',
    file: 'server/src/features/accounts/queries.ts',
    from: 'sql<string>`lower(users.email)`',
    to: 'sql<string>`lower(coalesce(users.unverified_email, users.email))`',
    test: 'server/src/features/accounts/accounts',
  },
];

/** With words after the command, only the defences that hold one of them. */
const words = process.argv.slice(2);
const tried = defences.filter(
  ({ defence, test }) => words.length === 0 || words.some(word => `${defence} ${test}`.includes(word)),
);

if (words[0] === '--check') {
  const gone = [];
  const migrations = (await readdir(join(root, MIGRATIONS))).map(name => `${MIGRATIONS}/${name}`);
  const timesIn = async (/** @type {string} */ file, /** @type {string} */ text) =>
    (await readFile(join(root, file), 'utf8').catch(() => '')).split(text).length - 1;
  const files = [];
  for (const folder of ['contract/src', 'server/src', 'web/src', 'e2e', 'proof/trust'])
    for (const name of await readdir(join(root, folder), { recursive: true }))
      if (/\.test\.tsx?$/.test(name)) files.push(`${folder}/${name.replaceAll('\\', '/')}`);
  for (const { defence, file, from, test } of defences) {
    const times = await timesIn(file, from);
    if (times !== 1) gone.push(`${defence}: ${file} has ${times} times ${from}`);
    if (!files.some(name => name.includes(test))) gone.push(`${defence}: no test file is called ${test}`);
    for (const later of file.startsWith(MIGRATIONS) ? migrations.filter(name => name > file) : [])
      if ((await timesIn(later, from)) > 0) gone.push(`${defence}: ${later} writes ${from} anew`);
  }
  for (const line of gone) console.log(line);
  process.exit(gone.length === 0 ? 0 : 1);
}

await ensureInstalled();
// Tests read what is built of the contract.
await ensureBuilt();
let survived = 0;
for (const { defence, file, from, to, test } of tried) {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(
    path,
    source.replace(from, () => to),
  );
  try {
    const { code, output } = await runPackage('vitest', ['run', '--bail=1', test], {
      folder: root,
      env: { TEST_FORM: test.includes('.long') ? 'long' : 'short' },
      quiet: true,
    });
    // A failed run without a failed test proves nothing: its files may be gone, or the build may have failed.
    const isNoticed = code !== 0 && /Tests .*[0-9]+ failed/.test(stripVTControlCharacters(output));
    if (!isNoticed) survived += 1;
    const outcome = isNoticed ? 'noticed    ' : code === 0 ? 'NOT NOTICED' : 'NOT RUN    ';
    say(`${outcome} ${defence} (${test})`);
  } finally {
    await writeFile(path, source);
  }
}
process.exit(survived === 0 ? 0 : 1);
