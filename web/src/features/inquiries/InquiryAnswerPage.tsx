import { inquiredKinds, inquiryStatuses } from '@rto-desk/contract/document-inquiry';
import type { InquiryDetails } from '@rto-desk/contract/endpoints/requests';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { PendingPart } from '../../ui/PendingPart.tsx';
import prose from '../../ui/prose.module.css';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import classes from '../jobs/jobs.module.css';
import { OnRecord } from '../jobs/OnRecord.tsx';
import { MoveToBranch } from '../requests/MoveToBranch.tsx';
import { StatusBadge } from '../requests/StatusBadge.tsx';
import { StatusButtons } from '../requests/StatusButtons.tsx';
import { InquiryNote } from './InquiryNote.tsx';
import { inquiryChanged, oneInquiry } from './queries.ts';

const SendMessage = lazyComponent(async () => (await import('../messages/SendMessage.tsx')).SendMessage);

/** One inquiry: who asks, what is on record of each document that it asks about, and how far it has come. */
export function InquiryAnswerPage() {
  const words = useWords();
  const texts = words.jobs.inquiry;
  const found = useQuery(oneInquiry(Number(useParams().id)));
  useRefreshFailure(found, texts.loadFailed);
  if (found.data !== undefined) return <Shown inquiry={found.data} />;
  return (
    <Page title={words.requests.inquiry.list}>
      <PendingPart found={found} failure={texts.loadFailed} height={320} />
      {found.error && (
        <Link className={prose.quiet} to="/admin/inquiries">
          {texts.back}
        </Link>
      )}
    </Page>
  );
}

function Shown({ inquiry }: { inquiry: InquiryDetails }) {
  const words = useWords();
  const texts = words.jobs;
  const client = useQueryClient();
  const [writing, setWriting] = useState(false);
  const { id, reference, updated_at } = inquiry;
  const params = { id };
  const change = (send: () => Promise<unknown>) =>
    send()
      .finally(() => inquiryChanged(client, id))
      .then(() => undefined);
  const [citizen] = inquiry.matches;
  return (
    <Page
      title={`${reference}, ${inquiry.name}`}
      actions={
        citizen !== undefined && (
          <Button variant="default" onClick={() => setWriting(true)}>
            {words.citizens.sendMessage}
          </Button>
        )
      }
    >
      <div className={classes.sides}>
        <div className={classes.side}>
          <section className={classes.part} aria-label={texts.inquiry.who}>
            <Facts
              facts={[
                [words.requests.filter, <StatusBadge key="status" status={inquiry.status} />],
                [texts.received, <MomentText key="received" moment={inquiry.created_at} time />],
                [
                  words.fields.contact_phone,
                  <a className={prose.quiet} key="phone" href={`tel:+91${inquiry.phone}`}>
                    {inquiry.phone}
                  </a>,
                ],
                [
                  words.requests.inquiry.vehicle,
                  inquiry.vehicle_no && <NumberText value={inquiry.vehicle_no} />,
                ],
              ]}
            />
            <InquirySenders matches={inquiry.matches} />
            <div className={layout.row}>
              <StatusButtons
                statuses={inquiryStatuses}
                current={inquiry.status}
                reference={reference}
                onSet={status => {
                  const body = { status, updated_at };
                  return change(() => call('PATCH /admin/document-inquiries/{id}/status', { params, body }));
                }}
              />
              <MoveToBranch
                asked={inquiry}
                onMove={branch_id => {
                  const body = { branch_id, updated_at };
                  return change(() => call('PATCH /admin/document-inquiries/{id}/branch', { params, body }));
                }}
              />
            </div>
          </section>
          <Answers inquiry={inquiry} />
        </div>
        <div className={classes.side}>
          <section className={classes.part}>
            <h2>{texts.inquiry.note}</h2>
            <InquiryNote inquiry={inquiry} />
          </section>
        </div>
      </div>
      {writing && citizen !== undefined && (
        <SendMessage opened citizen={citizen} onClose={() => setWriting(false)} />
      )}
    </Page>
  );
}

/** The answer for each document that is asked about. */
function Answers({ inquiry }: { inquiry: InquiryDetails }) {
  const words = useWords();
  const texts = words.jobs;
  const { vehicle } = inquiry;
  return (
    <section className={classes.part}>
      <h2>{texts.record}</h2>
      {vehicle === null ? (
        <p>{inquiry.vehicle_no === null ? texts.inquiry.noNumber : texts.inquiry.noVehicle}</p>
      ) : (
        <>
          <div className={layout.row}>
            <NumberText value={vehicle.registration_no} />
            <Link
              className={prose.quiet}
              to={`/citizens/${vehicle.citizen.id}?tab=all&vehicle=${vehicle.id}`}
            >
              {texts.inquiry.retainedFor(vehicle.citizen.name)}
            </Link>
          </div>
          {vehicle.has_left ? (
            <p>{texts.inquiry.hasLeft}</p>
          ) : (
            <ul className={classes.answers}>
              {inquiry.document_type.map(type => (
                <li key={type}>
                  <strong>{words.requests.inquiry.names[type]}</strong>
                  <OnRecord slug={inquiredKinds[type]} ends={inquiry.on_record} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

/** The citizens who have the mobile number of who asks. */
function InquirySenders({ matches }: Pick<InquiryDetails, 'matches'>) {
  const texts = useWords().jobs.inquiry;
  return (
    <div className={layout.row}>
      <strong className={classes.label}>{texts.known}</strong>
      {matches.length === 0 && texts.unknown}
      {matches.map(({ id, name, kept_by, verified_by_branch }) => (
        <span key={id}>
          <Link className={prose.quiet} to={`/citizens/${id}`}>
            {name}
          </Link>{' '}
          <UnverifiedKeeperBadge by={kept_by} branch={verified_by_branch} />
        </span>
      ))}
    </div>
  );
}
