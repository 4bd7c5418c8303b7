import type { Branch } from '@rto-desk/contract/endpoints/branches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Page } from '../../ui/Page.tsx';
import { useAct } from '../../ui/useAct.ts';
import { branchesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { branches } from './queries.ts';

const BranchForm = lazyComponent(async () => (await import('./BranchForm.tsx')).BranchForm);

/** The branches, for admins. */
export function BranchesPage() {
  const words = useWords();
  const texts = usePageTexts(branchesTexts);
  const client = useQueryClient();
  const list = useQuery(branches);
  const [form, setForm] = useState<{ branch: Branch | null } | null>(null);
  const [leaving, setLeaving] = useState<Branch | null>(null);
  const close = () => setForm(null);
  const remove = useAct({
    act: ({ id }: Branch) => call('DELETE /admin/branches/{id}', { params: { id } }),
    done: ({ message }) => message,
    failed: texts.removeFailed,
    refresh: () => {
      setLeaving(null);
      void client.invalidateQueries({ queryKey: branches.queryKey });
    },
  });
  return (
    <Page
      title={texts.title}
      actions={<Button onClick={() => setForm({ branch: null })}>{texts.add}</Button>}
    >
      <DataTable
        label={texts.title}
        columns={[
          {
            key: 'name',
            label: words.fields.name,
            as: 'heading',
            cell: branch => shownValue(branch.name, words),
          },
          {
            key: 'code',
            label: words.fields.code,
            cell: branch => branch.code ?? words.general.none,
          },
        ]}
        rows={list.data}
        rowKey={branch => branch.id}
        failure={
          list.error && {
            error: list.error,
            failure: words.citizens.branchesFailed,
            retry: () => void list.refetch(),
          }
        }
        empty={texts.empty}
        actions={branch => (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.actOn(texts.rename, shownValue(branch.name, words))}
              onClick={() => setForm({ branch })}
            >
              {texts.rename}
            </Button>
            <ActionMenu
              label="⋯"
              name={texts.actOn(words.general.actions, shownValue(branch.name, words))}
              actions={[
                {
                  label: texts.remove,
                  name: texts.actOn(texts.remove, shownValue(branch.name, words)),
                  color: 'red',
                  onChoose: () => setLeaving(branch),
                },
              ]}
            />
          </>
        )}
      />
      <FormDialog
        opened={form !== null}
        onClose={close}
        title={form?.branch === null ? texts.addTitle : texts.renameTitle}
        help="/help/admins"
      >
        {form !== null && <BranchForm branch={form.branch} onSaved={close} />}
      </FormDialog>
      <Confirm
        opened={leaving !== null}
        question={texts.confirmRemove(shownValue(leaving?.name ?? '', words))}
        action={texts.remove}
        busy={remove.busy}
        onConfirm={() => leaving !== null && remove.act(leaving)}
        onClose={() => setLeaving(null)}
      />
    </Page>
  );
}
