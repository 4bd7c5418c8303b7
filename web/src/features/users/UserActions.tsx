import type { Message } from '@rto-desk/contract/endpoints/endpoint';
import type { User } from '@rto-desk/contract/endpoints/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { failureText } from '../../ui/failureText.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { SendMessage } from '../messages/SendMessage.tsx';
import { refreshUsers } from './queries.ts';

/** The menu of what can be done with an account, as far as the server says that the person may. */
export function UserActions({ user, onEdit }: { user: User; onEdit: () => void }) {
  const words = useWords();
  const texts = words.users;
  const client = useQueryClient();
  const [over, setOver] = useState<'delete' | 'message' | 'signOut' | 'twoFactor' | null>(null);
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
  const { edit, delete: remove } = user.permissions;
  /** What is only done when it is confirmed. */
  const steps = [
    {
      step: 'signOut',
      question: texts.confirmSignOut(user.name),
      action: texts.signOut,
      act: () => call('DELETE /admin/users/{id}/sessions', { params }),
      failure: texts.signOutFailed,
    },
    {
      step: 'twoFactor',
      question: words.security.confirmTakeOff(user.name),
      action: words.security.takeOff,
      act: () => call('DELETE /admin/users/{id}/two-factor', { params }),
      failure: words.security.failed,
    },
    {
      step: 'delete',
      question: texts.confirmDelete(user.name),
      action: texts.deleteUser,
      act: () => call('DELETE /admin/users/{id}', { params }),
      failure: texts.deleteFailed,
    },
  ];
  const actions: (MenuAction | false)[] = [
    edit && { label: words.general.edit, onChoose: onEdit },
    {
      label: texts.sendMessage,
      onChoose: () => (citizen === null ? toast.failure(texts.noProfile) : setOver('message')),
    },
    edit && {
      label: texts.sendLink,
      onChoose: () =>
        void attempt(
          () => call('POST /admin/users/{id}/send-reset-link', { params, body: {} }),
          texts.linkFailed,
        ),
    },
    edit && { label: texts.signOut, onChoose: () => setOver('signOut') },
    remove && user.two_factor && { label: words.security.takeOff, onChoose: () => setOver('twoFactor') },
    remove && { label: texts.deleteUser, color: 'red', onChoose: () => setOver('delete') },
  ];
  return (
    <>
      <ActionMenu
        label={words.general.actions}
        name={texts.actOn(words.general.actions, user.name)}
        actions={actions.filter(action => action !== false)}
        busy={busy}
      />
      {steps.map(({ step, question, action, act, failure }) => (
        <Confirm
          key={step}
          opened={over === step}
          question={question}
          action={action}
          busy={busy}
          onConfirm={() => void attempt(act, failure)}
          onClose={() => setOver(null)}
        />
      ))}
      {citizen !== null && (
        <SendMessage opened={over === 'message'} citizen={citizen} onClose={() => setOver(null)} />
      )}
    </>
  );
}
