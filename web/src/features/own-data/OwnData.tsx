import { belongsTo } from '@rto-desk/contract/access';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { OwnPrivacyRequests } from '../privacy-requests/OwnPrivacyRequests.tsx';
import { OwnDeletionRequest } from './OwnDeletionRequest.tsx';

const OwnConsents = lazyComponent(async () => (await import('../privacy/OwnConsents.tsx')).OwnConsents);

/** Taking along what is kept about oneself, and asking that it be deleted. */
export function OwnData({ user }: { user: Me }) {
  const words = useWords();
  const texts = words.ownData;
  const take = useAct({ act: () => download('/me/data'), failed: texts.downloadFailed });
  return (
    <div className={`${layout.fields} ${layout.atStart}`}>
      <p className={prose.small}>{texts.downloadWhy}</p>
      <Button variant="default" loading={take.busy} onClick={() => take.act()}>
        {texts.download}
      </Button>
      {user.citizen_id !== null && (
        <Suspense>
          <OwnConsents />
        </Suspense>
      )}
      <OwnPrivacyRequests />
      {belongsTo('user', user.role) && <OwnDeletionRequest />}
      <Link className={`${prose.quiet} ${prose.small}`} to="/privacy">
        {texts.privacy}
      </Link>
    </div>
  );
}
