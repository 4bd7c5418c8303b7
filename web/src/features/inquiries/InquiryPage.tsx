import { inquiryFields, inquiryTypes } from '@rto-desk/contract/document-inquiry';
import type { Receipt } from '@rto-desk/contract/endpoints/requests';
import { classes, splitClasses } from '@rto-desk/contract/fields';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { useFieldsForm } from '../../forms/useFieldsForm.ts';
import { CheckboxGroup } from '../../inputs/Choices.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { toast } from '../../ui/toast.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { Honeypot } from '../requests/Honeypot.tsx';
import { ReceiptCard } from '../requests/ReceiptCard.tsx';
import styles from '../requests/requests.module.css';

/** With the types, so that a missing one is told together with what else is wrong. */
const fields = { ...inquiryFields, document_type: classes(inquiryTypes) };

/** Asking whether the documents of a vehicle are valid, with or without an account. */
export function InquiryPage() {
  const words = usePublicWords();
  const { state } = useSession();
  const [kept, setKept] = useState<{ receipt: Receipt; phone: string } | null>(null);
  const { title, another } = words.requests.inquiry;
  if (state === 'loading') return <Page title={title}>{words.general.loading}</Page>;
  return (
    <div className={styles.narrow}>
      <Page title={title}>
        {kept === null ? (
          <InquiryForm onKept={(receipt, phone) => setKept({ receipt, phone })} />
        ) : (
          <ReceiptCard {...kept} again={another} onAgain={() => setKept(null)} />
        )}
      </Page>
    </div>
  );
}

function InquiryForm({ onKept }: { onKept: (receipt: Receipt, phone: string) => void }) {
  const words = usePublicWords();
  const { user } = useSession();
  const texts = words.requests.inquiry;
  const known = { name: user?.name, phone: user?.phone };
  const form = useFieldsForm(
    fields,
    known,
    ({ document_type }): Record<string, string> => (document_type ? {} : { document_type: texts.select }),
  );
  const chosen = splitClasses(form.texts.document_type ?? '');
  const types = inquiryTypes.filter(type => chosen.includes(type));
  const [website, setWebsite] = useState('');

  const submit = form.submit(
    async values => {
      const receipt = await call('POST /document-inquiries', {
        body: { ...values, document_type: types, website },
      });
      toast.success(texts.submitted);
      onKept(receipt, values.phone);
    },
    error => toast.failure(failureText(error, texts.submitFailed)),
  );

  return (
    <form className={layout.panel} noValidate onSubmit={submit}>
      <p>{texts.why}</p>
      {texts.whyHindi !== '' && <p lang="hi">{texts.whyHindi}</p>}
      <FieldInput form={form} name="name" label={inBoth(texts.labels.name)} autoComplete="name" />
      <FieldInput form={form} name="phone" label={inBoth(texts.labels.phone)} autoComplete="tel-national" />
      <FieldInput
        form={form}
        name="vehicle_no"
        label={inBoth(texts.labels.vehicle_no)}
        placeholder={words.general.registrationExample}
      />
      <CheckboxGroup
        label={texts.types}
        required
        name="document_type"
        value={types}
        error={form.error('document_type')}
        onChange={next => form.set('document_type', next.join(', '))}
        optionsClass={styles.choices}
        options={inquiryTypes.map(value => ({ value, label: inBoth(texts.names[value]) }))}
      />
      <Honeypot value={website} onChange={setWebsite} />
      <Button type="submit" loading={form.busy} className={layout.end}>
        {words.requests.submit}
      </Button>
    </form>
  );
}

/** A label with its Hindi in brackets, which a screen reader speaks as such. */
function inBoth(label: string): ReactNode {
  const [english, hindi] = label.split(/[()]/);
  return hindi === undefined ? (
    label
  ) : (
    <span>
      {english}(<span lang="hi">{hindi}</span>)
    </span>
  );
}
