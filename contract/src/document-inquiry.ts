import { choice, longText, mobile, plate, required, text } from './fields.ts';
import type { KindSlug } from './kinds/index.ts';
import { list, submissionSorts } from './list.ts';

/** What one tells when asking whether a vehicle's documents are valid, beside the types. */
export const inquiryFields = {
  name: text(255, required),
  phone: mobile(required),
  vehicle_no: plate(),
};

export const inquiryTypes = ['Insurance', 'Tax', 'Fitness', 'Permit', 'SLD', 'PUCC'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** The documents that each type asks about. */
export const inquiredKinds: Record<InquiryType, KindSlug> = {
  Insurance: 'insurances',
  Tax: 'taxes',
  Fitness: 'fitnesses',
  Permit: 'permits',
  SLD: 'speed-governors',
  PUCC: 'puccs',
};

/** What staff write down with an inquiry. */
export const inquiryNotes = longText(2000);

/** How far an inquiry has come; staff set any from any. */
export const inquiryStatuses = ['new', 'contacted', 'resolved'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

export const inquiryList = list({ status: choice(inquiryStatuses), sort: choice(submissionSorts) });
