/**
 * Who may do what. This page is the only one that knows roles: routes, queries and screens all ask it
 * (screens through the permissions that the server sends along).
 */

export const roles = ['admin', 'manager', 'user'] as const;
export type Role = (typeof roles)[number];

/** The person behind a call. A manager with a `branch_id` is limited to that branch and to what has none. */
export interface Caller {
  id: number;
  role: Role;
  branch_id: number | null;
  /** The caller's own (primary) citizen profile. */
  citizen_id: number | null;
}

/** Whom an endpoint is for; `null` stands for a visitor who is not signed in. */
export const audiences = {
  anyone: [null, 'admin', 'manager', 'user'],
  signedIn: ['admin', 'manager', 'user'],
  staff: ['admin', 'manager'],
  admin: ['admin'],
  user: ['user'],
} as const satisfies Record<string, readonly (Role | null)[]>;
export type Audience = keyof typeof audiences;

export function belongsTo(audience: Audience, role: Role | null): boolean {
  return (audiences[audience] as readonly (Role | null)[]).includes(role);
}

export function isStaff(role: Role): boolean {
  return role !== 'user';
}

/**
 * How far a caller sees. Every query on personal data carries one of these as its condition:
 * - `everything`: admins, and managers without a branch;
 * - `branch`: what belongs to the branch or to none;
 * - `own`: the citizen profiles the user keeps, and the user's primary one.
 */
export type Reach =
  | { sees: 'everything' }
  | { sees: 'branch'; branch_id: number }
  | { sees: 'own'; user_id: number; citizen_id: number | null };

export function reachOf(caller: Caller): Reach {
  if (caller.role === 'user') {
    return { sees: 'own', user_id: caller.id, citizen_id: caller.citizen_id };
  }
  if (caller.role === 'manager' && caller.branch_id !== null) {
    return { sees: 'branch', branch_id: caller.branch_id };
  }
  return { sees: 'everything' };
}

/** The branch that a caller works for, where their reach ends at one. What they add or deal with becomes its. */
export function branchOf(caller: Caller): number | null {
  const reach = reachOf(caller);
  return reach.sees === 'branch' ? reach.branch_id : null;
}

/** Rule: messages that open or verify an account, and those about the whole office, are for admins. */
export function maySeeSecrets(caller: Pick<Caller, 'role'>): boolean {
  return caller.role === 'admin';
}

/** Rule: only admins set what another account signs in with, and only they choose where a new link goes. */
export function maySetContacts(caller: Pick<Caller, 'role'>): boolean {
  return caller.role === 'admin';
}

/** What a caller may do with a citizen within their reach. */
export interface CitizenPermissions {
  edit: boolean;
  delete: boolean;
  message: boolean;
}

/**
 * Rule: staff edit and message citizens within their reach, a user edits their own profiles, only admins delete. A
 * profile that a user took over by a claim stays the office's: the user reads it and adds documents of their own.
 */
export function citizenPermissions(
  caller: Pick<Caller, 'role'>,
  { is_claimed }: { is_claimed: boolean } = { is_claimed: false },
): CitizenPermissions {
  const staff = isStaff(caller.role);
  return { edit: staff || !is_claimed, delete: caller.role === 'admin', message: staff };
}

/**
 * Where a record comes from: the office entered or saved it, or its owner declared it.
 * A record that staff save becomes the office's.
 */
export const origins = ['office', 'self'] as const;
export type Origin = (typeof origins)[number];

export function originOf(caller: Caller): Origin {
  return isStaff(caller.role) ? 'office' : 'self';
}

/** Rule: staff change every record within their reach; an owner only what they declared themself. */
export function mayEditRecord(caller: Caller, record: { origin: Origin }): boolean {
  return isStaff(caller.role) || record.origin === 'self';
}

/** Whether the caller may move a citizen to a branch of their choosing. */
export function mayAssignBranch(caller: Caller): boolean {
  return reachOf(caller).sees === 'everything';
}

/** What a caller may do with an account within reach. */
export interface UserPermissions {
  edit: boolean;
  delete: boolean;
  /** The roles that they may give it. */
  roles: Role[];
}

/**
 * Rule: admins act on every account but their own; managers edit accounts with the role `user`, whose role they cannot
 * raise. People change what they sign in with under their own account, with the password.
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

/** The roles that a new account can be given; admins are promoted. */
export const addableRoles = ['user', 'manager'] as const satisfies readonly Role[];

/** The roles that a caller may give a new account: none above the caller's own. */
export function rolesToAdd(caller: Pick<Caller, 'role'>): readonly Role[] {
  return caller.role === 'admin' ? addableRoles : ['user'];
}
