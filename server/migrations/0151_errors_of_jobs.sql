-- The job queue kept the whole texts of errors, which may quote people. It now keeps their classes (features/messages/worker.ts).
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs set last_error = null where last_error is not null;
  end if;
end
$$;
