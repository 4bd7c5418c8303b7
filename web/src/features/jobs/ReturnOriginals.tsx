import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { text } from '@rto-desk/contract/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { failureText } from '../../ui/failureText.ts';
import plain from '../../ui/plain.module.css';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import type { OriginalHere } from './originals.ts';
import { jobChanged, refreshJobs } from './queries.ts';

const whom = text(150);

interface Props {
  job: JobRow;
  /** The stage that the job is moved to once it is known where they go. */
  stage: string;
  papers: readonly OriginalHere[];
  onClose: () => void;
}

/** Asks of every original that is still here where it goes, and then ends the job. */
export function ReturnOriginals({ job, stage, papers, onClose }: Props) {
  const words = useWords();
  const texts = words.jobs;
  const client = useQueryClient();
  /** For whom a paper is kept, by its id; those that are not named go back. */
  const [kept, setKept] = useState<ReadonlyMap<number, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const isKnown = [...kept.values()].every(name => name.trim() !== '');
  const keep = (id: number, name: string | null) => {
    const next = new Map(kept);
    if (name === null) next.delete(id);
    else next.set(id, name);
    setKept(next);
  };
  const end = async () => {
    setBusy(true);
    try {
      const changed = await call('POST /jobs/{id}/stage', {
        params: { id: job.id },
        body: {
          stage,
          updated_at: job.updated_at,
          papers: papers.map(({ id }) => ({
            id,
            returned: !kept.has(id),
            stays_with: kept.get(id)?.trim() ?? null,
          })),
        },
      });
      toast.success(texts.moved(changed.stage_name));
      jobChanged(client, changed);
      onClose();
    } catch (error) {
      toast.failure(failureText(error, texts.actionFailed));
      refreshJobs(client);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.papers.originals}
      help="/help/job"
      width="28rem"
      closeOnClickOutside={false}
    >
      <form
        className={plain.stack}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          if (isKnown && !busy) void end();
        }}
      >
        <p>{texts.papers.originalsAsk}</p>
        {papers.map(({ id, name }) => (
          <div key={id}>
            <RadioGroup
              label={name}
              value={kept.has(id) ? 'kept' : 'back'}
              options={[
                { value: 'back', label: texts.papers.goesBack },
                { value: 'kept', label: texts.papers.keptFor },
              ]}
              onChange={choice => keep(id, choice === 'kept' ? '' : null)}
            />
            {kept.has(id) && (
              <TextInput
                label={`${texts.papers.keptFor}: ${name}`}
                maxLength={whom.max}
                required
                value={kept.get(id) ?? ''}
                onChange={event => keep(id, event.currentTarget.value)}
              />
            )}
          </div>
        ))}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {words.general.cancel}
          </Button>
          <Button type="submit" loading={busy} disabled={!isKnown} data-autofocus>
            {words.general.save}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
