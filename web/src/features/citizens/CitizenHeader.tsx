import { type CitizenFieldName, citizenFieldNames, citizenFields } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { isDummyMobile } from '@rto-desk/contract/normalise';
import { labelOf } from '@rto-desk/contract/sentences';
import type { Words } from '@rto-desk/contract/words/words';
import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/DateText.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import prose from '../../ui/prose.module.css';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { RemindersSwitch } from '../reminders/RemindersSwitch.tsx';
import classes from './citizens.module.css';

/** Who a citizen is, in one line below the name. */
export function CitizenLine({ citizen }: { citizen: Citizen }) {
  const words = useWords();
  const { age, city, mobile, relation_name } = citizen;
  const relation = [relationLabel(citizen, words.citizens.relations), relation_name]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.line}>
      {relation !== '' && <span>{relation}</span>}
      <span className={classes.mobile}>
        <MobileText mobile={mobile} />
        {citizen.permissions.message && !isDummyMobile(mobile) && <Ways mobile={mobile} />}
      </span>
      {age !== null && <span>{words.citizens.years(age)}</span>}
      {city !== null && <span>{shownValue(city, words)}</span>}
    </div>
  );
}

/** The ways to call a citizen and to write to them. */
function Ways({ mobile }: { mobile: string }) {
  const words = useWords();
  return (
    <>
      <a href={`tel:+91${mobile}`} aria-label={words.citizens.call(mobile)}>
        <Phone size={16} aria-hidden />
      </a>
      <a
        href={`https://wa.me/91${mobile}`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.citizens.whatsApp(mobile)}
      >
        <MessageCircle size={16} aria-hidden />
      </a>
    </>
  );
}

/** All that is known of a citizen, beside their documents. */
export function CitizenAside({ citizen }: { citizen: Citizen }) {
  const words = useWords();
  return (
    <aside className={classes.aside} aria-label={words.citizens.facts}>
      <CitizenFacts citizen={citizen} besideLine />
      {citizen.permissions.edit && <RemindersSwitch citizen={citizen} />}
      {citizen.consent_missing && <p className={prose.small}>{words.citizens.consentMissing}</p>}
      {citizen.permissions.message && citizen.guardian_consent_missing && (
        <p className={prose.small}>
          <strong>{words.citizens.guardianMissing}</strong>
        </p>
      )}
      {citizen.sharing_withdrawn_at !== null && (
        <p className={prose.small}>
          <strong>
            {words.citizens.sharingWithdrawn(officeDate(today(new Date(citizen.sharing_withdrawn_at))))}
          </strong>
        </p>
      )}
      {citizen.reminders_stopped && <p className={prose.small}>{words.reminders.stopped}</p>}
      {citizen.permissions.message && citizen.kept_by === 'unverified' && (
        <p className={prose.small}>
          {citizen.is_unproven ? (
            <strong>{managedByText(citizen, words)}</strong>
          ) : (
            managedByText(citizen, words)
          )}
        </p>
      )}
      {citizen.permissions.message && citizen.name_by_holder_at !== null && (
        <p className={prose.small}>
          {words.citizens.nameByHolder(officeDate(today(new Date(citizen.name_by_holder_at))))}
        </p>
      )}
    </aside>
  );
}

/** What staff read of the unverified account that keeps a profile. */
function managedByText(
  { is_unproven, verified_by_branch: branch }: Citizen,
  { citizens: texts }: Words,
): string {
  if (branch === null) return is_unproven ? texts.unproven : texts.managedUnverified;
  return is_unproven ? texts.unprovenByBranch(branch) : texts.managedByBranch(branch);
}

type Shown = Omit<Citizen, 'permissions'>;
type Fact = [string, ReactNode, 'wide'?];

interface FactsProps {
  citizen: Shown;
  /** Whether relative, mobile and age stand elsewhere on the screen already (`CitizenLine`). */
  besideLine?: boolean;
}

/** What is known of a citizen beside the name, in the order of the declaration. What is not known is left out. */
export function CitizenFacts({ citizen, besideLine = false }: FactsProps) {
  const words = useWords();
  const branch = citizen.branch && shownValue(citizen.branch.name, words);
  const facts = citizenFieldNames
    .filter(name => !besideLine || (name !== 'relation_name' && name !== 'mobile'))
    .flatMap(name => factsOf(name, besideLine ? { ...citizen, age: null } : citizen, words));
  return <Facts facts={[...facts, [words.fields.branch_id, branch]]} />;
}

function factsOf(name: CitizenFieldName, citizen: Shown, words: Words): Fact[] {
  const value = citizen[name];
  switch (name) {
    case 'name':
    case 'relation_type':
      return [];
    case 'relation_name':
      return [[relationLabel(citizen, words.citizens.relations) ?? words.fields.relation_name, value]];
    case 'father_name':
      return value === citizen.relation_name ? [] : [[words.fields.father_name, value]];
    case 'mobile':
      return [[words.fields.mobile, <MobileText key={name} mobile={citizen.mobile} calls />]];
    case 'email':
      return [[words.fields.email, value && <EmailText key={name} address={value} />, 'wide']];
    case 'dob':
      return [
        [words.citizens.birthDate, value && <DateText key={name} date={value} />],
        [words.citizens.age, citizen.age === null ? null : words.citizens.years(citizen.age)],
      ];
    default:
      return [[labelOf(name, words), value && <FieldValue field={citizenFields[name]} value={value} />]];
  }
}

/** S/o, W/o or D/o; null where the relation is not known. */
function relationLabel(
  { relation_type }: Pick<Citizen, 'relation_type'>,
  relations: Record<NonNullable<Citizen['relation_type']>, string>,
): string | null {
  return relation_type === null ? null : relations[relation_type];
}
