import type { CitizenFieldName } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { officeDate } from '@rto-desk/contract/expiry';
import { chosenSide, type MergeSide, mergedFieldNames } from '@rto-desk/contract/merge';
import type { DuplicatesTexts } from '@rto-desk/contract/words/en/duplicates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { Textarea } from '../../inputs/Textarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { duplicatesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { bothOf } from './queries.ts';

interface Props {
  one: number;
  other: number;
  onClose: () => void;
}

/** Two people side by side: which profile stays, and what is kept of each field in which they differ. */
export function MergeForm({ one, other, onClose }: Props) {
  const texts = usePageTexts(duplicatesTexts);
  const both = useQuery(bothOf(one, other));
  const [first, second] = both.data ?? [];
  return (
    <Dialog opened onClose={onClose} title={texts.mergeTitle} help="/help/duplicates">
      {first === undefined || second === undefined ? (
        <PendingPart found={both} failure={texts.loadFailed} height={240} />
      ) : (
        <Choices
          key={`${first.updated_at} ${second.updated_at}`}
          people={[first, second]}
          onStale={() => void both.refetch()}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  people: readonly [Citizen, Citizen];
  onStale: () => void;
  onClose: () => void;
}

function Choices({ people, onStale, onClose }: ChoicesProps) {
  const words = useWords();
  const texts = usePageTexts(duplicatesTexts);
  const client = useQueryClient();
  const [first, second] = people;
  const whoIsOffices = officeOf(people);
  // An account would get what it does not keep; where it does so by a claim, that was proof for this one profile.
  const needsProof = (first.kept_by === null) !== (second.kept_by === null);
  const [staying, setStaying] = useState((whoIsOffices ?? first).id);
  const [chosen, setChosen] = useState<Partial<Record<CitizenFieldName, number>>>({});
  const [seen, setSeen] = useState('');
  const into = staying === first.id ? first : second;
  const from = into === first ? second : first;
  const differing = mergedFieldNames.filter(name => (first[name] ?? '') !== (second[name] ?? ''));
  const office = whoIsOffices === null ? null : whoIsOffices.id === into.id ? 'into' : 'from';
  const sideOf = (name: CitizenFieldName): number =>
    chosen[name] ?? { from, into }[chosenSide(name, { from, into }, office)].id;
  const merge = useAct({
    act: () =>
      call('POST /citizens/{id}/merge', {
        params: { id: from.id },
        body: {
          into: into.id,
          keep: Object.fromEntries(
            differing.map(name => [name, (sideOf(name) === into.id ? 'into' : 'from') satisfies MergeSide]),
          ),
          updated_at: from.updated_at,
          into_updated_at: into.updated_at,
          seen_at_counter: seen,
        },
      }),
    done: ({ into_id }) => {
      toast.success(texts.merged, { to: `/citizens/${into_id}`, label: words.documents.openFile });
      onClose();
    },
    failed: () => {
      onStale();
      return texts.mergeFailed;
    },
    refresh: () => void refreshRecords(client),
  });
  const shown = (name: CitizenFieldName, value: string | null) => {
    if (!value) return texts.nothing;
    return name === 'dob' ? officeDate(value) : shownValue(value, words);
  };
  return (
    <div className={layout.stack}>
      <p>{texts.explain}</p>
      <RadioGroup
        label={texts.stays}
        value={String(staying)}
        onChange={id => setStaying(Number(id))}
        options={people.map(person => ({ value: String(person.id), label: labelOf(person, texts) }))}
      />
      {differing.map(name => (
        <RadioGroup
          key={name}
          label={words.fields[name]}
          name={name}
          value={String(sideOf(name))}
          onChange={id => setChosen({ ...chosen, [name]: Number(id) })}
          options={people.map(person => ({ value: String(person.id), label: shown(name, person[name]) }))}
        />
      ))}
      {needsProof && (
        <Textarea
          label={texts.seen}
          description={texts.seenHint}
          name="seen_at_counter"
          maxLength={500}
          required
          value={seen}
          onChange={({ currentTarget }) => setSeen(currentTarget.value)}
        />
      )}
      <DialogFooter onCancel={onClose}>
        <Button disabled={needsProof && seen.trim() === ''} loading={merge.busy} onClick={() => merge.act()}>
          {texts.merge}
        </Button>
      </DialogFooter>
    </div>
  );
}

/** The office's profile (claimed or without an account), where the other is an account's own. */
function officeOf([first, second]: readonly [Citizen, Citizen]): Citizen | null {
  const isOffices = ({ kept_by, is_claimed }: Citizen) => kept_by === null || is_claimed;
  if (isOffices(first) === isOffices(second)) return null;
  return isOffices(first) ? first : second;
}

function labelOf({ id, name, kept_by, vehicles_count }: Citizen, texts: DuplicatesTexts) {
  const keeper = kept_by === null ? texts.byOffice : texts.byAccount;
  return [texts.profile(id, name), keeper, texts.vehicles(vehicles_count)].join(', ');
}
