import { type CitizenFieldName, citizenFieldNames, citizenFields } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { labelOf } from '@rto-desk/contract/sentences';
import type { Words } from '@rto-desk/contract/words/words';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateText } from '../../ui/DateText.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { FieldValue } from '../../ui/FieldValue.tsx';
import { MobileText } from '../../ui/MobileText.tsx';
import plain from '../../ui/plain.module.css';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { RemindersSwitch } from '../reminders/RemindersSwitch.tsx';
import classes from './citizens.module.css';
import { CITIZEN_LIST } from './queries.ts';

/** Who a citizen is, in one line; the rest folds out below it. */
export function CitizenHeader({ citizen }: { citizen: Citizen }) {
  const words = useWords();
  const { age, branch, city, relation_name } = citizen;
  const relation = [relationLabel(citizen, words.citizens.relations), relation_name]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classes.header}>
      <div className={classes.line}>
        <Link to={CITIZEN_LIST}>{words.citizens.backToList}</Link>
        {relation !== '' && <span>{relation}</span>}
        <span>
          <MobileText mobile={citizen.mobile} calls />
        </span>
        {age !== null && <span>{words.citizens.years(age)}</span>}
        {city !== null && <span>{shownValue(city, words)}</span>}
        {branch !== null && <span>{shownValue(branch.name, words)}</span>}
      </div>
      <details className={classes.more}>
        <summary>{words.citizens.details}</summary>
        <CitizenFacts citizen={citizen} />
        {citizen.permissions.edit && <RemindersSwitch citizen={citizen} />}
      </details>
      {citizen.reminders_stopped && (
        <p className={`${plain.small} ${plain.above}`}>{words.reminders.stopped}</p>
      )}
      {citizen.permissions.message && citizen.kept_by === 'unverified' && (
        <p className={`${plain.small} ${plain.above}`}>
          {citizen.is_unproven ? <strong>{keptByText(citizen, words)}</strong> : keptByText(citizen, words)}
        </p>
      )}
      {citizen.permissions.message && citizen.name_by_holder_at !== null && (
        <p className={`${plain.small} ${plain.above}`}>
          {words.citizens.nameByHolder(officeDate(today(new Date(citizen.name_by_holder_at))))}
        </p>
      )}
    </div>
  );
}

/** What staff read of the unverified account that keeps a profile. */
function keptByText(
  { is_unproven, verified_by_branch: branch }: Citizen,
  { citizens: texts }: Words,
): string {
  if (branch === null) return is_unproven ? texts.unproven : texts.keptUnverified;
  return is_unproven ? texts.unprovenByBranch(branch) : texts.keptByBranch(branch);
}

type Shown = Omit<Citizen, 'permissions'>;
type Fact = [string, ReactNode, 'wide'?];

/** What is known of a citizen beside the name, in the order of the declaration. What is not known is left out. */
export function CitizenFacts({ citizen }: { citizen: Shown }) {
  const words = useWords();
  const branch = citizen.branch && shownValue(citizen.branch.name, words);
  const facts = citizenFieldNames.flatMap(name => factsOf(name, citizen, words));
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
