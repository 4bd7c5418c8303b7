import type { LetterTemplate } from '@rto-desk/contract/endpoints/letters';
import { templateFields } from '@rto-desk/contract/letter';
import { allServices } from '@rto-desk/contract/services';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { ServicesInput } from '../../forms/ServicesInput.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import layout from '../../ui/layout.module.css';
import { toast } from '../../ui/toast.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshTemplates, saveTemplate } from './queries.ts';

interface Props {
  /** The template that is changed, or null for a new one. */
  template: LetterTemplate | null;
  onClose: () => void;
}

/** Uploads a template, or changes one. */
export function TemplateForm({ template, onClose }: Props) {
  const texts = usePageTexts(lettersTexts);
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const [numbered, setNumbered] = useState(template?.numbered ?? false);
  const before = allServices.filter(service => template?.services.includes(service));
  const [services, setServices] = useState(before);
  const subjects: Readonly<Record<string, string>> = texts.subjects;
  return (
    <FormDialog
      onClose={onClose}
      title={template === null ? texts.templates.add : texts.actOn(texts.templates.edit, template.name)}
      help="/help/templates"
    >
      <RecordForm
        fields={templateFields}
        initial={template ?? blank}
        failure={texts.saveFailed}
        alsoDirty={
          file !== null || numbered !== (template?.numbered ?? false) || services.join() !== before.join()
        }
        onRefused={errors => setFileError(errors.file?.join(' ') ?? null)}
        save={async (values, updated_at) => {
          setFileError(null);
          const all = { ...values, services: services.join(), numbered: numbered ? '1' : '0', updated_at };
          await saveTemplate(template?.id ?? null, all, file);
          toast.success(texts.templates.saved);
          refreshTemplates(client);
          onClose();
        }}
      >
        {form => (
          <>
            <FieldInput form={form} name="name" first />
            <div className={layout.two}>
              <FieldInput
                form={form}
                name="subject"
                label={texts.about}
                choiceLabel={option => subjects[option] ?? option}
              />
              <FieldInput form={form} name="copies" />
            </div>
            <Checkbox
              label={texts.numbered}
              checked={numbered}
              onChange={event => setNumbered(event.currentTarget.checked)}
            />
            <ServicesInput among={allServices} value={services} onChange={setServices} error={null} />
            <TextInput
              label={texts.templates.file}
              {...(template !== null && { description: texts.templates.keepFile })}
              error={fileError}
              required={template === null}
              type="file"
              accept=".docx"
              onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
            />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
