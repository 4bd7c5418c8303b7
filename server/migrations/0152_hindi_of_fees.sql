-- Grammar of a seeded fee's name in Hindi, where an office has not changed it. No user changed it, so the history has no line of it.
alter table fee_rules disable trigger user;
update fee_rules set what_hi = 'परिवहन सुविधा केंद्र की सेवा फीस' where what_hi = 'परिवहन सुविधा केंद्र का सेवा फीस';
alter table fee_rules enable trigger user;
