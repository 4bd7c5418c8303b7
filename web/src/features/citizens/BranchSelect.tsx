import { useQuery } from '@tanstack/react-query';
import { Select } from '../../inputs/Select.tsx';
import { failureText } from '../../ui/failureText.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { branches } from '../branches/queries.ts';

interface Props {
  /** Undefined until a choice is made. */
  chosen: number | null | undefined;
  onChoose: (branch: number | null) => void;
  error: string | null;
  /** Says so where something must be chosen: what stands in it until then, and what no branch means. */
  asks?: { choose: string; none: string };
}

/** The branch that looks after a citizen, for those who may move people between branches; or that of a manager. */
export function BranchSelect({ chosen, onChoose, error, asks }: Props) {
  const words = useWords();
  const list = useQuery(branches);
  return (
    <Select
      label={words.fields.branch_id}
      name="branch_id"
      required={asks !== undefined}
      value={chosen === undefined ? '' : String(chosen)}
      options={[
        ...(chosen === undefined ? [{ value: '', label: asks?.choose ?? '' }] : []),
        { value: 'null', label: asks?.none ?? words.citizens.noBranch },
        ...(list.data ?? []).map(branch => ({
          value: String(branch.id),
          label: shownValue(branch.name, words),
        })),
      ]}
      error={error ?? (list.error && failureText(list.error, words.citizens.branchesFailed))}
      onChange={event =>
        onChoose(event.currentTarget.value === 'null' ? null : Number(event.currentTarget.value))
      }
    />
  );
}
