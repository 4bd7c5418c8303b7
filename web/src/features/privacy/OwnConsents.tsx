import { type ConsentPurpose, consentPurposes } from '@rto-desk/contract/privacy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { privacyKitTexts, usePageTexts } from '../../words/pageTexts.ts';
import { ownConsents, refreshPrivacy } from './queries.ts';

/** What one has agreed to, and the way to withdraw it as easily. */
export function OwnConsents() {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  const { data } = useQuery(ownConsents);
  const refresh = () => refreshPrivacy(client);
  const agree = useAct({
    act: (purpose: ConsentPurpose) => call('POST /me/consents', { body: { purpose } }),
    done: texts.agreed,
    failed: texts.failed,
    refresh,
  });
  const withdraw = useAct({
    act: (purpose: ConsentPurpose) => call('DELETE /me/consents/{purpose}', { params: { purpose } }),
    done: ({ message }) => message,
    failed: texts.failed,
    refresh,
  });
  if (data === undefined) return null;
  return (
    <>
      <p className={prose.small}>{texts.ownWhy}</p>
      <ul className={prose.small} aria-label={texts.own}>
        {consentPurposes.map(purpose => {
          const state = data.states[purpose];
          const name = texts.purposes[purpose];
          return (
            <li key={purpose}>
              {name}: <strong>{texts.states[state]}</strong>{' '}
              {state === 'given' ? (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={texts.withdrawOf(name)}
                  loading={withdraw.input === purpose}
                  onClick={() => withdraw.act(purpose)}
                >
                  {texts.withdraw}
                </Button>
              ) : (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={texts.agreeTo(name)}
                  loading={agree.input === purpose}
                  onClick={() => agree.act(purpose)}
                >
                  {texts.agree}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
