import type { OwnClaim } from '@rto-desk/contract/endpoints/claims';
import { plainList } from '@rto-desk/contract/list';
import type { ClaimsTexts } from '@rto-desk/contract/words/en/claims';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { useList } from '../../ui/useList.ts';
import { claimsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { myClaims } from './queries.ts';

const AskForm = lazyComponent(async () => (await import('./AskForm.tsx')).AskForm);
const EndClaim = lazyComponent(async () => (await import('./EndClaim.tsx')).EndClaim);

/** What one has asked for of what the office keeps, and what came of it. */
export function MyClaimsPage() {
  const texts = usePageTexts(claimsTexts);
  const { query, goTo } = useList(plainList);
  const list = useQuery(myClaims(query.page));
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState<OwnClaim | null>(null);
  const columns: Column<OwnClaim>[] = [
    {
      key: 'number',
      label: texts.number,
      as: 'heading',
      cell: row => <NumberText value={row.registration_no ?? row.licence_no} />,
    },
    {
      key: 'state',
      label: texts.stateLabel,
      cell: row => (
        <>
          <div>{texts.states[row.state]}</div>
          {row.citizen !== null && <p className={prose.tiny}>{row.citizen.name}</p>}
          {row.state === 'refused' && <p className={prose.hint}>{texts.refusedHint}</p>}
        </>
      ),
    },
    { key: 'asked', label: texts.asked, cell: row => <MomentText moment={row.created_at} /> },
  ];
  return (
    <Page title={texts.mine} actions={<Button onClick={() => setAsking(true)}>{texts.ask}</Button>}>
      <div className={layout.stack}>
        <p>{texts.explain}</p>
        <PagedTable
          label={texts.mine}
          list={list}
          columns={columns}
          empty={texts.empty}
          failure={texts.loadFailed}
          rowKey={byId}
          onPage={goTo}
          actions={row => (
            <>
              {row.citizen !== null && (
                <ButtonLink size="compact-sm" variant="default" to={`/citizens/${row.citizen.id}`}>
                  {texts.open}
                </ButtonLink>
              )}
              {row.state !== 'ended' && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={`${endingOf(row, texts)}: ${row.registration_no ?? row.licence_no}`}
                  onClick={() => setEnding(row)}
                >
                  {endingOf(row, texts)}
                </Button>
              )}
            </>
          )}
        />
      </div>
      {asking && <AskForm onClose={() => setAsking(false)} />}
      {ending !== null && (
        <EndClaim
          claim={{ id: ending.id }}
          question={ending.state === 'approved' ? texts.endQuestion : null}
          onClose={() => setEnding(null)}
        />
      )}
    </Page>
  );
}

function endingOf({ state }: OwnClaim, texts: ClaimsTexts): string {
  return state === 'approved' ? texts.end : texts.takeBack;
}
