import { openSession } from '../../platform/sessions/sessions.ts';
import { type Client, clientOf } from '../../testing/client.ts';
import { isLong } from '../../testing/long.ts';
import type { TestDesk } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';
import { type Model, PASSWORD } from './model.ts';

/** The secrets of a model that a caller is told by any of the calls that read. */
export async function visibleSecrets(client: Client, { ids, secrets }: Model): Promise<Set<string>> {
  const calls = [
    '/me',
    '/citizens?per_page=1000',
    '/citizens?per_page=1000&q=Kanari',
    '/reports/expiries?per_page=100&include_superseded=1&owner_name=Kanari',
    '/search/ll',
    '/search/vehicle',
    '/global-search?query=Kanari',
    '/service-requests',
    '/my-service-requests',
    '/jobs?per_page=100',
    '/jobs/export',
    '/self-declared?per_page=100',
    '/claims',
    '/claims?state=approved',
    '/claims?state=refused',
    '/me/claims',
    '/admin/document-inquiries',
    '/admin/document-inquiries/export',
    '/admin/users?per_page=50&q=Kanari',
    '/admin/messages',
    '/imports',
    '/admin/history',
    '/export/table/citizens',
  ];
  const lists = ids.list.flatMap(id => [`/imports/${id}`, `/imports/${id}/rows`]);
  const records = ids.citizen.flatMap(id => [
    `/citizens/${id}/all-details`,
    `/citizens/${id}/history`,
    `/citizens/${id}/messages`,
  ]);
  const answers = await Promise.all([...calls, ...lists, ...records].map(path => client.get(path)));
  const own = await client.download('/me/data');
  const taken = own.length === 0 ? undefined : (await unzip(own)).get('data.json');
  const told = [...answers.map(({ body }) => JSON.stringify(body)), taken?.toString() ?? ''].join('\n');
  return new Set(secrets.filter(secret => told.includes(secret)));
}

/**
 * All accounts that the actor can sign in as by now: their own, accounts that they gave a password, and accounts whose
 * link for a new password went to a contact of theirs.
 */
export async function clientsOf(
  desk: TestDesk,
  { actor, contacts }: Model,
  given: readonly { phone: string; password: string }[],
): Promise<Client[]> {
  const fresh = clientOf(desk.address, await openSession(desk.db, actor.caller));
  // Both are one account: what it is shown by one session and not by another is for the long form.
  const clients: Client[] = isLong() ? [actor, fresh] : [fresh];
  const messages = await desk.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', 'in', contacts)
    .execute();
  const logins = [...given];
  for (const { body } of messages) {
    for (const [code] of body.matchAll(/\b\d{6}\b/g)) await fresh.post('/me/verification/confirm', { code });
    for (const [link] of body.matchAll(/https?:\/\/\S+/g)) {
      const { pathname, searchParams } = new URL(link);
      const { token = '', email = '' } = Object.fromEntries(searchParams);
      if (pathname === '/verify-email') await fresh.post('/verify-email', { token });
      if (pathname !== '/reset-password') continue;
      const used = { email, token, password: PASSWORD, password_confirmation: PASSWORD };
      const { status } = await desk.visitor.post('/password/reset', used);
      if (status === 200) logins.push({ phone: email, password: PASSWORD });
    }
  }
  for (const { phone, password } of logins) {
    const { status, body } = await desk.visitor.post('/login', { login_identifier: phone, password });
    if (status === 200) clients.push(clientOf(desk.address, body.token));
  }
  return clients;
}
