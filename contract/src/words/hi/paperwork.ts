import type { paperworkFields as english } from '../en/paperwork.ts';

export const paperworkFields: typeof english = {
  series: 'शृंखला',
  prefix: 'उपसर्ग',
  digits: 'अंकों की संख्या',
  next: 'अगली क्रम संख्या',
  to: 'तक',
  direction: 'आवक या जावक',
  party: 'किससे या किसे',
  subject: 'विषय',
  their_number: 'उनका क्रमांक',
  their_date: 'उनकी तिथि',
  mode: 'माध्यम',
  assigned_to: 'किसे सौंपा',
  job_id: 'काम',
  entry_id: 'प्रविष्टि',
  disposal: 'निपटारा',
  register_on: 'पंजी चालू',
  money_on: 'लेन-देन चालू',
  legal_basis: 'कानूनी आधार',
  letters_years: 'पत्र कितने वर्ष रखें',
};
