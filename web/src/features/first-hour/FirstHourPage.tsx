import type { FirstHour } from '@rto-desk/contract/endpoints/first-hour';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './firstHour.module.css';
import { firstHour } from './queries.ts';
import { StepItem } from './StepItem.tsx';

/** What an office sets up first: steps, each with how far it is and the way to what sets it. */
export function FirstHourPage() {
  const texts = useWords().firstHour;
  const client = useQueryClient();
  const navigate = useNavigate();
  const found = useQuery(firstHour);
  const [busy, setBusy] = useState(false);
  const change = async (body: { skipped?: FirstHour['steps'][number]['step'][]; later?: boolean }) => {
    setBusy(true);
    try {
      client.setQueryData(firstHour.queryKey, await call('PUT /admin/first-hour', { body }));
      return true;
    } catch (error) {
      toast.failure(failureText(error, texts.saveFailed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const { steps = [], leads = false, tests } = found.data ?? {};
  const skipped = steps.flatMap(({ step, state }) => (state === 'skipped' ? [step] : []));
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Page
      title={texts.title}
      actions={
        leads ? (
          <Button
            variant="default"
            loading={busy}
            onClick={() => void change({ later: true }).then(isSaved => isSaved && navigate('/dashboard'))}
          >
            {texts.later}
          </Button>
        ) : (
          <ButtonLink variant="default" to="/dashboard">
            {texts.toDashboard}
          </ButtonLink>
        )
      }
    >
      {found.error && (
        <LoadFailure error={found.error} failure={texts.loadFailed} retry={() => void found.refetch()} />
      )}
      {tests === undefined ? (
        found.error === null && <Pending height={480} />
      ) : (
        <>
          <p className={classes.intro}>
            {texts.intro} <strong>{texts.progress(done, steps.length)}</strong>
          </p>
          <ol className={classes.steps}>
            {steps.map(({ step, state }) => (
              <StepItem
                key={step}
                step={step}
                state={state}
                tests={tests}
                busy={busy}
                onSkip={() => void change({ skipped: [...skipped, step] })}
                onReopen={() => void change({ skipped: skipped.filter(other => other !== step) })}
              />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
}
