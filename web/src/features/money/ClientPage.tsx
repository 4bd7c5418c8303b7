import { groupedAmount } from '@rto-desk/contract/amount-in-words';
import type { Client } from '@rto-desk/contract/endpoints/clients';
import { openingFields } from '@rto-desk/contract/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { call } from '../../api/call.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { blank } from '../../forms/useFieldsForm.ts';
import { useSession } from '../../session/useSession.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NotFoundPage } from '../../ui/NotFoundPage.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { OwedFacts } from './ClientsPage.tsx';
import { DuesList } from './DuesList.tsx';
import classes from './money.module.css';
import { oneClient, refreshMoney } from './queries.ts';
import { ReceiptsOf } from './ReceiptsOf.tsx';
import { paise } from './sums.ts';

const ClientForm = lazyComponent(async () => (await import('./ClientForm.tsx')).ClientForm);
const PayoutForm = lazyComponent(async () => (await import('./PayoutForm.tsx')).PayoutForm);
const Statement = lazyComponent(async () => (await import('./Statement.tsx')).Statement);
const TakeMoney = lazyComponent(async () => (await import('./TakeMoney.tsx')).TakeMoney);

/** One client: its balance, what is open, its receipts; with `statement` in the address its statement. */
export function ClientPage() {
  const { user } = useSession();
  return user?.desk.money_on ? <Found /> : <NotFoundPage />;
}

function Found() {
  const texts = usePageTexts(moneyScreensTexts);
  const [params] = useSearchParams();
  const found = useQuery(oneClient(Number(useParams().id)));
  useRefreshFailure(found, texts.loadFailed);
  if (found.data === undefined) {
    return (
      <Page title={texts.client}>
        <PendingPart found={found} failure={texts.loadFailed} height={320} />
      </Page>
    );
  }
  return params.has('statement') ? <Statement client={found.data} /> : <Shown client={found.data} />;
}

function Shown({ client }: { client: Client }) {
  const words = useWords();
  const texts = usePageTexts(moneyScreensTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [dialog, setDialog] = useState<'take' | 'edit' | 'opening' | 'remind' | 'refund' | null>(null);
  const shut = () => setDialog(null);
  const { id, owed, updated_at } = client;
  const refresh = () => refreshMoney(queries);
  const close = useAct({
    act: (closed: boolean) => call('PATCH /clients/{id}', { params: { id }, body: { closed, updated_at } }),
    done: texts.saved,
    failed: texts.saveFailed,
    refresh,
  });
  const remind = useAct({
    act: () => call('POST /clients/{id}/remind', { params: { id } }),
    done: texts.reminded,
    failed: texts.saveFailed,
    refresh: () => {
      refresh();
      shut();
    },
  });
  return (
    <Page
      title={client.name}
      back={{ to: '/clients', label: texts.clients }}
      actions={
        <>
          <Button data-page-key="+" onClick={() => setDialog('take')}>
            {texts.takeMoney}
          </Button>
          <ButtonLink variant="default" to={`/clients/${id}?statement=1`}>
            {texts.statement}
          </ButtonLink>
          {paise(owed.balance) > 0 && (
            <Button variant="default" onClick={() => setDialog('remind')}>
              {texts.remind}
            </Button>
          )}
          <ActionMenu
            label="⋯"
            name={texts.actOn(words.general.actions, client.name)}
            busy={close.busy}
            actions={[
              { label: words.general.edit, onChoose: () => setDialog('edit') },
              ...(client.can_open ? [{ label: texts.addOpening, onChoose: () => setDialog('opening') }] : []),
              ...(paise(owed.advance) > 0
                ? [{ label: texts.payoutKinds.refund, onChoose: () => setDialog('refund') }]
                : []),
              {
                label: client.closed ? texts.reopen : texts.close,
                onChoose: () => close.act(!client.closed),
              },
            ]}
          />
        </>
      }
    >
      <section className={classes.part} aria-label={texts.balance}>
        <OwedFacts owed={owed} />
        <Facts
          facts={[
            [words.fields.mobile, client.mobile && <MobileText key="mobile" mobile={client.mobile} />],
            [texts.address, client.address, 'wide'],
            [words.fields.gstin, client.gstin],
            [words.fields.given_by, client.given_by.length > 0 && client.given_by.join(', '), 'wide'],
            [
              texts.opening,
              client.opening && (
                <>
                  <MoneyText amount={client.opening.amount} />, {client.opening.what}
                </>
              ),
            ],
            [texts.remindedOn, client.reminded_on && <DateText key="reminded" date={client.reminded_on} />],
            [words.fields.status, client.closed && texts.closed],
          ]}
        />
      </section>
      <section className={classes.part}>
        <h2>{texts.openCharges}</h2>
        <DuesList payer={{ client_id: id }} />
      </section>
      <section className={classes.part}>
        <h2>{texts.receipts}</h2>
        <ReceiptsOf payer={{ client_id: id }} />
      </section>
      {dialog === 'take' && (
        <TakeMoney
          payer={{ client_id: id }}
          onClose={shut}
          onTaken={receipt => void navigate(`/receipts?receipt=${receipt}`)}
        />
      )}
      {dialog === 'refund' && <PayoutForm of={{ client_id: id }} onClose={shut} />}
      {dialog === 'edit' && <ClientForm client={client} onClose={shut} />}
      {dialog === 'opening' && (
        <FormDialog onClose={shut} title={texts.addOpening} help="/help/money" width="26rem">
          <RecordForm
            fields={openingFields}
            initial={blank}
            failure={texts.saveFailed}
            refresh={refresh}
            save={async body => {
              await call('POST /clients/{id}/opening', { params: { id }, body });
              toast.success(texts.saved);
              shut();
            }}
          >
            {form => (
              <>
                <FieldInput
                  form={form}
                  name="amount"
                  label={texts.amount}
                  description={texts.openingExplain}
                  first
                />
                <FieldInput form={form} name="what" label={texts.what} />
              </>
            )}
          </RecordForm>
        </FormDialog>
      )}
      <Confirm
        opened={dialog === 'remind'}
        question={texts.remindAsk(client.name, groupedAmount(owed.balance))}
        action={texts.remind}
        busy={remind.busy}
        onConfirm={() => remind.act()}
        onClose={shut}
      />
    </Page>
  );
}
