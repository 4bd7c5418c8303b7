import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { text } from '@rto-desk/contract/fields';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import { useWords } from '../../words/useWords.ts';
import type { OriginalHere } from './originals.ts';
import { useJobAct } from './useJobAct.ts';

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
  /** For whom a document is kept, by its id; those that are not named go back. */
  const [kept, setKept] = useState<ReadonlyMap<number, string>>(new Map());
  const isKnown = [...kept.values()].every(name => name.trim() !== '');
  const keep = (id: number, name: string | null) => {
    const next = new Map(kept);
    if (name === null) next.delete(id);
    else next.set(id, name);
    setKept(next);
  };
  const end = useJobAct(
    () =>
      call('POST /jobs/{id}/stage', {
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
      }),
    ({ stage_name }) => {
      onClose();
      return texts.moved(stage_name);
    },
  );
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
        className={layout.stack}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          if (isKnown && !end.busy) end.act();
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
                { value: 'kept', label: texts.papers.retainedFor },
              ]}
              onChange={choice => keep(id, choice === 'kept' ? '' : null)}
            />
            {kept.has(id) && (
              <TextInput
                label={`${texts.papers.retainedFor}: ${name}`}
                maxLength={whom.max}
                required
                value={kept.get(id) ?? ''}
                onChange={event => keep(id, event.currentTarget.value)}
              />
            )}
          </div>
        ))}
        <DialogFooter onCancel={onClose}>
          <Button type="submit" loading={end.busy} disabled={!isKnown} data-autofocus>
            {words.general.save}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
