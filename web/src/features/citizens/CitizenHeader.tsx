import { Anchor, Text } from '@mantine/core';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { officeDate, today } from '@rto-desk/contract/expiry';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateText } from '../../ui/DateText.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import { WantsReminders } from '../reminders/WantsReminders.tsx';
import classes from './citizens.module.css';

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
        <Link to="/citizens">{words.citizens.backToList}</Link>
        {relation !== '' && <span>{relation}</span>}
        <span>
          <Anchor href={`tel:+91${citizen.mobile}`} fz="inherit">
            {citizen.mobile}
          </Anchor>
        </span>
        {age !== null && <span>{words.citizens.years(age)}</span>}
        {city !== null && <span>{shownValue(city, words)}</span>}
        {branch !== null && <span>{shownValue(branch.name, words)}</span>}
      </div>
      <details className={classes.more}>
        <summary>{words.citizens.details}</summary>
        <CitizenFacts citizen={citizen} />
        <WantsReminders citizen={citizen} />
      </details>
      {citizen.permissions.message && citizen.kept_by === 'unverified' && (
        <Text size="sm" mt="xs" fw={citizen.is_unproven ? 600 : undefined}>
          {citizen.is_unproven ? words.citizens.unproven : words.citizens.keptUnverified}
        </Text>
      )}
      {citizen.permissions.message && citizen.name_by_holder_at !== null && (
        <Text size="sm" mt="xs">
          {words.citizens.nameByHolder(officeDate(today(new Date(citizen.name_by_holder_at))))}
        </Text>
      )}
    </div>
  );
}

/** What is known of a citizen beside the name. What is not known is left out. */
export function CitizenFacts({ citizen }: { citizen: Omit<Citizen, 'permissions'> }) {
  const words = useWords();
  const facts: [string, ReactNode][] = [
    [relationLabel(citizen, words.citizens.relations) ?? words.fields.relation_name, citizen.relation_name],
    [words.fields.father_name, citizen.father_name === citizen.relation_name ? null : citizen.father_name],
    [
      words.fields.mobile,
      <Anchor key="mobile" href={`tel:+91${citizen.mobile}`}>
        {citizen.mobile}
      </Anchor>,
    ],
    [words.fields.email, citizen.email && <EmailText key="email" address={citizen.email} />],
    [words.citizens.birthDate, citizen.dob && <DateText key="dob" date={citizen.dob} />],
    [words.citizens.age, citizen.age === null ? null : words.citizens.years(citizen.age)],
    [words.fields.address, citizen.address],
    [words.fields.city, citizen.city && shownValue(citizen.city, words)],
    [words.fields.state, citizen.state && shownValue(citizen.state, words)],
    [words.fields.branch_id, citizen.branch && shownValue(citizen.branch.name, words)],
  ];
  return <Facts facts={facts} />;
}

/** S/o, W/o or D/o; null where the relation is not known. */
function relationLabel(
  { relation_type }: Pick<Citizen, 'relation_type'>,
  relations: Record<NonNullable<Citizen['relation_type']>, string>,
): string | null {
  return relation_type === null ? null : relations[relation_type];
}
