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
  /** What to do once it has ended, where it cannot be renewed. */
  over?: string;
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
  /** The labels of the fields that no other kind has, by their names on the wire. */
  fields?: Readonly<Record<string, string>>;
  /** Its stored values as people read them, where that is not as they are stored. */
  values?: Readonly<Record<string, string>>;
}

export const kinds: Record<KindSlug, KindWords> = {
  ll: {
    one: 'Learner License',
    many: 'Learner Licenses',
    notice: 'Learner License',
    over: 'Please apply for a new one or take the driving test.',
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
    fields: { dl_no: 'DL No' },
  },
  insurances: {
    one: 'Insurance',
    many: 'Insurances',
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
    },
  },
  puccs: {
    one: 'PUCC',
    many: 'PUCC Records',
    notice: 'Pollution Certificate (PUCC)',
    short: 'PUCC',
    add: 'Add PUCC',
    edit: 'Edit PUCC',
    added: 'PUCC record added.',
    updated: 'PUCC record updated.',
    confirmDelete: 'Are you sure you want to delete this PUCC record?',
    deleteFailed: 'Delete PUCC failed.',
    loadFailed: 'Failed to load PUCC records.',
    refreshFailed: 'Failed to load PUCC records.',
    saveFailed: 'Failed to save PUCC record.',
    empty: 'No PUCC records yet.',
    fields: { pucc_number: 'PUCC Number', valid_from: 'Valid From', valid_until: 'Valid Until' },
  },
  fitnesses: {
    one: 'Fitness',
    many: 'Fitness Records',
    notice: 'Fitness Certificate',
    short: 'Fitness',
    add: 'Add Fitness',
    edit: 'Edit Fitness',
    added: 'Fitness record added.',
    updated: 'Fitness record updated.',
    confirmDelete: 'Are you sure you want to delete this fitness record?',
    deleteFailed: 'Delete fitness failed.',
    loadFailed: 'Failed to load Fitness records.',
    refreshFailed: 'Failed to load Fitness records.',
    saveFailed: 'Failed to save record.',
    empty: 'No fitness records yet.',
  },
  permits: {
    one: 'Permit',
    many: 'Permit Records',
    notice: 'Permit',
    short: 'Permit',
    add: 'Add Permit',
    edit: 'Edit Permit',
    added: 'Permit record added.',
    updated: 'Permit record updated.',
    confirmDelete: 'Are you sure you want to delete this permit record?',
    deleteFailed: 'Delete permit failed.',
    loadFailed: 'Failed to load Permit records.',
    refreshFailed: 'Failed to load Permit records.',
    saveFailed: 'Failed to save record.',
    empty: 'No permit records yet.',
    fields: { permit_number: 'Permit Number' },
  },
  vltds: {
    one: 'VLTd',
    many: 'VLTd Records',
    notice: 'VLTd Certificate',
    short: 'VLTd',
    add: 'Add VLTd',
    edit: 'Edit VLTd',
    added: 'VLTd record added.',
    updated: 'VLTd record updated.',
    confirmDelete: 'Are you sure you want to delete this VLTd record?',
    deleteFailed: 'Delete VLTd failed.',
    loadFailed: 'Failed to load VLTd records.',
    refreshFailed: 'Failed to load VLTd records.',
    saveFailed: 'Failed to save record.',
    empty: 'No VLTd records yet.',
  },
  'speed-governors': {
    one: 'Speed Governor',
    many: 'Speed Governor Records',
    notice: 'Speed Governor Certificate',
    short: 'Speed Gov.',
    add: 'Add Speed Governor',
    edit: 'Edit Speed Governor',
    added: 'Speed Governor record added.',
    updated: 'Speed Governor record updated.',
    confirmDelete: 'Are you sure you want to delete this speed governor record?',
    deleteFailed: 'Delete speed governor failed.',
    loadFailed: 'Failed to load Speed Governor records.',
    refreshFailed: 'Failed to load Speed Governor records.',
    saveFailed: 'Failed to save record.',
    empty: 'No speed governor records yet.',
  },
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
      amount: 'Amount (₹)',
    },
  },
};
