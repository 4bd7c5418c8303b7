import { ADULT_AGE } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { PrivacyNoticeGiven } from '@rto-desk/contract/endpoints/privacy';
import type { PrivacyKitTexts } from '@rto-desk/contract/words/en/privacy-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import { privacyKitTexts, usePageTexts } from '../../words/pageTexts.ts';
import { ConsentsOf } from './ConsentsOf.tsx';
import { GuardianOf } from './GuardianOf.tsx';
import { noticesGiven } from './queries.ts';

const GiveForm = lazyComponent(async () => (await import('./PrivacyForms.tsx')).GiveForm);

/** What was noted about a citizen's data: their guardian, consents, and the privacy notices that they were given. For staff. */
export function PrivacyOf({ citizen }: { citizen: Citizen }) {
  return (
    <div className={layout.stack}>
      {(isChild(citizen) || citizen.guardian_name !== null) && <GuardianOf citizen={citizen} />}
      <ConsentsOf citizenId={citizen.id} />
      <NoticesGiven citizenId={citizen.id} />
    </div>
  );
}

const isChild = ({ age }: Citizen) => age !== null && age < ADULT_AGE;

function NoticesGiven({ citizenId }: { citizenId: number }) {
  const texts = usePageTexts(privacyKitTexts);
  const [page, setPage] = useState(1);
  const [giving, setGiving] = useState(false);
  const list = useQuery(noticesGiven(citizenId, page));
  return (
    <section className={layout.list} aria-label={texts.given}>
      <Button className={layout.start} variant="default" onClick={() => setGiving(true)}>
        {texts.give}
      </Button>
      <PagedTable
        label={texts.given}
        list={list}
        columns={columns(texts)}
        empty={texts.noneGiven}
        failure={texts.loadFailed}
        rowKey={byId}
        onPage={setPage}
      />
      {giving && <GiveForm citizenId={citizenId} onClose={() => setGiving(false)} />}
    </section>
  );
}

function columns(texts: PrivacyKitTexts): Column<PrivacyNoticeGiven>[] {
  return [
    {
      key: 'version',
      label: texts.oneVersion,
      as: 'heading',
      cell: ({ version }) => texts.version(version),
    },
    { key: 'on', label: texts.givenOn, cell: ({ given_on }) => <DateText date={given_on} /> },
    { key: 'how', label: texts.how, cell: ({ how }) => texts.ways[how] },
    { key: 'by', label: texts.notedBy, cell: ({ created_by }) => created_by },
  ];
}
