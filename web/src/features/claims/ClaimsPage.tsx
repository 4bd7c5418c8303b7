import { claimList, claimStates } from '@rto-desk/contract/claim';
import type { Claim } from '@rto-desk/contract/endpoints/claims';
import { officeDate } from '@rto-desk/contract/expiry';
import type { ClaimsTexts } from '@rto-desk/contract/words/en/claims';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { Tabs } from '../../ui/Tabs.tsx';
import { useList } from '../../ui/useList.ts';
import { claimsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { claimsPage } from './queries.ts';

const ApproveForm = lazyComponent(async () => (await import('./ApproveForm.tsx')).ApproveForm);
const RefuseForm = lazyComponent(async () => (await import('./RefuseForm.tsx')).RefuseForm);
const EndClaim = lazyComponent(async () => (await import('./EndClaim.tsx')).EndClaim);

type Match = Claim['matches'][number];

/** Who asks for what the office keeps: what was typed beside what it names. */
export function ClaimsPage() {
  const texts = usePageTexts(claimsTexts);
  const { query, change, goTo } = useList(claimList);
  const state = query.state ?? 'open';
  const list = useQuery(claimsPage(query));
  const [dialog, setDialog] = useState<
    { does: 'approve'; claim: Claim; match: Match } | { does: 'refuse' | 'end'; claim: Claim } | null
  >(null);
  const close = () => setDialog(null);
  const of = (action: string, { registration_no, licence_no, user }: Claim) =>
    texts.actOn(action, registration_no ?? licence_no ?? '', user.name);
  return (
    <Page title={texts.title}>
      <div className={layout.list}>
        <Tabs
          label={texts.title}
          tabs={claimStates.map(name => ({ name, label: texts.officeStates[name] }))}
          value={state}
          onChange={name => change({ state: name })}
        >
          <PagedTable
            label={texts.officeStates[state]}
            list={list}
            columns={columns(texts)}
            empty={texts.none}
            failure={texts.loadFailed}
            rowKey={byId}
            onPage={goTo}
            actions={claim => (
              <>
                {claim.matches.map(match => (
                  <Button
                    key={`${match.record} ${match.citizen.id}`}
                    size="compact-sm"
                    variant="light"
                    disabled={match.kept_by === 'another'}
                    aria-label={of(texts.approve, claim)}
                    onClick={() => setDialog({ does: 'approve', claim, match })}
                  >
                    {texts.approve}
                  </Button>
                ))}
                {claim.state === 'open' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={of(texts.refuse, claim)}
                    onClick={() => setDialog({ does: 'refuse', claim })}
                  >
                    {texts.refuse}
                  </Button>
                )}
                {claim.state === 'approved' && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={of(texts.end, claim)}
                    onClick={() => setDialog({ does: 'end', claim })}
                  >
                    {texts.end}
                  </Button>
                )}
              </>
            )}
          />
        </Tabs>
      </div>
      {dialog?.does === 'approve' && (
        <ApproveForm claim={dialog.claim} match={dialog.match} onClose={close} />
      )}
      {dialog?.does === 'refuse' && <RefuseForm claim={dialog.claim} onClose={close} />}
      {dialog?.does === 'end' && (
        <EndClaim claim={dialog.claim} question={texts.staffEndQuestion} onClose={close} />
      )}
    </Page>
  );
}

function columns(texts: ClaimsTexts): Column<Claim>[] {
  return [
    {
      key: 'who',
      label: texts.who,
      as: 'heading',
      cell: ({ user }) => (
        <>
          <div>{user.name}</div>
          <p className={prose.hint}>
            {user.phone}
            {!user.phone_verified && `, ${texts.unverified}`}
          </p>
        </>
      ),
    },
    {
      key: 'typed',
      label: texts.typed,
      cell: claim => (
        <>
          <NumberText value={claim.registration_no ?? claim.licence_no} />
          {claim.chassis_last5 !== null && <p className={prose.tiny}>{texts.chassis(claim.chassis_last5)}</p>}
          {claim.dob !== null && <p className={prose.tiny}>{texts.born(officeDate(claim.dob))}</p>}
        </>
      ),
    },
    { key: 'kept', label: texts.kept, cell: claim => <Kept claim={claim} texts={texts} /> },
    { key: 'asked', label: texts.asked, cell: row => <MomentText moment={row.created_at} /> },
  ];
}

/** What the office keeps under the number, with what is the same as typed and what is not. */
function Kept({ claim, texts }: { claim: Claim; texts: ClaimsTexts }) {
  if (claim.citizen !== null) {
    return (
      <>
        <Link className={prose.quiet} to={`/citizens/${claim.citizen.id}`}>
          {claim.citizen.name}
        </Link>
        {claim.decided_by !== null && (
          <p className={prose.hint}>{texts.decidedBy(claim.decided_by, claim.reason)}</p>
        )}
      </>
    );
  }
  return claim.matches.map(({ record, citizen, chassis_last5, kept_by }) => (
    <div key={`${record} ${citizen.id}`}>
      <Link className={prose.quiet} to={`/citizens/${citizen.id}`}>
        {citizen.name}
      </Link>
      <p className={prose.hint} translate="no">
        {citizen.mobile}
      </p>
      <Compared typed={claim.chassis_last5} kept={chassis_last5} say={texts.chassis} texts={texts} />
      <Compared typed={claim.dob} kept={citizen.dob} say={day => texts.born(officeDate(day))} texts={texts} />
      {kept_by !== null && (
        <p className={`${prose.tiny} ${prose.strong}`}>
          {kept_by === 'another' ? texts.managedByAnother : texts.managedByClaimant}
        </p>
      )}
    </div>
  ));
}

interface Compared {
  typed: string | null;
  kept: string | null;
  say: (value: string) => string;
  texts: ClaimsTexts;
}

function Compared({ typed, kept, say, texts }: Compared) {
  if (kept === null) return null;
  const note = typed === null ? '' : `: ${typed === kept ? texts.same : texts.differs}`;
  return (
    <p className={typed === null || typed === kept ? prose.tiny : `${prose.tiny} ${prose.strong}`}>
      {say(kept)}
      {note}
    </p>
  );
}
