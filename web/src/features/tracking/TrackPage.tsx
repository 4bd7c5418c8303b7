import { mobile, required, text } from '@rto-desk/contract/fields';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type Answer, call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { useFieldsForm } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { MomentText } from '../../ui/MomentText.tsx';
import { Page } from '../../ui/Page.tsx';
import { usePublicWords } from '../../words/useWords.ts';
import { ShowFees } from '../fees/ShowFees.tsx';
import { progressFacts, Stage } from '../requests/progress.tsx';
import classes from '../requests/requests.module.css';

const fields = { reference: text(40, required), phone: mobile(required) };

/** How far a request or inquiry has come, by its reference and the mobile number on it. */
export function TrackPage() {
  const words = usePublicWords();
  const texts = words.requests.tracking;
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [given] = useState({
    reference: search.get('reference'),
    phone: phoneIn(state) ?? search.get('phone'),
  });
  const form = useFieldsForm(fields, given);
  const [found, setFound] = useState<Answer<'GET /track'> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = form.submit(
    async query => {
      setFailure(null);
      setFound(await call('GET /track', { query }));
    },
    error => {
      setFound(null);
      setFailure(failureText(error, texts.failed));
    },
  );
  const own = useRef<HTMLFormElement>(null);
  const isComplete = given.reference !== null && given.phone !== null;
  // A visitor who comes from the receipt has entered everything.
  useEffect(() => {
    if (isComplete) own.current?.requestSubmit();
  }, [isComplete]);
  // Addresses are kept in histories and shared: a number that came with one does not stay in it.
  useEffect(() => {
    if (!search.has('phone')) return;
    const without = new URLSearchParams(search);
    without.delete('phone');
    setSearch(without, { replace: true });
  }, [search, setSearch]);
  return (
    <div className={classes.narrow}>
      <Page title={texts.title}>
        <div className={layout.stack}>
          <form ref={own} className={layout.panel} noValidate onSubmit={submit}>
            <p>{texts.explain}</p>
            <FieldInput form={form} name="reference" placeholder="SR-7K3M-9QXD" />
            <FieldInput form={form} name="phone" autoComplete="tel-national" />
            <Button type="submit" loading={form.busy} className={layout.end}>
              {texts.button}
            </Button>
          </form>
          <ErrorNote text={failure} />
          {found !== null && <Found found={found} />}
        </div>
      </Page>
    </div>
  );
}

/** The mobile number that the receipt leads here with, beside the address. */
function phoneIn(state: unknown): string | null {
  const isGiven = typeof state === 'object' && state !== null && 'phone' in state;
  return isGiven && typeof state.phone === 'string' ? state.phone : null;
}

function Found({ found }: { found: Answer<'GET /track'> }) {
  const words = usePublicWords();
  const texts = words.requests.tracking;
  const facts: [string, ReactNode][] = [
    [texts.status, <Stage key="status" of={found} />],
    ...progressFacts(found, words),
    [texts.submittedOn, <MomentText key="submitted" moment={found.created_at} />],
    [
      texts.changedOn,
      found.status_changed_at && <MomentText key="changed" moment={found.status_changed_at} />,
    ],
    [texts.next, texts.nextOf[found.status]],
  ];
  return (
    <div className={layout.panel} role="status">
      <strong>
        {texts.kinds[found.kind]} {found.reference}
      </strong>
      <Facts facts={facts} />
      <ShowFees services={found.services} />
    </div>
  );
}
