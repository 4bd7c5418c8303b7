import { dateRuleFields } from '@rto-desk/contract/date-rules';
import type { StoredDateRule } from '@rto-desk/contract/endpoints/date-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { dateRulesTexts, usePageTexts } from '../../words/pageTexts.ts';

interface Props {
  rule: StoredDateRule;
  /** The document and the end that it is about. */
  name: string;
  onClose: () => void;
}

/** The numbers of a rule, and whether it is in use. */
export function DateRuleForm({ rule, name, onClose }: Props) {
  const texts = usePageTexts(dateRulesTexts);
  const client = useQueryClient();
  const [isOn, setIsOn] = useState(rule.is_on);
  return (
    <FormDialog onClose={onClose} title={`${texts.edit}: ${name}`}>
      <RecordForm
        fields={dateRuleFields}
        initial={{ ...rule }}
        alsoDirty={isOn !== rule.is_on}
        failure={texts.saveFailed}
        save={async (values, updated_at) => {
          const body = { ...values, is_on: isOn, updated_at };
          await call('PUT /admin/date-rules/{id}', { params: { id: rule.id }, body });
          toast.success(texts.saved);
          onClose();
        }}
        refresh={() => void client.invalidateQueries({ queryKey: ['date-rules'] })}
      >
        {form => (
          <>
            <div className={layout.two}>
              {Object.keys(dateRuleFields).map((name, at) => (
                <FieldInput key={name} form={form} name={name} first={at === 0} />
              ))}
            </div>
            <Checkbox
              label={texts.isOn}
              checked={isOn}
              onChange={event => setIsOn(event.currentTarget.checked)}
            />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
