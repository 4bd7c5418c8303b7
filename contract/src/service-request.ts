import { choice, date, longText, mobile, required, text } from './fields.ts';
import { list, submissionSorts } from './list.ts';
import { serviceCategories } from './services.ts';

/** What one tells when asking for a service, beside the services themselves. */
export const serviceRequestFields = {
  category: choice(serviceCategories, required),
  contact_name: text(255, required),
  contact_phone: mobile(required),
  query: longText(2000),
};

/** How far a request has come. Staff set any from any by button but `rejected`, which is only shown. */
export const requestStatuses = ['pending', 'contacted', 'completed', 'rejected'] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const requestButtons = [
  'pending',
  'contacted',
  'completed',
] as const satisfies readonly RequestStatus[];

/** The days are those in which a request came in, both included. */
export const requestList = list({
  status: choice(requestStatuses),
  from: date(),
  until: date(),
  sort: choice(submissionSorts),
});
