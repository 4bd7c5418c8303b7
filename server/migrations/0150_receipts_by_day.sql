-- Lists of receipts and payouts of a day, and of cancelled receipts, for those who see all branches.
create index receipts_by_received on receipts (received_on);
create index receipts_cancelled on receipts (id) where cancelled_on is not null;
create index payouts_by_paid on payouts (paid_on);
