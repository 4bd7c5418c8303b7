-- Whether a number that has written to the office stands in a request or an inquiry of a branch.

create index service_requests_by_phone on service_requests (contact_phone, branch_id);
create index document_inquiries_by_phone on document_inquiries (phone, branch_id);
