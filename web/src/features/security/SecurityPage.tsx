import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Switch } from '../../inputs/Choices.tsx';
import { failureText } from '../../ui/failureText.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pending } from '../../ui/Pending.tsx';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { securitySettings } from './queries.ts';

/** What the office asks of the logins of its staff. */
export function SecurityPage() {
  const words = useWords();
  const texts = words.security;
  const client = useQueryClient();
  const settings = useQuery(securitySettings);
  const [busy, setBusy] = useState(false);
  const change = async (two_factor_required: boolean) => {
    setBusy(true);
    try {
      const saved = await call('PUT /admin/security', { body: { two_factor_required } });
      client.setQueryData(securitySettings.queryKey, saved);
      toast.success(texts.saved);
    } catch (error) {
      toast.failure(failureText(error, texts.failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={texts.settings}>
      {settings.error && (
        <LoadFailure
          error={settings.error}
          failure={texts.loadFailed}
          retry={() => void settings.refetch()}
        />
      )}
      {settings.data === undefined ? (
        settings.error === null && <Pending height={90} />
      ) : (
        <div className={plain.panel}>
          <div className={plain.near}>
            <Switch
              label={texts.required}
              checked={settings.data.two_factor_required}
              disabled={busy}
              onChange={event => void change(event.currentTarget.checked)}
            />
            <p className={plain.note}>{texts.requiredWhy}</p>
          </div>
        </div>
      )}
    </Page>
  );
}
