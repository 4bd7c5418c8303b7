import { required, text } from '@rto-desk/contract/fields';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { blank, useFieldsForm } from '../../forms/useFieldsForm.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './accounts.module.css';

const fields = { code: text(40, required) };

/** Takes the code that was sent to the mobile. */
export function CodeForm({ onVerified }: { onVerified: () => void }) {
  const words = useWords();
  const form = useFieldsForm(fields, blank);
  return (
    <div className={classes.code}>
      <AccountForm
        form={form}
        action={words.accounts.confirmCode}
        failed={words.accounts.verifyFailed}
        save={async body => {
          await call('POST /me/verification/confirm', { body });
          onVerified();
        }}
      >
        <FieldInput
          form={form}
          name="code"
          label={words.accounts.code}
          description={words.accounts.codeHint}
          autoComplete="one-time-code"
          first
        />
      </AccountForm>
    </div>
  );
}
