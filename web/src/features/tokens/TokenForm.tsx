import { tokenFields } from '@rto-desk/contract/token';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { CheckboxGroup } from '../../inputs/Choices.tsx';
import { Select } from '../../inputs/Select.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyOnce } from '../../ui/CopyOnce.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { tokensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { branches } from '../branches/queries.ts';
import { TOKENS, tokenScopes } from './queries.ts';
import { scopeLabel } from './scopeLabel.ts';

/** Makes an API token, and shows it this once. */
export function TokenForm({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const texts = usePageTexts(tokensTexts);
  const client = useQueryClient();
  const offered = useQuery(tokenScopes);
  const offices = useQuery(branches);
  const [scopes, setScopes] = useState<string[]>([]);
  const [branch, setBranch] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [made, setMade] = useState<string | null>(null);
  const failed = offered.error === null ? offices : offered;
  if (made !== null) {
    return (
      <FormDialog onClose={onClose} title={texts.made}>
        <CopyOnce value={made} note={texts.copyNow} action={texts.copy} />
        <p className={prose.note}>{texts.guide}</p>
        <DialogFooter>
          <Button onClick={onClose}>{texts.close}</Button>
        </DialogFooter>
      </FormDialog>
    );
  }
  return (
    <FormDialog onClose={onClose} title={texts.add} help="/help/admins">
      {offered.data === undefined || offices.data === undefined ? (
        <PendingPart found={failed} failure={texts.loadFailed} height={320} />
      ) : (
        <RecordForm
          fields={tokenFields}
          initial={blank}
          failure={texts.saveFailed}
          action={texts.make}
          alsoDirty={scopes.length > 0 || branch !== ''}
          onRefused={setRefused}
          save={async values => {
            setRefused({});
            const body = { ...values, scopes, branch_id: branch === '' ? null : Number(branch) };
            setMade((await call('POST /admin/tokens', { body })).token);
            void client.invalidateQueries({ queryKey: [TOKENS] });
          }}
        >
          {form => (
            <>
              <FieldInput form={form} name="name" first />
              <div className={layout.two}>
                <FieldInput form={form} name="expires_on" description={texts.expiresWhy} />
                <Select
                  label={texts.branch}
                  value={branch}
                  options={[
                    { value: '', label: texts.allBranches },
                    ...offices.data.map(({ id, name }) => ({
                      value: String(id),
                      label: shownValue(name, words),
                    })),
                  ]}
                  error={refused.branch_id?.join(' ')}
                  onChange={event => setBranch(event.currentTarget.value)}
                />
              </div>
              <CheckboxGroup
                label={texts.scopes}
                options={offered.data.map(value => ({ value, label: scopeLabel(value, texts) }))}
                optionsClass={layout.two}
                value={scopes}
                error={refused.scopes?.join(' ')}
                onChange={setScopes}
              />
            </>
          )}
        </RecordForm>
      )}
    </FormDialog>
  );
}
