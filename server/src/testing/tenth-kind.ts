import { date, number, required, suggestion } from '@rto-desk/contract/fields';
import { defineKind } from '@rto-desk/contract/kinds/kind';

/** A kind of documents that a later version might add, made up: conductor licences. */
export function conductorLicence() {
  return defineKind({
    slug: 'cl',
    collection: 'conductor_licenses',
    type: 'Conductor License',
    owner: 'citizen',
    fields: {
      cl_no: number(100, required),
      application_no: number(150),
      issue_date: date(),
      expiry_date: date(),
      office: suggestion(['Raipur'], 150),
    },
    number: 'cl_no',
    from: 'issue_date',
    until: 'expiry_date',
    succession: false,
    validity: { months: 36 },
    place: 3,
    columns: ['cl_no', 'application_no', 'issue_date', 'expiry_date', 'office'],
  });
}

/** The migration that comes with it. */
export const conductorLicenceMigration = {
  name: '9001_conductor_licences.sql',
  text: `-- A row is a conductor's licence of a citizen.
create table conductor_licenses (
  cl_no text not null,
  application_no text,
  issue_date date,
  expiry_date date,
  office text
);
select create_document_kind('cl', 'conductor_licenses', '{cl_no,application_no}', '{issue_date,expiry_date}', false);
`,
};
