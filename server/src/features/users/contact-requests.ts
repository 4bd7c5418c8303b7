import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { ContactRequest } from '@rto-desk/contract/endpoints/users';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { lockContacts } from '../accounts/contacts.ts';
import { typedEmail } from '../accounts/queries.ts';
import { lockedToEdit, setContacts } from './mutations.ts';

const PER_PAGE = 15;

interface Wanted {
  phone?: string | null | undefined;
  email?: string | null | undefined;
  proof: string;
}

/**
 * Asks the admins to change what signs in to an account that the caller may edit. An open request is refused with it, and
 * not deleted: the history of a row that is gone could not be emptied when its person is. Throws Invalid.
 */
export function requestContactChange(
  db: Db,
  caller: Caller,
  id: number,
  { phone = null, email = null, proof }: Wanted,
): Promise<ContactRequest> {
  if (phone === null && email === null) throw new Invalid({ phone: words => words.users.nothingToChange });
  return db.transaction().execute(async transaction => {
    await lockedToEdit(transaction, caller, id);
    // unscoped: locked within reach above
    await transaction
      .updateTable('contact_requests')
      .set({ status: 'refused', handled_by: caller.id, handled_at: sql<string>`now()` })
      .where('user_id', '=', id)
      .where('status', '=', 'open')
      .execute();
    const added = await transaction
      .insertInto('contact_requests')
      .values({ user_id: id, phone, email, proof, created_by: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return contactRequestOf(transaction, added.id);
  });
}

/** One page of what was asked for: open ones first, then the newest. Two statements. */
export function contactRequestsPage(db: Queryable, page: number): Promise<Page<ContactRequest>> {
  // unscoped: for admins, who see everything
  const listed = db.selectFrom('contact_requests').select('id');
  return listPage(db, { page, per_page: PER_PAGE }, listed, ({ offset, limit }) =>
    contactRequests(db)
      .orderBy(sql`contact_requests.status <> 'open'`)
      .orderBy('contact_requests.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** Changes the sign-in contacts as requested. Throws NotFound, and Conflict where the request is decided already. */
export function approveContacts(services: Services, caller: SignedIn, id: number): Promise<ContactRequest> {
  return services.db.transaction().execute(async transaction => {
    // The account first, as where it is deleted with its requests.
    const { user } = await contactRequestOf(transaction, id);
    await lockedToEdit(transaction, caller, user.id);
    const { user_id, phone, email } = await decide(transaction, caller, id, 'done');
    const former = await lockContacts(transaction, user_id);
    const wanted = { ...(phone !== null && { phone }), ...(email !== null && { email }) };
    await setContacts(transaction, services, caller, former, wanted);
    return contactRequestOf(transaction, id);
  });
}

/** Declines the request and changes nothing. Throws NotFound, and Conflict where it is decided already. */
export function rejectContacts(db: Db, caller: Caller, id: number): Promise<ContactRequest> {
  return db.transaction().execute(async transaction => {
    await decide(transaction, caller, id, 'refused');
    return contactRequestOf(transaction, id);
  });
}

async function decide(db: Queryable, caller: Caller, id: number, status: 'done' | 'refused') {
  // unscoped: for admins, who see everything
  const decided = await db
    .updateTable('contact_requests')
    .set({ status, handled_by: caller.id, handled_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning(['user_id', 'phone', 'email'])
    .executeTakeFirst();
  if (decided !== undefined) return decided;
  throw new Conflict(words => words.users.handledAlready, await contactRequestOf(db, id));
}

async function contactRequestOf(db: Queryable, id: number): Promise<ContactRequest> {
  const found = await contactRequests(db).where('contact_requests.id', '=', id).executeTakeFirst();
  if (found === undefined) throw new NotFound();
  return found;
}

function contactRequests(db: Queryable) {
  // unscoped: for admins, and for who has just asked
  return db
    .selectFrom('contact_requests')
    .leftJoin('users as asker', 'asker.id', 'contact_requests.created_by')
    .leftJoin('users as handler', 'handler.id', 'contact_requests.handled_by')
    .select([
      'contact_requests.id',
      'contact_requests.phone',
      'contact_requests.email',
      'contact_requests.proof',
      'contact_requests.status',
      'contact_requests.created_at',
      'contact_requests.handled_at',
      'asker.name as created_by',
      'handler.name as handled_by',
    ])
    .select(eb =>
      jsonObjectFrom(
        eb
          // unscoped: whose contacts are asked for; the list is for admins, a request for those who reach the account
          .selectFrom('users')
          .select(['users.id', 'users.name', 'users.phone', typedEmail.as('email')])
          .whereRef('users.id', '=', 'contact_requests.user_id'),
      )
        .$notNull()
        .as('user'),
    );
}
