import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { moneyScreensTexts, usePageTexts } from '../../words/pageTexts.ts';
import { OwedFacts } from './ClientsPage.tsx';
import { DuesList } from './DuesList.tsx';
import { duesOf } from './queries.ts';
import { ReceiptsOf } from './ReceiptsOf.tsx';

const TakeMoney = lazyComponent(async () => (await import('./TakeMoney.tsx')).TakeMoney);

/** What a citizen owes as the payer of their own jobs, and their receipts, with "Take money". */
export function CitizenMoney({ id }: { id: number }) {
  const texts = usePageTexts(moneyScreensTexts);
  const navigate = useNavigate();
  const [taking, setTaking] = useState(false);
  const payer = { citizen_id: id };
  const dues = useQuery(duesOf(payer));
  if (dues.data === undefined) return <PendingPart found={dues} failure={texts.loadFailed} height={320} />;
  return (
    <div className={layout.stack}>
      <OwedFacts owed={dues.data.owed} />
      <div className={layout.row}>
        <Button variant="default" onClick={() => setTaking(true)}>
          {texts.takeMoney}
        </Button>
      </div>
      <DuesList payer={payer} />
      <ReceiptsOf payer={payer} />
      {taking && (
        <TakeMoney
          payer={payer}
          onClose={() => setTaking(false)}
          onTaken={receipt => void navigate(`/receipts?receipt=${receipt}`)}
        />
      )}
    </div>
  );
}
