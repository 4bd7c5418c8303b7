import type { Role } from '@rto-desk/contract/access';
import type { User } from '@rto-desk/contract/endpoints/users';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import prose from '../../ui/prose.module.css';
import { Segments } from '../../ui/Segments.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { ManagerBranch, useManagerBranch } from './ManagerBranch.tsx';
import { refreshUsers, showUser } from './queries.ts';

/** A button for each role that the person may give an account; that of its present role is disabled. */
export function RoleButtons({ user }: { user: User }) {
  const words = useWords();
  const texts = usePageTexts(usersTexts);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Role | null>(null);
  const { roles } = words.accounts;
  const close = () => setAsked(null);
  const give = async (body: { role: Role; branch_id?: number | null | undefined }) => {
    const { id, updated_at } = user;
    const changed = await call('PATCH /admin/users/{id}/role', {
      params: { id },
      body: { ...body, updated_at },
    });
    showUser(client, changed);
    toast.success(texts.roleChanged(user.name, roles[body.role]));
    close();
  };
  const refresh = () => void refreshUsers(client);
  const change = useAct({
    act: (role: Role) => give({ role }),
    failed: texts.roleFailed,
    refresh: () => {
      close();
      refresh();
    },
  });
  const question = asked === null ? '' : texts.confirmRole(user.name, roles[asked]);
  if (user.permissions.roles.length === 0) return roles[user.role];
  return (
    <>
      <Segments label={words.documents.of(texts.role, user.name)}>
        {user.permissions.roles.map(role => (
          <Button
            key={role}
            variant="subtle"
            disabled={role === user.role}
            data-present={role === user.role || undefined}
            aria-label={texts.setRole(user.name, roles[role])}
            onClick={() => setAsked(role)}
          >
            {roles[role]}
          </Button>
        ))}
      </Segments>
      <Confirm
        opened={asked !== null && asked !== 'manager'}
        question={question}
        action={texts.change}
        busy={change.busy}
        onConfirm={() => asked !== null && change.act(asked)}
        onClose={close}
      />
      <FormDialog opened={asked === 'manager'} onClose={close} title={words.general.confirm}>
        <ManagerForm
          question={question}
          refresh={refresh}
          save={branch_id => give({ role: 'manager', branch_id })}
        />
      </FormDialog>
    </>
  );
}

interface ManagerProps {
  question: string;
  save: (branch: number | null | undefined) => Promise<void>;
  refresh: () => void;
}

/** Asks for the branch of a new manager. */
function ManagerForm({ question, save, refresh }: ManagerProps) {
  const texts = usePageTexts(usersTexts);
  const { branch, setBranch, check } = useManagerBranch(undefined, true);
  return (
    <RecordForm
      fields={{}}
      initial={blank}
      check={check}
      failure={texts.roleFailed}
      action={texts.change}
      refresh={refresh}
      save={() => save(branch)}
    >
      {form => (
        <>
          <p className={prose.small}>{question}</p>
          <ManagerBranch form={form} branch={branch} onChoose={setBranch} />
        </>
      )}
    </RecordForm>
  );
}
