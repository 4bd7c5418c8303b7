import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Switch } from '../../inputs/Checkbox.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { securitySettings } from './queries.ts';

/** What the office asks of the logins of its staff. */
export function SecurityPage() {
  const words = useWords();
  const texts = words.security;
  const client = useQueryClient();
  const settings = useQuery(securitySettings);
  useRefreshFailure(settings, texts.loadFailed);
  const change = useAct({
    act: (two_factor_required: boolean) => call('PUT /admin/security', { body: { two_factor_required } }),
    done: saved => {
      client.setQueryData(securitySettings.queryKey, saved);
      return texts.saved;
    },
    failed: texts.failed,
  });
  return (
    <Page title={texts.settings}>
      {settings.data === undefined ? (
        <PendingPart found={settings} failure={texts.loadFailed} height={90} />
      ) : (
        <div className={layout.panel}>
          <div className={layout.near}>
            <Switch
              label={texts.required}
              checked={settings.data.two_factor_required}
              disabled={change.busy}
              onChange={event => change.act(event.currentTarget.checked)}
            />
            <p className={prose.note}>{texts.requiredWhy}</p>
          </div>
        </div>
      )}
    </Page>
  );
}
