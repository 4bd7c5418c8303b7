import type { FirstHour } from '@rto-desk/contract/endpoints/first-hour';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { firstHourTexts, usePageTexts } from '../../words/pageTexts.ts';
import classes from './firstHour.module.css';
import { firstHour } from './queries.ts';
import { StepItem } from './StepItem.tsx';

/** What an office sets up first: steps, each with how far it is and the way to what sets it. */
export function FirstHourPage() {
  const texts = usePageTexts(firstHourTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const found = useQuery(firstHour);
  useRefreshFailure(found, texts.loadFailed);
  const change = useAct({
    act: (body: { skipped?: FirstHour['steps'][number]['step'][]; later?: boolean }) =>
      call('PUT /admin/first-hour', { body }),
    done: (changed, { later }) => {
      client.setQueryData(firstHour.queryKey, changed);
      if (later) void navigate('/dashboard');
    },
    failed: texts.saveFailed,
  });
  const { steps = [], leads = false, tests } = found.data ?? {};
  const skipped = steps.flatMap(({ step, state }) => (state === 'skipped' ? [step] : []));
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Page
      title={texts.title}
      actions={
        leads ? (
          <Button variant="default" loading={change.busy} onClick={() => change.act({ later: true })}>
            {texts.later}
          </Button>
        ) : (
          <ButtonLink variant="default" to="/dashboard">
            {texts.toDashboard}
          </ButtonLink>
        )
      }
    >
      {tests === undefined ? (
        <PendingPart found={found} failure={texts.loadFailed} height={480} />
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
                busy={change.busy}
                onSkip={() => change.act({ skipped: [...skipped, step] })}
                onReopen={() => change.act({ skipped: skipped.filter(other => other !== step) })}
              />
            ))}
          </ol>
        </>
      )}
    </Page>
  );
}
