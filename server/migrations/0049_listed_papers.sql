-- As what a paper was listed that has been renamed since: its services ask for it by that name.
alter table job_papers add column listed_as text;
