import { sql } from 'kysely';

/** As entered, or the relation's name where that is the father's. */
export const fatherName = sql<string | null>`coalesce(citizens.father_name,
  case when citizens.relation_type in ('Son of', 'Daughter of') then citizens.relation_name end)`;
