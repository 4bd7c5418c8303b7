import { useQuery } from '@tanstack/react-query';
import { Select } from '../../inputs/Select.tsx';
import { failureText } from '../../ui/failureText.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { branches } from '../branches/queries.ts';

interface Props {
  chosen: number | null;
  onChoose: (branch: number | null) => void;
  error: string | null;
}

/** The branch that looks after a citizen, for those who may move people between branches. */
export function BranchSelect({ chosen, onChoose, error }: Props) {
  const words = useWords();
  const list = useQuery(branches);
  return (
    <Select
      label={words.fields.branch_id}
      name="branch_id"
      value={chosen === null ? '' : String(chosen)}
      options={[
        { value: '', label: words.citizens.noBranch },
        ...(list.data ?? []).map(branch => ({
          value: String(branch.id),
          label: shownValue(branch.name, words),
        })),
      ]}
      error={error ?? (list.error && failureText(list.error, words.citizens.branchesFailed))}
      onChange={event =>
        onChoose(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    />
  );
}
