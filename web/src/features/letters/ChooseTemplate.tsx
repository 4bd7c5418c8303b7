import type { LetterTemplate } from '@rto-desk/contract/endpoints/letters';
import type { TemplateSubject } from '@rto-desk/contract/letter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../api/call.ts';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useAct } from '../../ui/useAct.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { jobServices, letterChanged, templatesFor } from './queries.ts';

interface Props {
  subject: TemplateSubject;
  /** The citizen, the job, or the vehicles. */
  ids: readonly number[];
  onClose: () => void;
}

/** Chooses the template of a new letter and begins it. */
export function ChooseTemplate({ subject, ids, onClose }: Props) {
  const texts = usePageTexts(lettersTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const templates = useQuery(templatesFor(subject));
  const job = useQuery({ ...jobServices(ids[0] ?? 0), enabled: subject === 'job' });
  const [first = 0] = ids;
  const about =
    subject === 'citizen'
      ? { citizen_id: first }
      : subject === 'job'
        ? { job_id: first }
        : { vehicle_ids: [...ids] };
  const begin = useAct({
    act: ({ id }: LetterTemplate) => call('POST /letters', { body: { template_id: id, ...about } }),
    done: letter => {
      letterChanged(client, letter);
      void navigate(`/letters/${letter.id}`, { replace: true });
    },
    failed: () => {
      onClose();
      return texts.saveFailed;
    },
  });
  const shown = (template: LetterTemplate) =>
    [
      template.name,
      template.numbered ? texts.numbered : texts.notNumbered,
      ...(template.copies === null ? [] : [texts.copies(template.copies)]),
    ].join(' · ');
  return (
    <Dialog opened onClose={onClose} title={texts.choose} small width="28rem">
      {templates.data === undefined || job.isLoading ? (
        <PendingPart found={templates} failure={texts.templates.loadFailed} height={200} />
      ) : templates.data.length === 0 ? (
        <p>{texts.noTemplates}</p>
      ) : (
        <ChoiceButtons
          choices={fittingFirst(templates.data, job.data ?? []).map(template => ({
            key: template.id,
            label: shown(template),
            isSure: true,
            value: template,
          }))}
          onChoose={begin.act}
        />
      )}
    </Dialog>
  );
}

/** The templates for one of some services before the others. */
function fittingFirst(templates: readonly LetterTemplate[], services: readonly string[]): LetterTemplate[] {
  const isFitting = (template: LetterTemplate) => template.services.some(one => services.includes(one));
  return [...templates].sort((a, b) => Number(isFitting(b)) - Number(isFitting(a)));
}
