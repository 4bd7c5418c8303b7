// @ts-check
import './node-version.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureInstalled } from './prepare.mjs';
import { root, runPackage, say } from './run.mjs';

/**
 * Turns off one defence after the other and runs the test that covers it, which must fail: a test that passes either
 * way proves nothing. The sources are as they were afterwards.
 * @type {{ defence: string, file: string, from: string, to: string, test: string }[]}
 */
const defences = [
  {
    defence: 'a manager of a branch reaches that branch only',
    file: 'contract/src/access.ts',
    from: "return { sees: 'branch', branch_id: caller.branch_id };",
    to: "return { sees: 'everything' };",
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a user reaches their own profiles only',
    file: 'server/src/features/citizens/scope.ts',
    from: "? eb.or([eb('citizens.owner_id', '=', reach.user_id)])",
    to: '? eb.and([])',
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a call is for its audience only',
    file: 'server/src/platform/http/gate.ts',
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
    defence: 'an owner leaves office records alone',
    file: 'contract/src/access.ts',
    from: "return isStaff(caller.role) || record.origin === 'self';",
    to: 'return true;',
    test: 'server/src/features/documents',
  },
  {
    defence: 'the later of two clerks is told',
    file: 'server/src/features/citizens/changes.ts',
    from: '    refuseStale(updated_at, current);',
    to: '    void updated_at;\n    void refuseStale;',
    test: 'server/src/trust/races',
  },
  {
    defence: 'the last admin stays',
    file: 'server/src/features/users/changes.ts',
    from: 'if (other === undefined) throw',
    to: 'if (other === undefined && false) throw',
    test: 'server/src/features/users',
  },
  {
    defence: 'nobody changes their own login among the users',
    file: 'contract/src/user.ts',
    from: 'edit: !isSelf && (',
    to: 'edit: (',
    test: 'server/src/features/users',
  },
  {
    defence: 'what is written for admins is theirs alone',
    file: 'server/src/features/messages/queries.ts',
    from: "caller.role === 'admin' ? sql`true`",
    to: "caller.role !== 'user' ? sql`true`",
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'a link to a document is signed',
    file: 'server/src/platform/storage/signing.ts',
    from: 'const matches = given.length === right.length && timingSafeEqual(given, right);',
    to: 'const matches = given.length === right.length || timingSafeEqual(right, right);',
    test: 'server/src/features/files',
  },
  {
    defence: 'what is searched for is no pattern',
    file: 'server/src/platform/database/like.ts',
    from: "return text.replace(/[\\\\%_]/g, '\\\\$&');",
    to: 'return text;',
    test: 'server/src/features/search',
  },
  {
    defence: 'what no database can keep is refused',
    file: 'server/src/platform/http/gate.ts',
    from: '  refuseUnstorable(input);',
    to: '  void refuseUnstorable;',
    test: 'server/src/app.test',
  },
  {
    defence: 'a CSV holds no formulas',
    file: 'server/src/platform/csv.ts',
    from: 'escape_formulas: true',
    to: 'escape_formulas: false',
    test: 'server/src/platform/csv',
  },
  {
    defence: 'a message is claimed before it is sent',
    file: 'server/src/features/messages/deliver.ts',
    from: "    .where('state', '=', 'queued')\n    .returning(['id', 'channel'",
    to: "    .returning(['id', 'channel'",
    test: 'server/src/features/messages',
  },
  {
    defence: 'the log keeps no message of an error',
    file: 'server/src/platform/http/failure.ts',
    from: "    type: thrown.name,\n    message: '',",
    to: '    type: thrown.name,\n    message: thrown.message as never,',
    test: 'server/src/app.test',
  },
  {
    defence: 'a code of the authenticator works once',
    file: 'server/src/features/security/two-factor.ts',
    from: "          .where('last_step', '<', step)\n",
    to: '',
    test: 'server/src/features/security',
  },
  {
    defence: 'too many calls at once are turned away',
    file: 'server/src/platform/http/shed.ts',
    from: 'if (running >= most) throw',
    to: 'if (running >= most && false) throw',
    test: 'server/src/trust/overload',
  },
];

await ensureInstalled();
let survived = 0;
for (const { defence, file, from, to, test } of defences) {
  const path = join(root, file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  await writeFile(
    path,
    source.replace(from, () => to),
  );
  try {
    const { code } = await runPackage('vitest', ['run', '--project', 'server', test], {
      folder: root,
      quiet: true,
    });
    if (code === 0) survived += 1;
    say(`${code === 0 ? 'NOT NOTICED' : 'noticed    '} ${defence} (${test})`);
  } finally {
    await writeFile(path, source);
  }
}
process.exit(survived === 0 ? 0 : 1);
