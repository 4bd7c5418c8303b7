import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { useSession } from '../../session/useSession.ts';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';
import { isOpen, jobName } from './jobColumns.tsx';
import { useJobAct } from './useJobAct.ts';
import { useMoveJob } from './useMoveJob.tsx';

const AssignJob = lazyComponent(async () => (await import('./AssignJob.tsx')).AssignJob);
const ChooseStage = lazyComponent(async () => (await import('./ChooseStage.tsx')).ChooseStage);
const RejectJob = lazyComponent(async () => (await import('./RejectJob.tsx')).RejectJob);
const SendMessage = lazyComponent(async () => (await import('../messages/SendMessage.tsx')).SendMessage);

interface Props {
  job: JobRow;
  /** Whether they stand in a row of a list, or on the job's own page. */
  inRow?: boolean;
  /** What the page offers besides, before what ends the job. */
  more?: readonly MenuAction[];
}

/** The one next step of a job as a button, and everything else under “⋯”. */
export function JobActions({ job, inRow = false, more = [] }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const navigate = useNavigate();
  const { user } = useSession();
  const [dialog, setDialog] = useState<'stage' | 'give' | 'reject' | 'message' | null>(null);
  const { move, moving, originals } = useMoveJob(job);
  const params = { id: job.id };
  const open = isOpen(job);
  const isMine = job.assignee !== null && job.assignee.id === user?.id;

  const take = useJobAct(
    () => call('POST /jobs/{id}/take', { params }),
    () => texts.taken,
  );
  const reopen = useJobAct(
    () => call('POST /jobs/{id}/reopen', { params, body: { updated_at: job.updated_at } }),
    () => texts.reopened,
  );
  const busy = take.busy || reopen.busy || moving;

  const name = (label: string) => texts.actOn(label, jobName(job));
  const item = (label: string, onChoose: () => void, rest: Partial<MenuAction> = {}): MenuAction => ({
    label,
    name: name(label),
    onChoose,
    ...rest,
  });
  const wantsTaker = open && job.assignee === null;
  const next = open ? job.next_stage : null;
  const nextLabel = next && texts.move(next.name);
  const main = wantsTaker
    ? { label: texts.take, key: 't', onChoose: () => take.act() }
    : next !== null && nextLabel !== null
      ? { label: nextLabel, key: 'n', onChoose: () => move(next.code) }
      : null;
  const { citizen } = job;
  const actions: MenuAction[] = [
    ...(wantsTaker && next !== null && nextLabel !== null
      ? [item(nextLabel, () => move(next.code), { keys: 'n' })]
      : []),
    ...(open && !wantsTaker && !isMine ? [item(texts.take, () => take.act(), { keys: 't' })] : []),
    // On the page they stand in sight (`StageButtons`).
    ...(inRow ? [item(texts.anotherStage, () => setDialog('stage'))] : []),
    item(texts.give, () => setDialog('give'), { keys: 'g' }),
    ...(citizen === null ? [] : [item(words.messages.send, () => setDialog('message'), { keys: 's' })]),
    ...(citizen !== null && inRow
      ? [item(texts.citizen, () => void navigate(`/citizens/${citizen.id}`))]
      : []),
    ...more,
    open
      ? item(texts.reject, () => setDialog('reject'), { color: 'red', apart: true })
      : item(texts.reopen, () => reopen.act(), { apart: true }),
  ];
  const close = () => setDialog(null);
  return (
    <>
      {main !== null && (
        <Button
          {...(inRow
            ? { size: 'compact-sm', variant: 'default', 'aria-keyshortcuts': main.key }
            : { 'data-page-key': main.key })}
          aria-label={name(main.label)}
          loading={busy}
          onClick={main.onChoose}
        >
          {main.label}
        </Button>
      )}
      <ActionMenu
        label="⋯"
        name={name(words.general.actions)}
        actions={actions}
        busy={busy}
        {...(!inRow && { looks: { size: 'sm', variant: 'default' } })}
      />
      {dialog === 'stage' && <ChooseStage job={job} onClose={close} onChoose={stage => move(stage)} />}
      {dialog === 'give' && <AssignJob job={job} onClose={close} />}
      {dialog === 'reject' && <RejectJob job={job} onClose={close} />}
      {dialog === 'message' && citizen !== null && <SendMessage opened citizen={citizen} onClose={close} />}
      {originals}
    </>
  );
}
