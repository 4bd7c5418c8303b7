import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MomentText } from '../../ui/MomentText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import prose from '../../ui/prose.module.css';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { hindiWithin } from '../../words/hindiWithin.ts';
import { useWords } from '../../words/useWords.ts';
import { DueText } from '../jobs/jobColumns.tsx';
import classes from '../jobs/jobs.module.css';
import { servicesText } from '../jobs/servicesText.ts';
import { useJobAct } from '../jobs/useJobAct.ts';

const ChooseCitizen = lazyComponent(
  async () => (await import('../../forms/ChooseCitizen.tsx')).ChooseCitizen,
);
const CitizenDialog = lazyComponent(
  async () => (await import('../citizens/CitizenDialog.tsx')).CitizenDialog,
);
const ChooseVehicle = lazyComponent(async () => (await import('../jobs/ChooseVehicle.tsx')).ChooseVehicle);

/** Which job it is and whose, in one line below its services, with the ways to call and to write. */
export function JobLine({ job }: { job: Job }) {
  const words = useWords();
  const { citizen, vehicle, contact_phone: phone } = job;
  return (
    <div className={classes.line}>
      <strong>{job.number}</strong>
      {vehicle !== null && (
        <span>
          <NumberText value={vehicle.registration_no} />
        </span>
      )}
      {citizen === null ? (
        <span lang={hindiWithin(job.contact_name, words.language)}>{job.contact_name}</span>
      ) : (
        <Link
          className={prose.quiet}
          to={`/citizens/${citizen.id}`}
          lang={hindiWithin(citizen.name, words.language)}
        >
          {citizen.name}
        </Link>
      )}
      <span className={classes.phone}>
        {phone}
        <a href={`tel:+91${phone}`} aria-label={words.citizens.call(phone)}>
          <Phone size={16} aria-hidden />
        </a>
        <a
          href={`https://wa.me/91${phone}`}
          target="_blank"
          rel="noreferrer"
          aria-label={words.citizens.whatsApp(phone)}
        >
          <MessageCircle size={16} aria-hidden />
        </a>
      </span>
    </div>
  );
}

/** What is known of a job, and whose it is. */
export function JobFacts({ job }: { job: Job }) {
  const words = useWords();
  const texts = words.jobs;
  const facts: [string, ReactNode, 'wide'?][] = [
    [words.fields.assignee, job.assignee?.name ?? texts.nobody],
    [texts.due, <DueText key="due" job={job} texts={texts} />],
    [words.requests.asked, servicesText(job, words), 'wide'],
    [words.requests.query, job.services.length > 0 && job.query, 'wide'],
    [words.fields.reason, job.reject_reason, 'wide'],
    [words.fields.contact_name, job.contact_name !== job.citizen?.name && job.contact_name],
    [words.fields.reference, job.reference],
    [texts.received, <MomentText key="received" moment={job.created_at} time />],
    [words.fields.category, `${words.services.categories[job.category]} · ${texts.sources[job.source]}`],
    [texts.account, job.user && `${job.user.name}, ${job.user.phone}`],
    [words.fields.given_by, job.given_by],
    [words.fields.application_no, job.application_no],
    [words.fields.fee, job.fee && <MoneyText amount={job.fee} />],
    [words.fields.paid, job.paid && <MoneyText amount={job.paid} />],
    [words.fields.notes, job.notes, 'wide'],
  ];
  return (
    <section className={classes.part} aria-label={texts.facts}>
      <h2>{texts.facts}</h2>
      <Citizen job={job} />
      <Vehicle job={job} />
      <Facts facts={facts} />
    </section>
  );
}

/** Whose the job is; where that is not known, those whom it may be about, and the ways to a new profile or any other. */
function Citizen({ job }: { job: Job }) {
  const words = useWords();
  const texts = words.jobs;
  const link = useLink(job);
  const [dialog, setDialog] = useState<'new' | 'other' | null>(null);
  const close = () => setDialog(null);
  const set = (citizen_id: number | null) =>
    link.act({ links: { citizen_id }, said: citizen_id === null ? null : texts.linked });
  return (
    <div className={layout.row}>
      <strong className={classes.label}>{texts.link}</strong>
      {job.citizen !== null ? (
        <>
          <Link
            className={prose.quiet}
            to={`/citizens/${job.citizen.id}`}
            lang={hindiWithin(job.citizen.name, words.language)}
          >
            {job.citizen.name}
          </Link>
          <Button size="compact-sm" variant="subtle" onClick={() => set(null)}>
            {texts.unlink}
          </Button>
        </>
      ) : (
        <>
          {job.matches.length === 0 && <span>{texts.noCitizen}</span>}
          {job.matches.map(({ id, name, kept_by, verified_by_branch }) => (
            <span key={id}>
              <Button size="compact-sm" variant="default" onClick={() => set(id)}>
                {texts.linkTo(name)}
              </Button>{' '}
              <UnverifiedKeeperBadge by={kept_by} branch={verified_by_branch} />
            </span>
          ))}
          <span className={layout.pair}>
            <Button size="compact-sm" variant="subtle" onClick={() => setDialog('new')}>
              {texts.createCitizen}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => setDialog('other')}>
              {texts.linkOther}
            </Button>
          </span>
        </>
      )}
      {dialog === 'new' && (
        <CitizenDialog
          opened
          citizen={null}
          saved={words.citizens.created}
          start={{ name: job.contact_name, mobile: job.contact_phone }}
          onSaved={({ id }) => set(id)}
          onClose={close}
        />
      )}
      {dialog === 'other' && (
        <ChooseCitizen
          title={texts.linkOther}
          help="/help/job"
          onChoose={id => {
            close();
            set(id);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The vehicle that a job is about, and the way to another one. */
function Vehicle({ job }: { job: Job }) {
  const words = useWords();
  const texts = words.jobs;
  const link = useLink(job);
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={layout.row}>
      <strong className={classes.label}>{words.fields.vehicle_id}</strong>
      {job.vehicle !== null && <NumberText value={job.vehicle.registration_no} />}
      <Button
        size="compact-sm"
        variant={job.vehicle === null ? 'default' : 'subtle'}
        onClick={() =>
          job.vehicle === null ? setChoosing(true) : link.act({ links: { vehicle_id: null }, said: null })
        }
      >
        {job.vehicle === null ? texts.vehicle.choose : texts.vehicle.none}
      </Button>
      {choosing && (
        <ChooseVehicle
          citizen={job.citizen}
          onChoose={vehicle_id => {
            setChoosing(false);
            link.act({ links: { vehicle_id }, said: texts.vehicle.set });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

type Links = { citizen_id?: number | null; vehicle_id?: number | null };

/** Sets whom or what a job is about, and says so where there is something to say. */
function useLink(job: Job) {
  return useJobAct(
    ({ links }: { links: Links; said: string | null }) =>
      call('PATCH /jobs/{id}', { params: { id: job.id }, body: { ...links, updated_at: job.updated_at } }),
    (_, { said }) => said,
  );
}
