-- `sheet` is the sheet of a workbook of several that a list was read from. Where `date_1904`, the workbook counts its days from
-- 1904, as those of old Macs do, and so are numbers read that stand for days.
alter table imports add column sheet text, add column date_1904 boolean not null default false;
