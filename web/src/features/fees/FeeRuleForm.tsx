import type { FeeRule } from '@rto-desk/contract/endpoints/fees';
import { feeRuleFields, newFeeRuleFields } from '@rto-desk/contract/fee';
import { allServices, type Service } from '@rto-desk/contract/services';
import { vehicleTypes } from '@rto-desk/contract/vehicle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import { CheckboxGroup } from '../../inputs/Choices.tsx';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { feeRulesTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './fees.module.css';

interface Props {
  /** The fee that is changed, or null for a new one. */
  rule: FeeRule | null;
  onClose: () => void;
}

type VehicleType = (typeof vehicleTypes)[number];

/** Adds a fee by law, or changes one. */
export function FeeRuleForm({ rule, onClose }: Props) {
  const words = useWords();
  const texts = usePageTexts(feeRulesTexts);
  const client = useQueryClient();
  const [services, setServices] = useState<readonly Service[]>(rule?.services ?? []);
  const [types, setTypes] = useState<readonly VehicleType[]>(rule?.types ?? []);
  const alsoDirty =
    services.join() !== (rule?.services ?? []).join() || types.join() !== (rule?.types ?? []).join();
  const chosen = { services: [...services], types: [...types] };
  const shared = {
    alsoDirty,
    failure: texts.saveFailed,
    refresh: () => void client.invalidateQueries({ queryKey: ['fee-rules'] }),
  };
  const saved = () => {
    toast.success(texts.saved);
    onClose();
  };
  const choices = (
    <>
      <CheckboxGroup
        label={words.fields.services}
        value={services}
        onChange={setServices}
        optionsClass={classes.choices}
        options={allServices.map(value => ({ value, label: words.services.names[value] }))}
      />
      <CheckboxGroup
        label={words.fields.types}
        value={types}
        onChange={setTypes}
        optionsClass={classes.choices}
        options={vehicleTypes.map(value => ({ value, label: value }))}
      />
    </>
  );
  return (
    <FormDialog
      onClose={onClose}
      title={rule === null ? texts.add : `${texts.edit}: ${rule.code}`}
      help="/help/fees"
    >
      {rule === null ? (
        <RecordForm
          {...shared}
          fields={newFeeRuleFields}
          initial={{ kind: 'government', per: 'once', confidence: 'H' }}
          save={async values => {
            await call('POST /admin/fee-rules', { body: { ...values, ...chosen } });
            saved();
          }}
        >
          {form => (
            <>
              <FieldInput form={form} name="code" first />
              <FeeInputs form={form} />
              {choices}
            </>
          )}
        </RecordForm>
      ) : (
        <RecordForm
          {...shared}
          fields={feeRuleFields}
          initial={rule}
          save={async (values, updated_at) => {
            const body = { ...values, ...chosen, id: rule.id, updated_at };
            await call('PUT /admin/fee-rules/{code}', { params: { code: rule.code }, body });
            saved();
          }}
        >
          {form => (
            <>
              <FeeInputs form={form} />
              {choices}
            </>
          )}
        </RecordForm>
      )}
    </FormDialog>
  );
}

/** The fields that a new fee and a changed one have. */
function FeeInputs({ form }: { form: FieldsForm }) {
  const texts = usePageTexts(feeRulesTexts);
  const labels: Readonly<Record<string, string>> = {
    age_from: texts.age_from,
    age_to: texts.age_to,
    until: texts.until,
  };
  const options: Readonly<Record<string, string>> = {
    ...texts.kinds,
    ...texts.confidences,
    ...texts.answers,
  };
  const names = Object.keys(feeRuleFields);
  return (
    <div className={layout.two}>
      {names.map(name => (
        <FieldInput
          key={name}
          form={form}
          name={name}
          {...(name in labels && { label: labels[name] ?? name })}
          choiceLabel={option => options[option] ?? option}
        />
      ))}
    </div>
  );
}
