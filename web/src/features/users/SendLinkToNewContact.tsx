import type { User } from '@rto-desk/contract/endpoints/users';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { type WrittenLink, writeLink } from './queries.ts';

interface Props {
  user: User;
  /** Sends it where the account was reached before. */
  onFormer: () => void;
  onDone: (link: WrittenLink) => void;
}

const none = {};
const passwords = { password: {} };

/** Asks an admin for the own password before a link goes to contacts that have just changed. */
export function SendLinkToNewContact({ user, onFormer, onDone }: Props) {
  const words = useWords();
  const texts = usePageTexts(usersTexts);
  const form = usePasswordForm(none, passwords);
  return (
    <div className={layout.stack}>
      <p className={prose.small}>{texts.linkHeld(user.name)}</p>
      <AccountForm
        form={form}
        action={texts.sendToNew}
        failed={texts.linkFailed}
        save={async () => {
          onDone(await writeLink(user.id, form.password('password')));
        }}
        beside={
          <Button variant="default" onClick={onFormer}>
            {texts.sendToFormer}
          </Button>
        }
      >
        <PasswordField
          form={form}
          name="password"
          label={words.fields.current_password}
          autoComplete="current-password"
        />
      </AccountForm>
    </div>
  );
}
