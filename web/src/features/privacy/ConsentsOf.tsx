import type { Consent } from '@rto-desk/contract/endpoints/consents';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { consentPurposes } from '@rto-desk/contract/privacy';
import type { PrivacyKitTexts } from '@rto-desk/contract/words/en/privacy-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { privacyKitTexts, usePageTexts } from '../../words/pageTexts.ts';
import { consentsOf, refreshPrivacy } from './queries.ts';

const ConsentForm = lazyComponent(async () => (await import('./PrivacyForms.tsx')).ConsentForm);

/** What a citizen has agreed to and withdrawn. For staff. */
export function ConsentsOf({ citizenId }: { citizenId: number }) {
  const texts = usePageTexts(privacyKitTexts);
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  const [noting, setNoting] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Consent | null>(null);
  const list = useQuery(consentsOf(citizenId, page));
  const withdraw = useAct({
    act: ({ id }: Consent) => call('DELETE /consents/{id}', { params: { id } }),
    done: ({ message }) => message,
    failed: texts.failed,
    refresh: () => {
      setWithdrawing(null);
      refreshPrivacy(client);
      return refreshRecords(client);
    },
  });
  return (
    <section className={layout.list} aria-label={texts.consents}>
      <Button className={layout.start} variant="default" onClick={() => setNoting(true)}>
        {texts.noteConsent}
      </Button>
      {list.data !== undefined && (
        <p className={layout.line}>
          {consentPurposes.map(purpose => (
            <ToneBadge
              key={purpose}
              tone={tones[list.data.states[purpose]]}
              text={`${texts.purposes[purpose]}: ${texts.states[list.data.states[purpose]]}`}
            />
          ))}
        </p>
      )}
      <PagedTable
        label={texts.consents}
        list={list}
        columns={columns(texts)}
        empty={texts.noConsents}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={setPage}
        actions={consent =>
          consent.withdrawn_at === null && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={texts.withdrawOf(texts.purposes[consent.purpose])}
              onClick={() => setWithdrawing(consent)}
            >
              {texts.withdraw}
            </Button>
          )
        }
      />
      {noting && <ConsentForm citizenId={citizenId} onClose={() => setNoting(false)} />}
      <Confirm
        opened={withdrawing !== null}
        question={withdrawing === null ? '' : texts.askWithdraw[withdrawing.purpose]}
        action={texts.withdraw}
        busy={withdraw.busy}
        onConfirm={() => withdrawing !== null && withdraw.act(withdrawing)}
        onClose={() => setWithdrawing(null)}
      />
    </section>
  );
}

const tones = { given: 'good', withdrawn: 'bad', missing: 'past' } as const;

function columns(texts: PrivacyKitTexts): Column<Consent>[] {
  return [
    {
      key: 'purpose',
      label: texts.purpose,
      as: 'heading',
      cell: ({ purpose }) => texts.purposes[purpose],
    },
    { key: 'on', label: texts.givenOn, cell: ({ on }) => <DateText date={on} /> },
    { key: 'how', label: texts.how, cell: ({ how }) => texts.ways[how] },
    {
      key: 'withdrawn',
      label: texts.withdrawnOn,
      cell: ({ withdrawn_at, withdrawn_by, withdrawn_how }) =>
        withdrawn_at !== null && (
          <>
            {officeDate(today(new Date(withdrawn_at)))}
            <p className={prose.hint}>{withdrawn_how === 'whatsapp' ? texts.byStop : withdrawn_by}</p>
          </>
        ),
    },
    { key: 'by', label: texts.notedBy, cell: ({ created_by }) => created_by },
  ];
}
