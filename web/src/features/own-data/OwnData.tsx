import { belongsTo } from '@rto-desk/contract/access';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { useState } from 'react';
import { Link } from 'react-router';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { OwnDeletionRequest } from './OwnDeletionRequest.tsx';

/** Taking along what is kept about oneself, and asking that it be deleted. */
export function OwnData({ user }: { user: Me }) {
  const words = useWords();
  const texts = words.ownData;
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      await download('/me/data');
    } catch (error) {
      toast.failure(failureText(error, texts.downloadFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={`${plain.fields} ${plain.atStart}`}>
      <p className={plain.small}>{texts.downloadWhy}</p>
      <Button variant="default" loading={busy} onClick={() => void take()}>
        {texts.download}
      </Button>
      {belongsTo('user', user.role) && <OwnDeletionRequest />}
      <Link className={`${plain.quiet} ${plain.small}`} to="/privacy">
        {texts.privacy}
      </Link>
    </div>
  );
}
