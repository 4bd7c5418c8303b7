import type { Role } from '@rto-desk/contract/access';
import type { User } from '@rto-desk/contract/endpoints/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshUsers, showUser } from './queries.ts';
import classes from './users.module.css';

/** A button for each role that the person may give an account; that of its present role is disabled. */
export function RoleButtons({ user }: { user: User }) {
  const words = useWords();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Role | null>(null);
  const [busy, setBusy] = useState(false);
  const { roles } = words.accounts;
  const change = async (role: Role) => {
    setBusy(true);
    try {
      const params = { id: user.id };
      showUser(client, await call('PATCH /admin/users/{id}/role', { params, body: { role } }));
      toast.success(words.users.roleChanged(user.name, roles[role]));
    } catch (error) {
      toast.failure(failureText(error, words.users.roleFailed));
    } finally {
      setBusy(false);
      setAsked(null);
      void refreshUsers(client);
    }
  };
  if (user.permissions.roles.length === 0) return roles[user.role];
  return (
    <div className={classes.roles}>
      {user.permissions.roles.map(role => (
        <Button
          key={role}
          size="compact-sm"
          variant="default"
          disabled={role === user.role}
          data-present={role === user.role || undefined}
          aria-label={words.users.setRole(user.name, roles[role])}
          onClick={() => setAsked(role)}
        >
          {roles[role]}
        </Button>
      ))}
      <Confirm
        opened={asked !== null}
        question={asked === null ? '' : words.users.confirmRole(user.name, roles[asked])}
        action={words.users.change}
        busy={busy}
        onConfirm={() => asked !== null && void change(asked)}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}
