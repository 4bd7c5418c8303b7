import { useState } from 'react';
import type { Check, FieldsForm } from '../../forms/useFieldsForm.ts';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { BranchSelect } from '../citizens/BranchSelect.tsx';

/** A manager's branch: null is all of them, undefined is not chosen yet. */
type Branch = number | null | undefined;

/** The branch in the form of a manager, which cannot be saved before one branch or all is chosen. */
export function useManagerBranch(begun: Branch, isManager: boolean) {
  const texts = usePageTexts(usersTexts);
  const [branch, setBranch] = useState(begun);
  const missing = { branch_id: texts.branchMissing };
  const check: Check | undefined = isManager && branch === undefined ? () => missing : undefined;
  return { branch, setBranch, check, changed: branch !== begun };
}

interface Props {
  form: FieldsForm;
  branch: Branch;
  onChoose: (branch: number | null) => void;
}

/** Asks for one branch or all of them: with none a manager sees everything, which must be meant. */
export function ManagerBranch({ form, branch, onChoose }: Props) {
  const texts = usePageTexts(usersTexts);
  return (
    <BranchSelect
      chosen={branch}
      onChoose={chosen => {
        onChoose(chosen);
        // What was said of no choice is no longer so.
        form.set('branch_id', '');
      }}
      error={form.error('branch_id')}
      asks={{ choose: texts.branchChoice, none: texts.noBranch }}
    />
  );
}
