import type { User } from '@rto-desk/contract/endpoints/users';
import { contactRequestFields } from '@rto-desk/contract/user';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

/** Notes for the admins what is to sign in to an account, and what proof of it was seen. */
export function ContactRequestForm({ user, onDone }: { user: User; onDone: () => void }) {
  const words = useWords();
  const texts = usePageTexts(usersTexts);
  return (
    <RecordForm
      fields={contactRequestFields}
      initial={blank}
      failure={texts.askFailed}
      save={async body => {
        await call('POST /admin/users/{id}/contact-requests', { params: { id: user.id }, body });
        toast.success(texts.adminsAsked);
        onDone();
      }}
    >
      {form => (
        <>
          <p className={prose.small}>{texts.askAdminsWhy}</p>
          <FieldInput form={form} name="phone" label={words.accounts.newMobile} first />
          <FieldInput form={form} name="email" />
          <FieldInput form={form} name="proof" />
        </>
      )}
    </RecordForm>
  );
}
