import type { Message } from '@rto-desk/contract/endpoints/endpoint';
import type { User } from '@rto-desk/contract/endpoints/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { SendMessage } from '../messages/SendMessage.tsx';
import { refreshUsers } from './queries.ts';

/** What can be done with an account, as far as the server says that the person may. */
export function UserActions({ user, onEdit }: { user: User; onEdit: () => void }) {
  const words = useWords();
  const texts = words.users;
  const client = useQueryClient();
  const [over, setOver] = useState<'delete' | 'message' | 'twoFactor' | null>(null);
  const [busy, setBusy] = useState(false);
  const citizen = user.primary_citizen;
  const attempt = async (what: () => Promise<Message>, failure: string) => {
    setBusy(true);
    try {
      toast.success((await what()).message);
    } catch (error) {
      toast.failure(failureText(error, failure));
    } finally {
      setBusy(false);
      setOver(null);
      void refreshUsers(client);
    }
  };
  const params = { id: user.id };
  const button = (label: string, onClick: () => void, color?: 'red') => (
    <Button
      size="compact-sm"
      variant={color === undefined ? 'default' : 'light'}
      {...(color !== undefined && { color })}
      disabled={busy}
      aria-label={texts.actOn(label, user.name)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <>
      {user.permissions.edit && button(words.general.edit, onEdit)}
      {button(texts.sendMessage, () =>
        citizen === null ? toast.failure(texts.noProfile) : setOver('message'),
      )}
      {user.permissions.edit &&
        button(
          texts.sendLink,
          () =>
            void attempt(
              () => call('POST /admin/users/{id}/send-reset-link', { params }),
              texts.linkFailed,
            ),
        )}
      {user.permissions.delete &&
        user.two_factor &&
        button(words.security.takeOff, () => setOver('twoFactor'))}
      {user.permissions.delete && button(texts.deleteUser, () => setOver('delete'), 'red')}
      <Confirm
        opened={over === 'delete'}
        question={texts.confirmDelete(user.name)}
        action={texts.deleteUser}
        busy={busy}
        onConfirm={() =>
          void attempt(() => call('DELETE /admin/users/{id}', { params }), texts.deleteFailed)
        }
        onClose={() => setOver(null)}
      />
      <Confirm
        opened={over === 'twoFactor'}
        question={words.security.confirmTakeOff(user.name)}
        action={words.security.takeOff}
        busy={busy}
        onConfirm={() =>
          void attempt(
            () => call('DELETE /admin/users/{id}/two-factor', { params }),
            words.security.failed,
          )
        }
        onClose={() => setOver(null)}
      />
      {citizen !== null && (
        <SendMessage opened={over === 'message'} citizen={citizen} onClose={() => setOver(null)} />
      )}
    </>
  );
}
