import { citizenKinds, kindOf, type kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { type Asked, LAST_PAGE, pagesOf } from '../api/calls.ts';
import type { Request } from '../api/load.ts';
import type { Questions } from '../api/peers.ts';

/** Our calls as GraphQL questions for what their answers show. */
export function postgraphileQuestions(asked: Asked): Questions {
  const { people, month } = asked;
  return {
    'GET /citizens': pagesOf(asked, LAST_PAGE.citizens).map(page =>
      question(CITIZENS, { offset: (page - 1) * 10 }),
    ),
    'GET /citizens?mobile': people.map(({ mobile }) => question(BY_MOBILE, { mobile })),
    'GET /citizens/{id}': people.map(({ id }) => question(CITIZEN, { id })),
    'GET /citizens/{id}/all-details': people.map(({ id }) => question(ALL_DETAILS, { id })),
    'GET /citizens/{id}/dl': people.map(({ id }) => question(LICENCES, { id })),
    'GET /vehicles/{id}/puccs': people.map(({ vehicle }) => question(PUCCS, { id: vehicle })),
    'GET /reports/expiries': pagesOf(asked, LAST_PAGE.expiries).map(page =>
      question(EXPIRIES, { ...month, offset: (page - 1) * 15 }),
    ),
  };
}

function question(query: string, variables: object): Request {
  return { path: '/graphql', method: 'POST', body: JSON.stringify({ query, variables }) };
}

const citizen = `
  id name relationType relationName fatherName mobile email dob address state city branchId remindersOff createdBy
  createdAt updatedAt branch { id name } userByCreatedBy { id name } user { id }
  learnerLicensesCount: learnerLicenses { totalCount }
  drivingLicensesCount: drivingLicenses { totalCount }
  vehiclesCount: vehicles { totalCount }`;

const CITIZENS = `query ($offset: Int!) {
  citizens(first: 10, offset: $offset, orderBy: ID_DESC) { totalCount nodes { ${citizen} } }
}`;

const BY_MOBILE = `query ($mobile: String!) {
  citizens(first: 10, condition: { mobile: $mobile }, orderBy: ID_DESC) { totalCount nodes { ${citizen} } }
}`;

const CITIZEN = `query ($id: Int!) { citizen(id: $id) { ${citizen} } }`;

const ALL_DETAILS = `query ($id: Int!) {
  citizen(id: $id) {
    ${citizen}
    ${citizenKinds.map(kind => `${camel(kind.collection)} { ${document(kind)} }`).join('\n')}
    vehicles(orderBy: ID_DESC) {
      nodes {
        id registrationNo type makeModel chassisNo engineNo origin createdBy createdAt updatedAt
        ${vehicleKinds.map(kind => `${camel(kind.collection)}ByVehicleIdAndCitizenId { ${document(kind)} }`).join('\n')}
      }
    }
  }
}`;

const LICENCES = `query ($id: Int!) {
  drivingLicenses(first: 10, condition: { citizenId: $id }, orderBy: ID_DESC) { totalCount ${document(kindOf('dl'))} }
}`;

const PUCCS = `query ($id: Int!) {
  puccs(first: 10, condition: { vehicleId: $id }, orderBy: ID_DESC) { totalCount ${document(kindOf('puccs'))} }
}`;

const EXPIRIES = `query ($from: Date!, $until: Date!, $offset: Int!) {
  expiries(
    first: 15, offset: $offset, orderBy: [EXPIRY_DATE_ASC, KIND_ASC, DOCUMENT_ID_ASC]
    filter: {
      expiryDate: { greaterThanOrEqualTo: $from, lessThanOrEqualTo: $until }
      superseded: { equalTo: false }
    }
  ) {
    totalCount
    nodes {
      kind documentId citizenId expiryDate superseded citizen { name mobile } vehicle { registrationNo }
    }
  }
}`;

function document(kind: (typeof kinds)[number]): string {
  return `nodes { id fileId origin createdAt updatedAt ${Object.keys(kind.fields).map(camel).join(' ')} }`;
}

function camel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
