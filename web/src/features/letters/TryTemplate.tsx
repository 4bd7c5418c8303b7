import type { LetterTemplate } from '@rto-desk/contract/endpoints/letters';
import type { TemplateSubject } from '@rto-desk/contract/letter';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { LetterText } from './LetterPreview.tsx';
import { triedText } from './queries.ts';

interface Props {
  template: LetterTemplate;
  onClose: () => void;
}

interface Found {
  id: number;
  label: string;
}

/** How many records a search offers. */
const OFFERED = 8;

/** Fills a template from a record that the admin chooses, without making a letter. */
export function TryTemplate({ template, onClose }: Props) {
  const words = useWords();
  const letters = usePageTexts(lettersTexts);
  const texts = letters.templates;
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const [record, setRecord] = useState<Found | null>(null);
  const found = useQuery({
    queryKey: ['templates', 'records', template.subject, searched],
    queryFn: () => findRecords(template.subject, searched),
    enabled: searched !== '',
  });
  const search = (event: FormEvent) => {
    event.preventDefault();
    setRecord(null);
    setSearched(typed.trim());
  };
  const choices = (found.data ?? []).map(value => ({
    key: value.id,
    label: value.label,
    isSure: true,
    value,
  }));
  return (
    <Dialog opened onClose={onClose} title={letters.actOn(texts.tryOut, template.name)} width="48rem">
      <form className={layout.stack} onSubmit={search}>
        <TextInput
          label={texts.searchFor[template.subject]}
          value={typed}
          autoFocus
          maxLength={100}
          end={
            <Button size="compact-sm" variant="default" type="submit" loading={found.isFetching}>
              {words.general.search}
            </Button>
          }
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </form>
      {found.error !== null && (
        <LoadFailure error={found.error} failure={texts.searchFailed} retry={() => void found.refetch()} />
      )}
      {record === null && choices.length > 0 && <ChoiceButtons choices={choices} onChoose={setRecord} />}
      {found.data?.length === 0 && <p role="status">{texts.nothingFound}</p>}
      {record !== null && <Tried template={template} record={record} />}
    </Dialog>
  );
}

/** The filled text, with the tags that this record leaves empty. */
function Tried({ template, record }: { template: LetterTemplate; record: Found }) {
  const texts = usePageTexts(lettersTexts);
  const tried = useQuery(triedText(template, record.id));
  if (tried.data === undefined) {
    return <PendingPart found={tried} failure={texts.templates.loadFailed} height={240} />;
  }
  const { blocks, empty, warnings } = tried.data;
  return (
    <div className={layout.stack}>
      <p className={prose.note}>{record.label}</p>
      {empty.length > 0 && (
        <p className={layout.alert} data-tone="info">
          {texts.templates.emptyTags(empty.map(tag => `{${tag}}`).join(', '))}
        </p>
      )}
      {warnings.map(warning => (
        <p key={warning} className={layout.alert} data-tone="soon">
          {texts.warnings[warning]}
        </p>
      ))}
      <LetterText blocks={blocks} label={texts.preview} />
    </div>
  );
}

/** The records of a subject that a text finds, the best first. */
async function findRecords(subject: TemplateSubject, text: string): Promise<Found[]> {
  if (subject === 'citizen') {
    const { data } = await call('GET /citizens', { query: { q: text, page: 1, per_page: 10 } });
    return data.slice(0, OFFERED).map(({ id, name, mobile }) => ({ id, label: `${name} · ${mobile}` }));
  }
  if (subject === 'vehicle') {
    const { data } = await call('GET /search/vehicle', { query: { vehicle_no: text, page: 1 } });
    return data.slice(0, OFFERED).map(({ id, vehicle_no, citizen }) => ({
      id,
      label: `${vehicle_no} · ${citizen.name}`,
    }));
  }
  const { data } = await call('GET /jobs', { query: { q: text, page: 1 } });
  return data.slice(0, OFFERED).map(({ id, number, contact_name }) => ({
    id,
    label: `${number} · ${contact_name}`,
  }));
}
