import { maySetContacts } from '@rto-desk/contract/access';
import type { Message } from '@rto-desk/contract/endpoints/endpoint';
import type { User } from '@rto-desk/contract/endpoints/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useSession } from '../../session/useSession.ts';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { SendMessage } from '../messages/SendMessage.tsx';
import { refreshUsers, type WrittenLink, writeLink } from './queries.ts';

type Step = 'delete' | 'message' | 'signOut' | 'twoFactor' | 'phone' | 'email' | 'askAdmins' | 'heldLink';

const ContactRequestForm = lazyComponent(
  async () => (await import('./ContactRequestForm.tsx')).ContactRequestForm,
);
const SendLinkToNewContact = lazyComponent(
  async () => (await import('./SendLinkToNewContact.tsx')).SendLinkToNewContact,
);

interface Props {
  user: User;
  onEdit: () => void;
  /** Called when a link for a new password has been written. */
  onLink: (link: WrittenLink) => void;
}

/** The menu of what can be done with an account, as far as the server says that the person may. */
export function UserActions({ user, onEdit, onLink }: Props) {
  const words = useWords();
  const texts = usePageTexts(usersTexts);
  const client = useQueryClient();
  const { user: me } = useSession();
  const setsContacts = me !== null && maySetContacts(me);
  const [dialog, setDialog] = useState<Step | null>(null);
  const citizen = user.primary_citizen;
  const attempt = useAct({
    act: ({ call }: { call: () => Promise<Message | null>; failure: string }) => call(),
    done: answer => answer?.message,
    failed: (_, { failure }) => failure,
    refresh: () => {
      setDialog(null);
      void refreshUsers(client);
    },
  });
  const params = { id: user.id };
  const sendLink = () =>
    attempt.act({
      call: async () => {
        onLink(await writeLink(user.id));
        return null;
      },
      failure: texts.linkFailed,
    });
  const verify = async (contact: string) => {
    await call('POST /admin/users/{id}/verify-contact', { params, body: { contact } });
    return { message: texts.contactVerified };
  };
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
  const open = [
    ...(user.phone_verified ? [] : [{ step: 'phone' as const, contact: user.phone }]),
    ...(user.email === null || user.email_verified ? [] : [{ step: 'email' as const, contact: user.email }]),
  ];
  const actions: (MenuAction | false)[] = [
    edit && { label: words.general.edit, onChoose: onEdit },
    {
      label: texts.sendMessage,
      onChoose: () => (citizen === null ? toast.failure(texts.noProfile) : setDialog('message')),
    },
    edit && {
      label: texts.sendLink,
      onChoose: () => (user.reset_held && setsContacts ? setDialog('heldLink') : sendLink()),
    },
    ...open.map(
      ({ step, contact }) => edit && { label: texts.verifyContact(contact), onChoose: () => setDialog(step) },
    ),
    edit && !setsContacts && { label: texts.askAdmins, onChoose: () => setDialog('askAdmins') },
    edit && { label: texts.signOut, onChoose: () => setDialog('signOut') },
    remove && user.two_factor && { label: words.security.takeOff, onChoose: () => setDialog('twoFactor') },
    remove && { label: texts.deleteUser, color: 'red', apart: true, onChoose: () => setDialog('delete') },
  ];
  return (
    <>
      <ActionMenu
        label={words.general.actions}
        name={texts.actOn(words.general.actions, user.name)}
        actions={actions.filter(action => action !== false)}
        busy={attempt.busy}
      />
      {steps.map(({ step, question, action, act, failure }) => (
        <Confirm
          key={step}
          opened={dialog === step}
          question={question}
          action={action}
          busy={attempt.busy}
          onConfirm={() => attempt.act({ call: act, failure })}
          onClose={() => setDialog(null)}
        />
      ))}
      {open.map(({ step, contact }) => (
        <Confirm
          key={step}
          opened={dialog === step}
          question={texts.confirmVerify(user.name, contact)}
          action={texts.verifyContact(contact)}
          busy={attempt.busy}
          onConfirm={() => attempt.act({ call: () => verify(contact), failure: texts.verifyFailed })}
          onClose={() => setDialog(null)}
        />
      ))}
      <FormDialog opened={dialog === 'askAdmins'} onClose={() => setDialog(null)} title={texts.askAdmins}>
        <ContactRequestForm user={user} onDone={() => setDialog(null)} />
      </FormDialog>
      <FormDialog opened={dialog === 'heldLink'} onClose={() => setDialog(null)} title={texts.sendLink}>
        <SendLinkToNewContact
          user={user}
          onFormer={() => sendLink()}
          onDone={link => {
            setDialog(null);
            onLink(link);
          }}
        />
      </FormDialog>
      {citizen !== null && (
        <SendMessage opened={dialog === 'message'} citizen={citizen} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
