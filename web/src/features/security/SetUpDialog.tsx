import { required, text } from '@rto-desk/contract/fields';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { CodeInput } from '../../forms/CodeInput.tsx';
import { blank, useFieldsForm } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { QrCode } from '../../ui/QrCode.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './security.module.css';

/** An authenticator app that is being set up: its key, and the address that carries it. */
export interface TwoFactorSetup {
  secret: string;
  uri: string;
}

const fields = { code: text(40, required) };

/** Shows the key for the app, takes its first code, and shows the recovery codes. */
export function SetUpDialog({ begun, onClose }: { begun: TwoFactorSetup | null; onClose: () => void }) {
  const words = useWords();
  const texts = words.security;
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const close = () => {
    setRecovery(null);
    onClose();
  };
  return (
    <Dialog
      opened={begun !== null}
      onClose={close}
      title={recovery === null ? texts.setUp : texts.recovery}
      closeOnClickOutside={false}
    >
      {begun !== null && recovery === null && <FirstCode begun={begun} onDone={setRecovery} />}
      {recovery !== null && (
        <div className={layout.stack}>
          <p>{texts.recoveryWhy}</p>
          <ul className={classes.codes} aria-label={texts.recovery}>
            {recovery.map(code => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button onClick={close} data-autofocus>
            {texts.recoveryKept}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function FirstCode({
  begun,
  onDone,
}: {
  begun: TwoFactorSetup;
  onDone: (recovery: readonly string[]) => void;
}) {
  const words = useWords();
  const texts = words.security;
  const form = useFieldsForm(fields, blank);
  return (
    <div className={layout.stack}>
      <p>{texts.scan}</p>
      <QrCode text={begun.uri} label={texts.qr} />
      <p className={prose.small}>
        {texts.key}: <span className={classes.key}>{begun.secret}</span>
      </p>
      <AccountForm
        form={form}
        action={texts.confirm}
        failed={texts.failed}
        save={async ({ code }) => {
          const answer = await call('POST /me/two-factor/confirm', { body: { code } });
          onDone(answer.recovery_codes);
        }}
      >
        <CodeInput form={form} description={texts.codeHint} />
      </AccountForm>
    </div>
  );
}
