import type { Role } from '@rto-desk/contract/access';
import { maySeeSecrets, maySetContacts, rolesToAdd } from '@rto-desk/contract/access';
import { passwordLengths } from '@rto-desk/contract/account';
import type { User } from '@rto-desk/contract/endpoints/users';
import { userFields } from '@rto-desk/contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { PasswordInput } from '../../inputs/PasswordInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { useSession } from '../../session/useSession.ts';
import { failureText } from '../../ui/failureText.ts';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { usePageTexts, usersTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { ManagerBranch, useManagerBranch } from './ManagerBranch.tsx';
import { refreshUsers, showUser, type WrittenLink, writeLink } from './queries.ts';

interface Props {
  /** The account that is changed, or null for a new one. */
  user: User | null;
  /** Called with the link that a new account is to be sent, where its holder sets the password by one. */
  onSaved: (link: WrittenLink | null) => void;
}

/** Whether the holder of a new account sets the first password by a link, or the person adding it types one. */
type PasswordWay = 'link' | 'typed';

/** The form of an account. Only managers have a branch; a new account has a first password. */
export function UserForm({ user, onSaved }: Props) {
  const words = useWords();
  const texts = usePageTexts(usersTexts);
  const client = useQueryClient();
  const { user: me } = useSession();
  /** What signs in to an account that is there, is changed by admins alone. */
  const setsContacts = user === null || (me !== null && maySetContacts(me));
  const offered = me === null ? [] : rolesToAdd(me);
  const [role, setRole] = useState<Role>(user?.role ?? offered[0] ?? 'user');
  const [way, setWay] = useState<PasswordWay>('link');
  // The same when it is sent again: the call is recognised by what it sends.
  const [unguessable] = useState(unguessablePassword);
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const isManager = role === 'manager';
  const { branch, setBranch, check, changed } = useManagerBranch(user?.branch_id, isManager);
  const branch_id = isManager ? branch : null;
  const linkTo = async ({ id }: User): Promise<WrittenLink | null> => {
    try {
      return await writeLink(id);
    } catch (error) {
      // The account is there: its link can be sent from the list.
      toast.failure(failureText(error, texts.linkFailed));
      return null;
    }
  };
  return (
    <RecordForm
      fields={userFields}
      initial={user ?? blank}
      failure={user === null ? texts.createFailed : texts.saveFailed}
      check={check}
      alsoDirty={password !== '' || changed}
      onRefused={errors => setPasswordError(errors.password?.join(' ') ?? null)}
      save={async (values, seen) => {
        if (user === null) {
          const body = {
            ...values,
            role: isManager ? role : ('user' as const),
            branch_id,
            password: way === 'link' ? unguessable : password,
          };
          const added = await call('POST /admin/users', { body });
          toast.success(texts.added(added.name, words.accounts.roles[added.role]));
          onSaved(way === 'link' ? await linkTo(added) : null);
        } else {
          const body = { ...values, branch_id, updated_at: seen };
          const params = { id: user.id };
          showUser(client, await call('PUT /admin/users/{id}', { params, body }));
          toast.success(texts.updated);
          onSaved(null);
        }
      }}
      refresh={() => void refreshUsers(client)}
    >
      {form => (
        <>
          <FieldInput form={form} name="name" first />
          {setsContacts ? (
            <>
              <FieldInput form={form} name="phone" />
              <FieldInput form={form} name="email" />
            </>
          ) : (
            <p className={prose.small}>{texts.adminSetsContacts}</p>
          )}
          {user === null && (
            <>
              <RadioGroup
                label={texts.firstPassword}
                description={me === null || maySeeSecrets(me) ? undefined : texts.linkNeedsAdmin}
                value={way}
                options={[
                  { value: 'link', label: texts.passwordByLink },
                  { value: 'typed', label: texts.passwordTyped },
                ]}
                onChange={setWay}
              />
              {way === 'typed' && (
                <PasswordInput
                  name="password"
                  label={words.fields.password}
                  description={words.accounts.passwordHint(passwordLengths.staff)}
                  autoComplete="new-password"
                  required
                  value={password}
                  error={passwordError}
                  onChange={event => {
                    setPassword(event.currentTarget.value);
                    setPasswordError(null);
                  }}
                />
              )}
              <Select
                name="role"
                label={texts.role}
                value={role}
                options={offered.map(value => ({ value, label: words.accounts.roles[value] }))}
                onChange={event =>
                  setRole(offered.find(known => known === event.currentTarget.value) ?? 'user')
                }
              />
            </>
          )}
          {isManager && <ManagerBranch form={form} branch={branch} onChoose={setBranch} />}
        </>
      )}
    </RecordForm>
  );
}

/** A random first password, never shown, of an account whose holder sets one by a link. */
function unguessablePassword(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}
