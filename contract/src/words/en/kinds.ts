import type { KindSlug } from '../../kinds/index.ts';

/** What people call a document kind and what the screens say about it. */
export interface KindWords {
  /** Its name in full and for many: "Learner License", "Learner Licenses". */
  one: string;
  many: string;
  /** What reports call it, where that is not the `type` of its declaration. */
  type?: string;
  /** What a notice to its holder calls it. */
  notice: string;
  /** The button that leads to it. */
  short: string;
  add: string;
  edit: string;
  added: string;
  updated: string;
  confirmDelete: string;
  deleteFailed: string;
  loadFailed: string;
  refreshFailed: string;
  saveFailed: string;
  /** Said in place of an empty table, with what to do next. */
  empty: string;
  /** What its ends are called beside each other, by their fields. */
  ends?: Readonly<Record<string, string>>;
  /** The labels of the fields that no other kind has, by their names on the wire. */
  fields?: Readonly<Record<string, string>>;
  /** Its stored values as people read them, where that is not as they are stored. */
  values?: Readonly<Record<string, string>>;
}

/** What most kinds say alike, by their name, the same within a sentence, and the heading of many. */
function wordsOf(
  one: string,
  inSentence: string,
  own: Partial<KindWords> & Pick<KindWords, 'notice'>,
): KindWords {
  return {
    one,
    many: `${one} Records`,
    short: one,
    add: `Add ${one}`,
    edit: `Edit ${one}`,
    added: `${one} record added.`,
    updated: `${one} record updated.`,
    confirmDelete: `Are you sure you want to delete this ${inSentence} record?`,
    deleteFailed: `Delete ${inSentence} failed.`,
    loadFailed: `Failed to load ${one} records.`,
    refreshFailed: `Failed to load ${one} records.`,
    saveFailed: 'Failed to save record.',
    empty: `No ${inSentence} records yet.`,
    ...own,
  };
}

export const kinds: Record<KindSlug, KindWords> = {
  ll: {
    one: 'Learner License',
    many: 'Learner Licenses',
    notice: 'Learner License',
    short: 'LL',
    add: 'Add Learner License',
    edit: 'Edit Learner License',
    added: 'LL record added',
    updated: 'LL record updated',
    confirmDelete: 'Are you sure you want to delete this learner license?',
    deleteFailed: 'Delete LL failed.',
    loadFailed: 'Failed to load',
    refreshFailed: 'Failed to refresh Learner Licenses',
    saveFailed: 'Failed to save.',
    empty: 'No learner licenses yet.',
    fields: { ll_no: 'LL No' },
  },
  dl: {
    one: 'Driving License',
    many: 'Driving Licenses',
    notice: 'Driving License',
    short: 'DL',
    add: 'Add Driving License',
    edit: 'Edit Driving License',
    added: 'DL record added',
    updated: 'DL record updated',
    confirmDelete: 'Are you sure you want to delete this driving license?',
    deleteFailed: 'Delete DL failed.',
    loadFailed: 'Failed to load',
    refreshFailed: 'Failed to refresh Driving Licenses',
    saveFailed: 'Failed to save.',
    empty: 'No driving licenses yet.',
    fields: {
      dl_no: 'DL No',
      transport_expiry_date: 'Expiry Date (Transport)',
      hazardous_expiry_date: 'Expiry Date (Hazardous Goods)',
    },
    ends: {
      expiry_date: 'non-transport',
      transport_expiry_date: 'transport',
      hazardous_expiry_date: 'hazardous goods',
    },
  },
  insurances: {
    one: 'Insurance',
    many: 'Insurance',
    notice: 'Insurance',
    short: 'Insurance',
    add: 'Add Insurance',
    edit: 'Edit Insurance',
    added: 'Insurance record added.',
    updated: 'Insurance record updated.',
    confirmDelete: 'Are you sure you want to delete this insurance record?',
    deleteFailed: 'Delete insurance failed.',
    loadFailed: 'Failed to load insurances',
    refreshFailed: 'Failed to load insurances',
    saveFailed: 'Failed to save insurance.',
    empty: 'No insurance records yet.',
    fields: {
      insurance_type: 'Insurance Type',
      company_name: 'Company Name',
      policy_number: 'Policy Number',
      tp_end_date: 'Third-party cover until',
    },
    ends: { end_date: 'own damage', tp_end_date: 'third party' },
  },
  puccs: wordsOf('PUCC', 'PUCC', {
    notice: 'Pollution Certificate (PUCC)',
    saveFailed: 'Failed to save PUCC record.',
    fields: { pucc_number: 'PUCC Number' },
  }),
  fitnesses: wordsOf('Fitness', 'fitness', { notice: 'Fitness Certificate' }),
  permits: wordsOf('Permit', 'permit', {
    notice: 'Permit',
    fields: { permit_number: 'Permit Number', permit_type: 'Permit Type', route: 'Route' },
  }),
  vltds: wordsOf('VLTd', 'VLTd', { notice: 'VLTd Certificate' }),
  'speed-governors': wordsOf('Speed Governor', 'speed governor', {
    notice: 'Speed Governor Certificate',
    short: 'Speed Gov.',
  }),
  taxes: {
    one: 'Tax',
    many: 'Taxes',
    notice: 'Vehicle Tax',
    short: 'Taxes',
    add: 'Add Tax',
    edit: 'Edit Tax',
    added: 'Tax record added',
    updated: 'Tax record updated',
    confirmDelete: 'Are you sure you want to delete this tax record?',
    deleteFailed: 'Delete tax failed.',
    loadFailed: 'Failed to load taxes',
    refreshFailed: 'Failed to load taxes',
    saveFailed: 'Failed to save record.',
    empty: 'No tax records yet.',
    fields: {
      vehicle_type: 'Vehicle Type',
      tax_mode: 'Tax Mode',
      tax_from: 'Tax From',
      tax_upto: 'Tax Upto',
    },
  },
  registrations: wordsOf('Registration Certificate', 'registration certificate', {
    many: 'Registration Certificates',
    notice: 'Registration Certificate (RC)',
    short: 'RC',
    fields: { rc_number: 'RC Number' },
  }),
  'green-taxes': wordsOf('Green Tax', 'green tax', {
    notice: 'Green Tax',
    fields: { receipt_no: 'Receipt No', paid_on: 'Paid On' },
  }),
  authorisations: wordsOf('National Permit Authorisation', 'national permit authorisation', {
    many: 'National Permit Authorisations',
    notice: 'National Permit Authorisation',
    short: 'NP Auth.',
    fields: { authorisation_no: 'Authorisation No' },
  }),
};
