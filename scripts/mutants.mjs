// @ts-check
import './lib/node-version.mjs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureInstalled } from './lib/prepare.mjs';
import { root, runPackage, say } from './lib/run.mjs';

/**
 * Turns off one defence after the other and runs the test that covers it, which must fail: a test that passes either
 * way proves nothing. The sources are as they were afterwards. With `--check` it only says which of them are no longer in
 * the sources as they stand here.
 * @type {{ defence: string, file: string, from: string, to: string, test: string }[]}
 */
const defences = [
  {
    defence: 'nothing of a user that has expired is hidden on the dashboard',
    file: 'server/src/features/dashboard/queries.ts',
    from: ".where('ahead', '<=', upcomingDocuments)",
    to: '.limit(upcomingDocuments)',
    test: 'server/src/features/dashboard/dashboard',
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
    file: 'server/src/scope/citizens.ts',
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
    defence: 'what is sensitive wants the password again',
    file: 'server/src/platform/http/gate.ts',
    from: "if (endpoint.confirm === 'always') refuseUnconfirmed(caller);",
    to: '',
    test: 'server/src/features/security/confirm',
  },
  {
    defence: 'a password that was given stands for a quarter of an hour',
    file: 'server/src/platform/sessions/sessions.ts',
    from: 'const CONFIRMED_FOR = 900;',
    to: 'const CONFIRMED_FOR = 90_000;',
    test: 'server/src/features/security/confirm',
  },
  {
    defence: 'a password confirmed on one device stands for no other',
    file: 'server/src/platform/sessions/sessions.ts',
    from: "    .where('token_hash', '=', session)\n    .returning(",
    to: "    .where('user_id', '=', sql<number>`(select user_id from sessions where token_hash = ${session})`)\n    .returning(",
    test: 'server/src/features/security/confirm',
  },
  {
    defence: 'confirming takes the code of the authenticator app',
    file: 'server/src/features/security/routes.ts',
    from: '      await refuseWrongCode(desk, caller.id, body.code);\n',
    to: '      void refuseWrongCode;\n',
    test: 'server/src/features/security/confirm',
  },
  {
    defence: 'making a manager wants the password again',
    file: 'server/src/features/users/changes.ts',
    from: "if (input.role !== 'user') refuseUnconfirmed(caller);",
    to: '',
    test: 'server/src/features/security/confirm',
  },
  {
    defence: 'changing what somebody signs in with wants the password again',
    file: 'server/src/features/users/changes.ts',
    from: '    refuseUnconfirmed(caller);\n  await changeContacts(',
    to: '    void 0;\n  await changeContacts(',
    test: 'server/src/features/security/confirm',
  },
  {
    defence: 'a secret of an account is sealed for that account',
    file: 'server/src/platform/vault.ts',
    from: 'cipher.setAAD(Buffer.from(of)).setAuthTag(tag);',
    to: 'cipher.setAuthTag(tag);',
    test: 'server/src/platform/vault',
  },
  {
    defence: 'nobody but its account reads the key file',
    file: 'server/src/platform/vault.ts',
    from: '{ mode: 0o600 }',
    to: '{ mode: 0o644 }',
    test: 'server/src/platform/vault',
  },
  {
    defence: 'a damaged key file is not made anew',
    file: 'server/src/platform/vault.ts',
    from: 'if (key.length < SHORTEST_KEY)',
    to: 'if (key.length < 1)',
    test: 'server/src/platform/vault',
  },
  {
    defence: 'whoever lost a second factor with its key sets up another one',
    file: 'server/src/platform/sessions/sessions.ts',
    from: 'user_id = users.id and lost_at is not null)',
    to: 'user_id = users.id and false)',
    test: 'server/src/features/security/security',
  },
  {
    defence: 'a backup holds no link that sets a password',
    file: 'server/src/features/backup/dump.ts',
    from: "then '' else body end",
    to: 'then body else body end',
    test: 'server/src/features/backup/backup',
  },
  {
    defence: 'a link that a backup does not hold is not sent from it',
    file: 'server/src/features/backup/dump.ts',
    from: "then 'cancelled' else state end",
    to: 'then state else state end',
    test: 'server/src/features/backup/backup',
  },
  {
    defence: 'what an encrypted backup held is not left in plain',
    file: 'server/src/features/backup/encrypted.ts',
    from: '  } finally {\n    await rm(folder, { recursive: true, force: true });',
    to: '  } finally {',
    test: 'server/src/features/backup/encrypted',
  },
  {
    defence: 'a restore without the key switches second factors off',
    file: 'server/src/features/backup/lost-apps.ts',
    from: 'set lost_at = now(), confirmed_at = null, sealed = null',
    to: 'set lost_at = null',
    test: 'server/src/features/backup/commands',
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
    defence: 'a link to a document ends with the session that it was given to',
    file: 'server/src/features/files/routes.ts',
    from: 'if (viewer === null) throw new Forbidden(',
    to: 'if (session === null) throw new Forbidden(',
    test: 'server/src/features/files',
  },
  {
    defence: 'a link to a document opens what is within reach alone',
    file: 'server/src/features/files/opened.ts',
    from: '    .where(visibleCitizens(caller))\n',
    to: '',
    test: 'server/src/features/files',
  },
  {
    defence: 'a link to a document works for an hour at most',
    file: 'server/src/platform/storage/signing.ts',
    from: 'Math.floor(seconds / QUARTER_HOUR)',
    to: 'Math.ceil(seconds / QUARTER_HOUR)',
    test: 'server/src/features/files',
  },
  {
    defence: 'no cache keeps a document',
    file: 'server/src/features/files/routes.ts',
    from: "'no-store'",
    to: "'private, max-age=900'",
    test: 'server/src/features/files',
  },
  {
    defence: 'an account adds so many profiles in a day',
    file: 'server/src/features/citizens/changes.ts',
    from: "if (!isStaff(caller.role)) await limits.count('profiles',",
    to: "if (caller.id < 0) await limits.count('profiles',",
    test: 'server/src/trust/limits',
  },
  {
    defence: 'an account uploads so much in a day',
    file: 'server/src/features/files/records.ts',
    from: "  await limits.count('uploads', account);\n  await limits.count('bytes', account, size);",
    to: '  void size;',
    test: 'server/src/trust/limits',
  },
  {
    defence: 'a deletion leaves nothing in the history',
    file: 'server/src/features/own-data/forget.ts',
    from: 'await sql`select forget_in_history(',
    to: 'void sql`select forget_in_history(',
    test: 'server/src/features/own-data/deletion',
  },
  {
    defence: 'a deletion leaves no text of messages',
    file: 'server/src/features/own-data/forget.ts',
    from: "body = '', template = null",
    to: 'template = null',
    test: 'server/src/features/own-data/deletion',
  },
  {
    defence: 'a deletion leaves no requests',
    file: 'server/src/features/own-data/forget.ts',
    from: '  await blankRequests(db, user.id);\n',
    to: '',
    test: 'server/src/features/own-data/deletion',
  },
  {
    defence: 'the history of those who are not deleted is only added to',
    file: 'server/migrations/0038_forgetting.sql',
    from: 'if exists (select from users where id = account) or not exists (',
    to: 'if false and not exists (',
    test: 'server/src/features/own-data/deletion',
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
    file: 'server/src/features/accounts/two-factor.ts',
    from: "          .where('last_step', '<', step)\n",
    to: '',
    test: 'server/src/features/security',
  },
  {
    defence: 'too many calls at once are turned away',
    file: 'server/src/platform/http/shed.ts',
    from: 'if (running.size >= most) throw',
    to: 'if (running.size >= most && false) throw',
    test: 'server/src/trust/overload',
  },
  {
    defence: 'attempts are counted in the database',
    file: 'server/src/platform/limits.ts',
    from: '  return new RateLimiterPostgres({\n',
    to: '  return new RateLimiterMemory(options) as never;\n  new RateLimiterPostgres({\n',
    test: 'server/src/trust/doors',
  },
  {
    defence: 'an address has limits of its own',
    file: 'server/src/features/accounts/sign-in.ts',
    from: "    await limits.count('address', attempt.address);\n",
    to: '',
    test: 'server/src/trust/limits',
  },
  {
    defence: 'more finds than are counted are told',
    file: 'server/src/search/page.ts',
    from: "found > MOST_COUNTED ? 'more' : found",
    to: 'Math.min(found, MOST_COUNTED)',
    test: 'server/src/search/page',
  },
  {
    defence: 'finds behind the last that is counted are not shown',
    file: 'server/src/search/page.ts',
    from: 'Math.min(perPage, MOST_COUNTED - offset)',
    to: 'perPage',
    test: 'server/src/search/page',
  },
  {
    defence: 'a name that somebody has is not corrected to another',
    file: 'server/src/search/words.ts',
    from: 'case when is_known then',
    to: 'case when false then',
    test: 'server/src/search/everything',
  },
  {
    defence: 'a letter over and over is nobody',
    file: 'server/src/search/words.ts',
    from: '(\\\\D)\\\\1\\\\1',
    to: '(\\\\D)\\\\1\\\\1\\\\1\\\\1\\\\1\\\\1',
    test: 'server/src/search/everything',
  },
  {
    defence: 'a number is found by its beginning and its last digits',
    file: 'server/src/search/text.ts',
    from: "return first !== '' && LAST_DIGITS",
    to: 'return first === null && LAST_DIGITS',
    test: 'server/src/search/everything',
  },
  {
    defence: 'the list of citizens searches within reach',
    file: 'server/src/features/citizens/find.ts',
    from: 'sql<SqlBool>`${visibleCitizens(caller)(expressionBuilder',
    to: 'sql<SqlBool>`${visibleCitizens({ ...caller, branch_id: null })(expressionBuilder',
    test: 'server/src/features/search',
  },
  {
    defence: 'the global search finds within reach',
    file: 'server/src/search/stages.ts',
    from: 'sql<SqlBool>`${visibleCitizens(caller)(',
    to: 'sql<SqlBool>`${visibleCitizens({ ...caller, branch_id: null })(',
    test: 'server/src/search/everything',
  },
  {
    defence: 'the dashboard counts what is within reach',
    file: 'server/src/features/expiries/totals.ts',
    from: 'const branches = branchesOf(caller);',
    to: 'const branches = branchesOf({ ...caller, branch_id: null });',
    test: 'server/src/features/dashboard',
  },
  {
    defence: 'no call is served that is not in the table of calls',
    file: 'server/src/app.ts',
    from: '  await serveOpenApi(app);',
    to: "  app.get('/api/everybody', () => desk.db.selectFrom('users').select('phone').execute());\n  await serveOpenApi(app);",
    test: 'server/src/trust/matrix',
  },
  {
    defence: 'two backups are not written at once',
    file: 'server/src/features/backup/daily.ts',
    from: 'if (!rows[0].held) return;',
    to: 'void rows;',
    test: 'server/src/features/backup/archive',
  },
  {
    defence: 'without a bucket nothing is taken for gone',
    file: 'server/src/platform/storage/bucket.ts',
    from: 'if (!page?.objects) throw new Unavailable();',
    to: 'if (!page?.objects) return;',
    test: 'server/src/platform/storage',
  },
  {
    defence: 'only ids of our own making become part of a path',
    file: 'server/src/platform/storage/storage.ts',
    from: "if (!isFileId(id)) throw new Error('Not the id of a stored file');",
    to: 'void isFileId;',
    test: 'server/src/platform/storage',
  },
  {
    defence: 'a document that is opened by itself may do nothing',
    file: 'server/src/features/files/routes.ts',
    from: "      .header('content-security-policy', SANDBOX)\n",
    to: '',
    test: 'server/src/features/files/files',
  },
  {
    defence: 'a stranger’s upload is not read',
    file: 'server/src/platform/http/routes.ts',
    from: 'if (request.caller === null && !isPublic) throw',
    to: 'if (request.caller === null && !isPublic && false) throw',
    test: 'server/src/features/files/files',
  },
  {
    defence: 'markup in a mail is text',
    file: 'server/src/platform/mail/mailer.ts',
    from: 'text.replace(/[&<>"]/g,',
    to: 'text.replace(/[]/g,',
    test: 'server/src/platform/mail',
  },
  {
    defence: 'nothing is written of a file where none is taken',
    file: 'server/src/platform/http/routes.ts',
    from: 'takesFiles(ofPath) ? services.storage : null',
    to: 'takesFiles(ofPath) || true ? services.storage : null',
    test: 'server/src/platform/http/form',
  },
  {
    defence: 'a path that leads out of the pages is answered as one that names nothing',
    file: 'server/src/platform/http/answer-error.ts',
    from: '    case 403:\n',
    to: '',
    test: 'server/src/platform/http/pages',
  },
  {
    defence: 'what a provider said earlier changes nothing',
    file: 'server/src/features/messages/statuses.ts',
    from: "eb('said_at', '<=', said_at)",
    to: "eb('said_at', 'is not', null)",
    test: 'server/src/features/messages/webhook',
  },
  {
    defence: 'an exported table holds no formulas in full-width signs',
    file: 'server/src/features/exports/tables.ts',
    from: '＝＋－＠',
    to: '',
    test: 'server/src/features/exports',
  },
  {
    defence: 'half an account with a provider stops the start',
    file: 'server/src/config.ts',
    from: 'if (!isSet(name) || missing.length === 0) continue;',
    to: 'if (isSet(name) || missing.length >= 0) continue;',
    test: 'server/src/config',
  },
  {
    defence: 'an answer that nobody takes holds no place',
    file: 'server/src/platform/http/shed.ts',
    from: "app.addHook('onSend', async ({ slot }) => slot?.free());",
    to: '',
    test: 'server/src/platform/http/shed',
  },
  {
    defence: 'a body on its way holds no place',
    file: 'server/src/platform/http/shed.ts',
    from: 'if (isComing(raw)) slot.free();',
    to: 'void raw;\n    void slot;',
    test: 'server/src/trust/strangers',
  },
  {
    defence: 'bodies on their way are counted by address',
    file: 'server/src/platform/http/bodies.ts',
    from: 'if (others >= pace.bodies) throw',
    to: 'if (others >= pace.bodies && false) throw',
    test: 'server/src/trust/strangers',
  },
  {
    defence: 'whoever sends a body too slowly is hung up on',
    file: 'server/src/platform/http/bodies.ts',
    from: 'came * 1000 < upload.least * upload.over) socket.destroy();',
    to: 'came * 1000 < upload.least * upload.over) void socket;',
    test: 'server/src/trust/strangers',
  },
  {
    defence: 'whoever does not take an answer is hung up on',
    file: 'server/src/platform/http/answers.ts',
    from: 'if (isStalled) socket.destroy();',
    to: 'if (isStalled) connections.delete(socket);',
    test: 'server/src/trust/strangers',
  },
  {
    defence: 'an export whose reader has gone while it waited gives its connection back',
    file: 'server/src/platform/http/gone.ts',
    from: 'const forget = whenGone(request.raw, () => payload.destroy());',
    to: 'const forget = () => void whenGone(request.raw, () => undefined);',
    test: 'server/src/trust/strangers',
  },
  {
    defence: 'an account downloads its data once at a time',
    file: 'server/src/platform/in-turn.ts',
    from: 'if (atWork.has(key)) throw',
    to: 'if (atWork.has(key) && false) throw',
    test: 'server/src/trust/strangers',
  },
  {
    defence: 'a key stands for one content',
    file: 'server/src/platform/http/once.ts',
    from: 'if (first.content !== call.content) throw',
    to: 'if (first.content !== call.content && false) throw',
    test: 'server/src/trust/races',
  },
  {
    defence: 'what signs in is changed by admins alone',
    file: 'server/src/features/users/changes.ts',
    from: "if (caller.role !== 'admin') refuseOtherContacts(former, wanted);",
    to: 'void refuseOtherContacts;',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'an account is within the reach of a branch only when all whom it keeps are',
    file: 'server/migrations/0031_verification.sql',
    from: 'where owner_id = belonging.user_id and citizens.branch_id <> belonging.branch_id)',
    to: 'where owner_id = belonging.user_id and false)',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'former contacts are told that what signs in has changed',
    file: 'server/src/features/accounts/contacts.ts',
    from: '  await tellFormerContacts(db, desk, former);\n',
    to: '  void tellFormerContacts;\n',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'for a day a link for a new password goes to the former contact',
    file: 'server/src/features/accounts/contacts.ts',
    from: '  await keepFormerContacts(db, former);\n',
    to: '  void keepFormerContacts;\n',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'an account is signed out when what signs in changes',
    file: 'server/src/features/accounts/contacts.ts',
    from: '  if (isNewPhone || former.email !== null) {',
    to: '  if (former.id === 0) {',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'a link for a new password is dead when the account is another',
    file: 'server/src/features/accounts/reset.ts',
    from: ' and account_hash = $',
    to: ' or account_hash = $',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'an address that nobody has verified does not sign in',
    file: 'server/src/features/accounts/queries.ts',
    from: 'sql<string>`lower(users.email)`',
    to: 'sql<string>`lower(coalesce(users.unverified_email, users.email))`',
    test: 'server/src/features/accounts/accounts',
  },
  {
    defence: 'an address that nobody has verified opens no account that has a verified contact',
    file: 'server/src/features/accounts/reset.ts',
    from: "          eb('phone_verified_at', 'is', null),\n",
    to: '',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'few codes and links go to a contact that nobody has verified',
    file: 'server/src/features/accounts/verification.ts',
    from: "  await limits.count('verifyContact', fingerprint(value.toLowerCase()));",
    to: '  void fingerprint(value);',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'few codes and links go out for one account',
    file: 'server/src/features/accounts/verification.ts',
    from: "  await limits.count('verifyAccount', String(userId));",
    to: '  void userId;',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'a few wrong codes end a code',
    file: 'server/src/features/accounts/verification.ts',
    from: 'const MOST_FAILURES = 5;',
    to: 'const MOST_FAILURES = 500;',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'a link verifies the address that it was mailed to and no later one',
    file: 'server/src/features/accounts/verification.ts',
    from: 'if (!isSameEmail(account.unverified_email, sent.value)) {',
    to: 'if (account.unverified_email === null) {',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'a password that staff gave ends after a week',
    file: 'server/src/features/accounts/sign-in.ts',
    from: 'if (found.password_ended) throw',
    to: 'if (found.password_ended && false) throw',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'an address learns of few mobiles that they have an account',
    file: 'server/src/features/accounts/routes.ts',
    from: "    if (isPhoneTaken(error)) await limits.count('registerRefused', address);\n",
    to: '    void isPhoneTaken;\n',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'a single line has no line breaks',
    file: 'contract/src/fields.ts',
    from: 'const isOutOfLine = !multiline && (',
    to: 'const isOutOfLine = multiline && (',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'an e-mail address is no group of addresses',
    file: 'contract/src/fields.ts',
    from: 'const EMAIL = /^[^\\s@<>"\'`,:;()[\\]\\\\]+@',
    to: 'const EMAIL = /^[^\\s@<>",;]+@',
    test: 'server/src/features/accounts/contacts',
  },
  {
    defence: 'a call whose client has gone gives its place back',
    file: 'server/src/platform/http/shed.ts',
    from: 'if (!isWorkedOn) free();',
    to: 'void isWorkedOn;',
    test: 'server/src/platform/http/shed',
  },
  {
    defence: 'hanging up makes no room while the work goes on',
    file: 'server/src/platform/http/shed.ts',
    from: 'if (!isWorkedOn) free();',
    to: 'free();',
    test: 'server/src/platform/http/shed',
  },
  {
    defence: 'pages of named origins may use every method',
    file: 'server/src/app.ts',
    from: '{ origin: [...corsOrigins], ...CROSS_ORIGIN }',
    to: '{ origin: [...corsOrigins], exposedHeaders: CROSS_ORIGIN.exposedHeaders }',
    test: 'server/src/app.settings',
  },
  {
    defence: 'a mail links to pages of our own alone',
    file: 'server/src/platform/mail/mailer.ts',
    from: 'address.startsWith(`${appUrl}/`)',
    to: 'true',
    test: 'server/src/platform/mail/markup',
  },
  {
    defence: 'a manager adds no admin to sign in as',
    file: 'server/src/features/users/changes.ts',
    from: '  if (!rolesToAdd(caller).includes(input.role))\n    throw new Invalid({ role: words => words.users.roleNotYours });\n',
    to: '',
    test: 'server/src/trust/sequences',
  },
  {
    defence: 'nobody changes a citizen who is out of reach, whatever they did before',
    file: 'server/src/scope/citizens.ts',
    from: "return eb.or([eb('citizens.branch_id', '=', reach.branch_id), eb('citizens.branch_id', 'is', null)]);",
    to: 'return eb.and([]);',
    test: 'server/src/trust/sequences',
  },
  {
    defence: 'wrong passwords of strangers lock nobody out where they sign in',
    file: 'server/src/features/accounts/sign-in.ts',
    from: 'found.knows_network ? network : null',
    to: 'null',
    test: 'server/src/features/accounts/lockout',
  },
  {
    defence: 'a used link for a new password unlocks the account',
    file: 'server/src/features/accounts/reset.ts',
    from: 'await unlock(desk, userId);',
    to: 'void unlock(desk, -1);',
    test: 'server/src/features/accounts/lockout',
  },
  {
    defence: 'where a link for a new password was used the account is known',
    file: 'server/src/features/accounts/reset.ts',
    from: 'await rememberNetwork(transaction, used.id, networkHash(desk, address));',
    to: 'void rememberNetwork;',
    test: 'server/src/features/accounts/lockout',
  },
  {
    defence: 'a network is known for a month and no longer',
    file: 'server/src/features/accounts/lockout.ts',
    from: 'network = ${network}::bytea and ${known})',
    to: 'network = ${network}::bytea)',
    test: 'server/src/features/accounts/lockout',
  },
  {
    defence: 'networks are kept as hashes alone',
    file: 'server/src/features/accounts/lockout.ts',
    from: "createHmac('sha256', networkKey).update(subnetOf(address)).digest()",
    to: 'Buffer.from(subnetOf(address))',
    test: 'server/src/features/accounts/lockout',
  },
  {
    defence: 'an account is known in the whole network of an address',
    file: 'server/src/platform/network.ts',
    from: "network.replace(/\\d+$/, '0/24')",
    to: 'network',
    test: 'server/src/features/accounts/lockout',
  },
  {
    defence: 'a kind that is added is followed by the report',
    file: 'server/migrations/0056_kinds_by_name.sql',
    from: "for each row execute function keep_expiry(%L, %L, %L)',\n    collection",
    to: "for each row when (false) execute function keep_expiry(%L, %L, %L)',\n    collection",
    test: 'server/src/tenth-kind',
  },
  {
    defence: 'an upgrade that stops keeps the migrations before',
    file: 'server/src/platform/database/migrate.ts',
    from: 'for (const migration of migrations.slice(done.length)) await apply(connection, migration);',
    to: 'await connection.transaction().execute(async all => { for (const migration of migrations.slice(done.length)) await sql.raw(migration.text).execute(all); });',
    test: 'server/src/platform/database/migrate',
  },
];

/** With words after the command, only the defences that hold one of them. */
const words = process.argv.slice(2);
const tried = defences.filter(
  ({ defence, test }) => words.length === 0 || words.some(word => `${defence} ${test}`.includes(word)),
);

if (words[0] === '--check') {
  const gone = [];
  for (const { defence, file, from } of defences) {
    const source = await readFile(join(root, file), 'utf8').catch(() => '');
    if (!source.includes(from)) gone.push(`${defence}: ${file} has no ${from}`);
  }
  for (const line of gone) console.log(line);
  process.exit(gone.length === 0 ? 0 : 1);
}

await ensureInstalled();
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
    // A run without a failed test says nothing of the defence: its files may be gone, or the build may have failed.
    const isNoticed = code !== 0 && /Tests .*[0-9]+ failed/.test(stripVTControlCharacters(output));
    if (!isNoticed) survived += 1;
    say(`${isNoticed ? 'noticed    ' : 'NOT NOTICED'} ${defence} (${test})`);
  } finally {
    await writeFile(path, source);
  }
}
process.exit(survived === 0 ? 0 : 1);
