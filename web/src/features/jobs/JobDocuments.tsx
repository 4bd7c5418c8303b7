import type { Job, JobDocument } from '@rto-desk/contract/endpoints/jobs';
import { today } from '@rto-desk/contract/expiry';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { type Tone, ToneBadge } from '../../ui/ToneBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { ViewDocument } from '../documents/ViewDocument.tsx';
import classes from './jobs.module.css';
import { OnRecord } from './OnRecord.tsx';
import { refreshJobs } from './queries.ts';
import { recordedKind } from './recordedKind.ts';
import { type JobDocumentValues, saveJobDocument } from './saveJobDocument.ts';

const JobDocumentForm = lazyComponent(async () => (await import('./JobDocumentForm.tsx')).JobDocumentForm);

/** The documents of a job: which are missing, which are here, and one button for what comes next with each. */
export function JobDocuments({ job }: { job: Job }) {
  const texts = useWords().jobs;
  /** The paper that is changed; null while one is added. */
  const [edited, setEdited] = useState<JobDocument | null | undefined>();
  const client = useQueryClient();
  const missing = job.papers.filter(isMissing);
  const received = job.papers.filter(({ received_on }) => received_on !== null);
  const receiveAll = useAct({
    // In turn: each changes the job that the others belong to.
    act: async () => {
      for (const { id, updated_at } of missing)
        await saveJobDocument(job.id, id, { received_on: today(), updated_at }, { file: undefined });
    },
    failed: texts.papers.failed,
    refresh: () => refreshJobs(client),
  });
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>{texts.papers.title}</h2>
        {missing.length === 0 && received.length > 0 && (
          <ToneBadge tone="good" text={texts.papers.allHere(received.length)} />
        )}
        <span className={classes.push} />
        {missing.length > 1 && (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={receiveAll.busy}
            onClick={() => receiveAll.act()}
          >
            {texts.papers.receiveAll}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => setEdited(null)}
        >
          {texts.papers.add}
        </Button>
      </div>
      {job.papers.length === 0 ? (
        <p>{texts.papers.none}</p>
      ) : (
        <ul className={classes.papers}>
          {job.papers.map(paper => (
            <DocumentRow key={paper.id} job={job} paper={paper} onEdit={() => setEdited(paper)} />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <JobDocumentForm job={job} paper={edited} onClose={() => setEdited(undefined)} />
      )}
    </section>
  );
}

interface RowProps {
  job: Job;
  paper: JobDocument;
  onEdit: () => void;
}

function DocumentRow({ job, paper, onEdit }: RowProps) {
  const words = useWords();
  const texts = words.jobs;
  const client = useQueryClient();
  const set = useAct({
    act: (values: JobDocumentValues) =>
      saveJobDocument(job.id, paper.id, { ...values, updated_at: paper.updated_at }, { file: undefined }),
    failed: texts.papers.failed,
    refresh: () => refreshJobs(client),
  });
  const mayGoBack = paper.kind === 'original' && paper.received_on !== null && paper.returned_on === null;
  const next = isMissing(paper)
    ? { label: texts.papers.receive, values: { received_on: today() } }
    : mayGoBack
      ? { label: texts.papers.giveBack, values: { returned_on: today() } }
      : null;
  const [tone, state, day] = stateOf(paper, texts.papers);
  const recorded = recordedKind(paper, job);
  const kind = texts.papers.kinds[paper.kind];
  // Such as “PUCC (copy)”.
  const namesKind = paper.name.toLowerCase().includes(kind.toLowerCase());
  const name = (label: string) => texts.actOn(label, paper.name);
  return (
    <li>
      <div>
        <strong>{paper.name}</strong> {!namesKind && <small>{kind}</small>}
        {recorded !== null && <OnRecord slug={recorded} ends={job.on_record} />}
      </div>
      <div>
        <ToneBadge tone={tone} text={state} /> {day !== null && <DateText date={day} />}
      </div>
      <div className={classes.acts}>
        {paper.file_path !== null && <ViewDocument path={paper.file_path} of={paper.name} />}
        {next !== null && (
          <Button
            size="compact-sm"
            variant="default"
            loading={set.busy}
            aria-label={name(next.label)}
            onClick={() => set.act(next.values)}
          >
            {next.label}
          </Button>
        )}
        <ActionMenu
          label="⋯"
          name={name(words.general.actions)}
          actions={[
            { label: texts.papers.edit, name: name(texts.papers.edit), onChoose: onEdit },
            ...(isMissing(paper)
              ? [{ label: texts.papers.notNeeded, onChoose: () => set.act({ not_needed: '1' }) }]
              : []),
            ...(paper.not_needed
              ? [{ label: texts.papers.needed, onChoose: () => set.act({ not_needed: '0' }) }]
              : []),
          ]}
        />
      </div>
    </li>
  );
}

const isMissing = ({ received_on, not_needed }: JobDocument) => received_on === null && !not_needed;

interface StateTexts {
  missing: string;
  here: string;
  returned: string;
  notNeeded: string;
  staysWith: (whom: string) => string;
}

/** How a document stands, and since which day. */
function stateOf(paper: JobDocument, texts: StateTexts): [Tone, string, string | null] {
  const { received_on, returned_on, stays_with } = paper;
  if (returned_on !== null) return ['past', texts.returned, returned_on];
  if (stays_with !== null) return ['soon', texts.staysWith(stays_with), received_on];
  if (received_on !== null) return ['good', texts.here, received_on];
  return paper.not_needed ? ['past', texts.notNeeded, null] : ['bad', texts.missing, null];
}
