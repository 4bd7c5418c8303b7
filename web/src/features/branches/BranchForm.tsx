import { branchFields } from '@rto-desk/contract/branch';
import type { Branch } from '@rto-desk/contract/endpoints/branches';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { toast } from '../../ui/toast.ts';
import { branchesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { branches } from './queries.ts';

interface Props {
  /** The branch that is renamed, or null for a new one. */
  branch: Branch | null;
  onSaved: () => void;
}

/** The name of a branch, and what stands for it in numbers. */
export function BranchForm({ branch, onSaved }: Props) {
  const texts = usePageTexts(branchesTexts);
  const client = useQueryClient();
  return (
    <RecordForm
      fields={branchFields}
      initial={branch === null ? blank : { name: branch.name, code: branch.code }}
      failure={texts.saveFailed}
      save={async body => {
        if (branch === null) await call('POST /admin/branches', { body });
        else await call('PUT /admin/branches/{id}', { params: { id: branch.id }, body });
        toast.success(branch === null ? texts.added : texts.renamed);
        onSaved();
      }}
      refresh={() => void client.invalidateQueries({ queryKey: branches.queryKey })}
    >
      {form => (
        <>
          <FieldInput form={form} name="name" first />
          <FieldInput form={form} name="code" description={texts.codeHint} />
        </>
      )}
    </RecordForm>
  );
}
