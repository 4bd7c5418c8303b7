import { deletionFields } from '@rto-desk/contract/own-data';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { AccountForm } from '../../forms/AccountForm.tsx';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { usePasswordForm } from '../../forms/usePasswordForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { ownDeletionRequest } from './queries.ts';

const passwords = { password: {} };

/** Asking that one's account be deleted, and what has become of it. */
export function OwnDeletionRequest() {
  const words = useWords();
  const texts = words.ownData;
  const client = useQueryClient();
  const { data: request } = useQuery(ownDeletionRequest);
  const [asking, setAsking] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: ownDeletionRequest.queryKey });
  const takeBack = useAct({
    act: () => call('DELETE /me/deletion'),
    done: ({ message }) => message,
    failed: texts.failed,
    refresh,
  });
  if (request === undefined) return null;
  if (request?.status === 'pending') {
    return (
      <>
        <p className={prose.small}>
          {texts.asked} <MomentText moment={request.created_at} />
        </p>
        <Button variant="default" onClick={() => takeBack.act()}>
          {texts.takeBack}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={prose.small}>{texts.deletionWhy}</p>
      {request?.answer && <p className={prose.small}>{texts.declined(request.answer)}</p>}
      <Button variant="light" color="red" onClick={() => setAsking(true)}>
        {texts.ask}
      </Button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={texts.deletion}>
        <DeletionRequestForm
          onDone={() => {
            setAsking(false);
            refresh();
          }}
        />
      </Dialog>
    </>
  );
}

function DeletionRequestForm({ onDone }: { onDone: () => void }) {
  const words = useWords();
  const texts = words.ownData;
  const form = usePasswordForm(deletionFields, passwords);
  return (
    <AccountForm
      form={form}
      action={texts.ask}
      failed={texts.failed}
      save={async ({ reason }) => {
        await call('POST /me/deletion', { body: { reason, password: form.password('password') } });
        toast.success(texts.askedToast);
        onDone();
      }}
    >
      <p className={prose.small}>{texts.deletionWhy}</p>
      <FieldInput form={form} name="reason" />
      <PasswordField
        form={form}
        name="password"
        label={words.fields.current_password}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
