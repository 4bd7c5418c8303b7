import type { FirstHour } from '@rto-desk/contract/endpoints/first-hour';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { firstHourTexts, usePageTexts } from '../../words/pageTexts.ts';
import { LastBackup } from '../backup/LastBackup.tsx';
import classes from './firstHour.module.css';
import { OfficeForm } from './OfficeForm.tsx';
import { TestMessage } from './TestMessage.tsx';

type Step = FirstHour['steps'][number];

interface Props extends Step {
  tests: FirstHour['tests'];
  busy: boolean;
  onSkip: () => void;
  onReopen: () => void;
}

const tones: Record<Step['state'], Tone> = { done: 'good', skipped: 'past', open: 'info' };

/** The screens that set what is not set here. */
const places = {
  branches: '/admin/branches',
  backups: '/admin/export',
  reminders: '/admin/reminders',
  clerks: '/admin/users',
  list: '/imports',
} as const;

/** One step: what it is for, how far it is, and what sets it. */
export function StepItem({ step, state, tests, busy, onSkip, onReopen }: Props) {
  const texts = usePageTexts(firstHourTexts);
  const { title, why } = texts.steps[step];
  const action = state === 'open' ? texts.skip : texts.reopen;
  return (
    <li className={classes.step} data-state={state}>
      <div className={classes.head}>
        <h2>{title}</h2>
        <ToneBadge tone={tones[state]} text={texts.states[state]} />
      </div>
      <p>{why}</p>
      {step === 'backups' && <LastBackup />}
      {step === 'office' && <OfficeForm />}
      {(step === 'whatsapp' || step === 'mail') && <TestMessage channel={step} test={tests[step]} />}
      <div className={classes.ways}>
        {step !== 'office' && step !== 'whatsapp' && step !== 'mail' && (
          <ButtonLink size="xs" variant="default" to={places[step]}>
            {texts.steps[step].go}
          </ButtonLink>
        )}
        {state !== 'done' && (
          <Button
            size="xs"
            variant="subtle"
            loading={busy}
            aria-label={texts.actOn(action, title)}
            onClick={state === 'open' ? onSkip : onReopen}
          >
            {action}
          </Button>
        )}
      </div>
    </li>
  );
}
