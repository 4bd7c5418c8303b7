import type { Receipt } from '@rto-desk/contract/endpoints/requests';
import { serviceRequestFields } from '@rto-desk/contract/service-request';
import {
  categoryOf,
  isService,
  type Service,
  serviceCategories,
  services,
} from '@rto-desk/contract/services';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { useFieldsForm } from '../../forms/useFieldsForm.ts';
import { CheckboxGroup, RadioGroup } from '../../inputs/Choices.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { usePublicWords } from '../../words/useWords.ts';
import { ShowFees } from '../fees/ShowFees.tsx';
import { DocumentsToBring } from './DocumentsToBring.tsx';
import { Honeypot } from './Honeypot.tsx';
import { ReceiptCard } from './ReceiptCard.tsx';
import classes from './requests.module.css';

/** Asking the office for services, with or without an account. */
export function NewRequestPage() {
  const words = usePublicWords();
  const { state } = useSession();
  const [kept, setKept] = useState<Kept | null>(null);
  // The form is prefilled from the account, which must be known by then.
  if (state === 'loading') return <Page title={words.requests.askTitle}>{words.general.loading}</Page>;
  return (
    <div className={classes.narrow}>
      <Page title={words.requests.askTitle}>
        {kept === null ? (
          <NewRequestForm onKept={setKept} />
        ) : (
          <ReceiptCard {...kept} again={words.requests.another} onAgain={() => setKept(null)} />
        )}
      </Page>
    </div>
  );
}

interface Kept {
  receipt: Receipt;
  phone: string;
  services: readonly Service[];
}

function NewRequestForm({ onKept }: { onKept: (kept: Kept) => void }) {
  const words = usePublicWords();
  const { user } = useSession();
  const [search] = useSearchParams();
  const wanted = search.get('service') ?? '';
  const form = useFieldsForm(serviceRequestFields, {
    category: isService(wanted) ? categoryOf(wanted) : search.get('category'),
    query: search.get('query'),
    contact_name: user?.name,
    contact_phone: user?.phone,
  });
  const [chosen, setChosen] = useState<readonly Service[]>(isService(wanted) ? [wanted] : []);
  // What was tapped is not asked again.
  const [tapped, setTapped] = useState(isService(wanted) ? wanted : null);
  const [website, setWebsite] = useState('');
  const [servicesError, setServicesError] = useState<string | null>(null);
  const category = serviceCategories.find(known => known === form.texts.category);
  const offered: readonly Service[] = category === undefined ? [] : services[category];

  const changeCategory = (next: string) => {
    form.set('category', next);
    form.set('query', '');
    setChosen([]);
  };
  const submit = form.submit(
    async values => {
      setServicesError(null);
      const receipt = await call('POST /service-requests', {
        body: { ...values, services: [...chosen], website },
      });
      toast.success(words.requests.submitted);
      onKept({ receipt, phone: values.contact_phone, services: chosen });
    },
    error => {
      if (error instanceof ApiError) setServicesError(error.errors.services?.[0] ?? null);
      toast.failure(failureText(error, words.requests.submitFailed));
    },
  );

  return (
    <form className={layout.panel} noValidate onSubmit={submit}>
      {tapped === null ? (
        <>
          <RadioGroup
            name="category"
            label={words.requests.category}
            required
            value={form.texts.category ?? ''}
            onChange={changeCategory}
            error={form.error('category')}
            options={serviceCategories.map(value => ({ value, label: words.services.categories[value] }))}
          />
          {offered.length > 0 && (
            <CheckboxGroup
              label={words.requests.services}
              value={chosen}
              onChange={setChosen}
              optionsClass={classes.choices}
              options={offered.map(value => ({ value, label: words.services.names[value] }))}
            />
          )}
        </>
      ) : (
        <div>
          <p>{words.requests.tapped}</p>
          <strong>{words.services.names[tapped]}</strong>{' '}
          <button type="button" className={prose.link} onClick={() => setTapped(null)}>
            {words.requests.other}
          </button>
        </div>
      )}
      <ErrorNote text={servicesError} />
      <ShowFees services={chosen} />
      <FieldInput form={form} name="contact_name" autoComplete="name" />
      <FieldInput form={form} name="contact_phone" autoComplete="tel-national" />
      <FieldInput form={form} name="query" label={words.requests.query} />
      <Honeypot value={website} onChange={setWebsite} />
      <DocumentsToBring services={chosen} />
      <Button type="submit" loading={form.busy} className={layout.end}>
        {words.requests.submit}
      </Button>
    </form>
  );
}
