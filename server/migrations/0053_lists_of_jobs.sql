-- The list of jobs is paged and counted from its indexes alone, for the managers of a branch as well: each holds the branch of a
-- job, and that of the days in which jobs came in holds by when they are due. Takes some seconds for 100,000 jobs.
drop index service_requests_by_day;
create index service_requests_by_day on service_requests (created_at, id) include (due_on, branch_id);
drop index service_requests_by_due;
create index service_requests_by_due on service_requests (due_on, id) include (branch_id);
drop index service_requests_by_status_due;
create index service_requests_by_status_due on service_requests (status, due_on, id) include (branch_id);
drop index service_requests_by_stage;
create index service_requests_by_stage on service_requests (stage, due_on, id) include (branch_id);
drop index service_requests_by_category;
create index service_requests_by_category on service_requests (category, due_on, id) include (branch_id);
drop index service_requests_by_assignee;
create index service_requests_by_assignee on service_requests (assignee_id, due_on, id) include (branch_id);
