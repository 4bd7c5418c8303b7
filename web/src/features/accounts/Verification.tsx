import { type Contact, contacts } from '@rto-desk/contract/account';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './accounts.module.css';

const CodeForm = lazyComponent(async () => (await import('./CodeForm.tsx')).CodeForm);

/** Asks for what shows that the mobile and the e-mail address are one's own; nothing where both are verified. */
export function Verification({ user }: { user: Me }) {
  const open = contacts.filter(contact =>
    contact === 'phone' ? !user.phone_verified : user.email !== null && !user.email_verified,
  );
  return open.map(contact => (
    <VerifyContact
      key={contact}
      contact={contact}
      value={user[contact] ?? ''}
      by={user.verified_by[contact]}
    />
  ));
}

interface Props {
  contact: Contact;
  value: string;
  by: 'code' | 'link' | 'staff';
}

function VerifyContact({ contact, value, by }: Props) {
  const words = useWords();
  const texts = words.accounts;
  const { refresh } = useSession();
  const [sent, setSent] = useState<string | null>(null);
  const send = useAct({
    act: () => call('POST /me/verification', { body: { contact } }),
    done: ({ message }) => setSent(message),
    failed: texts.sendCodeFailed,
  });
  return (
    <section
      className={`${layout.alert} ${layout.fields}`}
      data-tone="info"
      aria-label={texts.verifyHere[contact]}
    >
      <h2>{texts.verifyHere[contact]}</h2>
      <div className={layout.fields}>
        <p className={`${prose.small} ${classes.why}`}>{texts.verifyWhy[contact](value)}</p>
        {by === 'staff' && <p className={prose.small}>{texts.verifyAtCounter}</p>}
        {sent !== null && (
          <p className={`${prose.small} ${prose.strong} ${classes.why}`} role="status">
            {sent}
          </p>
        )}
        {sent !== null && by === 'code' && (
          <CodeForm
            onVerified={() => {
              toast.success(texts.phoneVerified);
              void refresh();
            }}
          />
        )}
        {by !== 'staff' && (
          <div className={layout.line}>
            <Button variant="default" loading={send.busy} onClick={() => send.act()}>
              {sent !== null ? texts.sendCodeAgain : by === 'code' ? texts.sendCode : texts.sendVerifyLink}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
