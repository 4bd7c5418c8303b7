import { isStaff, mayAssignBranch } from '@rto-desk/contract/access';
import {
  type CitizenFieldName,
  citizenFieldNames,
  citizenFields,
  hindiFields,
} from '@rto-desk/contract/citizen';
import type { Me } from '@rto-desk/contract/endpoints/accounts';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { FieldsForm, Values } from '../../forms/useFieldsForm.ts';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { useSession } from '../../session/useSession.ts';
import layout from '../../ui/layout.module.css';
import { useWords } from '../../words/useWords.ts';
import { Similar } from '../duplicates/Similar.tsx';
import { BranchSelect } from './BranchSelect.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';

interface Props {
  /** The citizen who is changed, or null for a new profile. */
  citizen: Citizen | null;
  /** What is known already of another person who is new. */
  start?: Values | undefined;
  onSaved: (citizen: Citizen) => void;
}

/** The form of a citizen. A new profile is for oneself or for another person, whom the office's staff mean first. */
export function CitizenForm({ citizen, start, onSaved }: Props) {
  const words = useWords();
  const client = useQueryClient();
  const { user, refresh } = useSession();
  const mayBeSelf = citizen === null && user !== null && user.citizen_id === null;
  const isOffice = user !== null && isStaff(user.role);
  const [self, setSelf] = useState(mayBeSelf && !isOffice && start === undefined);
  const [branch, setBranch] = useState(citizen?.branch_id ?? null);
  const assigns = user !== null && mayAssignBranch(user);
  // Not choosing a branch for a new profile leaves the choice to the server, which knows the district's.
  const assigned = assigns && (citizen !== null || branch !== null) ? { branch_id: branch } : {};

  return (
    <RecordForm
      fields={citizenFields}
      initial={citizen ?? start ?? (self ? ownValues(user) : {})}
      failure={citizen === null ? words.citizens.createFailed : words.citizens.saveFailed}
      alsoDirty={branch !== (citizen?.branch_id ?? null)}
      onTaken={current => setBranch(typeof current.branch_id === 'number' ? current.branch_id : null)}
      save={async (values, seen) => {
        const saved =
          citizen === null
            ? await call('POST /citizens', { body: { ...values, ...assigned, is_self: self } })
            : await call('PUT /citizens/{id}', {
                params: { id: citizen.id },
                body: { ...values, ...assigned, updated_at: seen },
              });
        onSaved(saved);
        // The account carries a copy of its own profile.
        if (self || (citizen !== null && citizen.id === user?.citizen_id)) await refresh();
      }}
      refresh={() => void refreshRecords(client)}
    >
      {form => (
        <>
          {citizen === null && (
            <RadioGroup
              label={words.fields.is_self}
              value={self ? 'self' : 'other'}
              description={mayBeSelf ? undefined : words.citizens.hasProfile}
              error={form.error('is_self')}
              onChange={chosen => {
                setSelf(chosen === 'self');
                prefill(form, user, chosen === 'self');
              }}
              options={[
                { value: 'self', label: words.citizens.forMyself, disabled: !mayBeSelf },
                { value: 'other', label: words.citizens.forAnother },
              ]}
            />
          )}
          <Inputs form={form} names={['name']} self={self} />
          {citizen === null && !self && isOffice && (
            <Similar name={form.texts.name} mobile={form.texts.mobile} dob={form.texts.dob} />
          )}
          <div className={layout.two}>
            <Inputs form={form} names={others.filter(name => !isLong(name))} self={self} />
          </div>
          <Inputs form={form} names={others.filter(isLong)} self={self} />
          <div className={layout.two}>
            <PlaceInputs form={form} />
            <Inputs form={form} names={['pincode']} self={self} />
            {assigns && <BranchSelect chosen={branch} onChoose={setBranch} error={form.error('branch_id')} />}
          </div>
          <details className={layout.more} open={inHindi.some(name => (citizen?.[name] ?? null) !== null)}>
            <summary>{words.citizens.inHindi}</summary>
            <Inputs form={form} names={inHindi} self={self} />
          </details>
        </>
      )}
    </RecordForm>
  );
}

/** What letters in Hindi print, which is folded away. */
const inHindi = citizenFieldNames.filter(name => name in hindiFields);
/** All but the name, which is first, the place, which is chosen, and what is folded away. */
const others = citizenFieldNames.filter(
  name => !['name', 'state', 'city', 'pincode'].includes(name) && !inHindi.includes(name),
);

function isLong(name: CitizenFieldName): boolean {
  const field = citizenFields[name];
  return field.type === 'text' && field.multiline;
}

/** What browsers know of the person who types. */
const autofill: Partial<Record<CitizenFieldName, string>> = {
  name: 'name',
  dob: 'bday',
  mobile: 'tel-national',
  email: 'email',
  address: 'street-address',
  pincode: 'postal-code',
};

interface InputsProps {
  form: FieldsForm;
  names: readonly CitizenFieldName[];
  /** Whether people type of themself. */
  self: boolean;
}

function Inputs({ form, names, self }: InputsProps) {
  return names.map(name => (
    <FieldInput
      key={name}
      form={form}
      name={name}
      first={name === 'name'}
      autoComplete={self ? autofill[name] : undefined}
    />
  ));
}

/** What the account knows of its holder. */
function ownValues(user: Me | null): Record<'name' | 'mobile' | 'email', string> {
  return { name: user?.name ?? '', mobile: user?.phone ?? '', email: user?.email ?? '' };
}

/** Choosing oneself fills in what the account knows; choosing another takes it out again unless it was changed. */
function prefill(form: FieldsForm, user: Me | null, self: boolean): void {
  for (const [name, value] of Object.entries(ownValues(user))) {
    if (self) form.set(name, value);
    else if (form.texts[name] === value) form.set(name, '');
  }
}
