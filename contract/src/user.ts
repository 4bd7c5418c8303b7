import type { Caller, Role } from './access.ts';
import { isStaff, roles } from './access.ts';
import { choice, email, longText, mobile, required, text } from './fields.ts';
import { list } from './list.ts';

/** What staff keep of an account. */
export const userFields = {
  name: text(255, required),
  phone: mobile(required),
  email: email(),
};

/** What staff ask the admins to change of what signs in, and what proof of it they saw. */
export const contactRequestFields = {
  phone: mobile(),
  email: email(),
  proof: longText(500, required),
};

export const contactRequestStatuses = ['open', 'done', 'refused'] as const;
export type ContactRequestStatus = (typeof contactRequestStatuses)[number];

/** The roles that a new account can be given; admins are promoted. */
export const addableRoles = ['user', 'manager'] as const satisfies readonly Role[];

export const userList = list({ q: text(255), role: choice(roles) }, [10, 25, 50]);

/** What a caller may do with an account within reach. */
export interface UserPermissions {
  edit: boolean;
  delete: boolean;
  /** The roles that they may give it. */
  roles: Role[];
}

/**
 * Rule: admins act on everybody but themself; managers edit accounts with the role `user`, whose role they cannot
 * raise. Nobody acts on themself here: what signs one in changes under one's own account, with the password.
 */
export function userPermissions(caller: Caller, user: { id: number; role: Role }): UserPermissions {
  const isAdmin = caller.role === 'admin';
  const isSelf = caller.id === user.id;
  return {
    edit: !isSelf && (isAdmin || (isStaff(caller.role) && user.role === 'user')),
    delete: isAdmin && !isSelf,
    roles: isAdmin && !isSelf ? [...roles] : [],
  };
}

/** The roles that a caller may add accounts with: nobody grants more than they have. */
export function rolesToAdd(caller: Pick<Caller, 'role'>): readonly Role[] {
  return caller.role === 'admin' ? addableRoles : ['user'];
}
