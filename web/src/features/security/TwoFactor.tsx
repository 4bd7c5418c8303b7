import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SetUpDialog, type TwoFactorSetup } from './SetUpDialog.tsx';

/** Whether the account signs in with an authenticator app, and turning that on and off. */
export function TwoFactor({ user }: { user: Me }) {
  const words = useWords();
  const texts = words.security;
  const { refresh } = useSession();
  const [asking, setAsking] = useState(false);
  const [begun, setBegun] = useState<TwoFactorSetup | null>(null);
  return (
    <div className={`${layout.fields} ${layout.atStart}`}>
      {user.two_factor_due && (
        <p className={prose.strong} role="status">
          {texts.setUpFirst}
        </p>
      )}
      <p className={prose.small}>{texts.twoFactorWhy}</p>
      <p className={prose.strong}>{user.two_factor ? texts.on : texts.off}</p>
      <Button variant={user.two_factor_due ? 'filled' : 'default'} onClick={() => setAsking(true)}>
        {user.two_factor ? texts.turnOff : texts.setUp}
      </Button>
      <PasswordDialog
        opened={asking}
        isOn={user.two_factor}
        onClose={() => setAsking(false)}
        onDone={next => {
          setAsking(false);
          if (next === null) void refresh();
          else setBegun(next);
        }}
      />
      <SetUpDialog
        begun={begun}
        onClose={() => {
          setBegun(null);
          void refresh();
        }}
      />
    </div>
  );
}
