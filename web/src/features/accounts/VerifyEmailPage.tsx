import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { blank, useFieldsForm } from '../../forms/useFieldsForm.ts';
import { useSession } from '../../session/useSession.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toast } from '../../ui/toast.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { AccountFrame } from './AccountFrame.tsx';
import classes from './accounts.module.css';

/** Where the link to an e-mail address leads. It waits for a press: what looks at links in mails opens it as well. */
export function VerifyEmailPage() {
  const words = usePublicWords();
  const texts = words.accounts;
  const navigate = useNavigate();
  const { state, refresh } = useSession();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const form = useFieldsForm({}, blank);
  const verify = async () => {
    const { message } = await call('POST /verify-email', { body: { token } });
    toast.success(message);
    await refresh();
    await navigate(state === 'signedIn' ? '/dashboard' : '/login', { replace: true });
  };
  return (
    <AccountFrame title={texts.verifyEmailTitle}>
      {token === '' ? (
        <ErrorNote text={texts.missingToken} />
      ) : (
        <AccountForm form={form} action={texts.confirmCode} failed={texts.verifyFailed} save={verify}>
          <p className={classes.hint}>{texts.verifyEmailWhy}</p>
        </AccountForm>
      )}
    </AccountFrame>
  );
}
