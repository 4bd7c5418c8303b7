/** The columns that requests and inquiries share in answers, of `submissions` joined with `changers`. */
export const submissionColumns = [
  'submissions.id',
  'submissions.reference',
  'submissions.status',
  'submissions.branch_id',
  'submissions.status_changed_at',
  'submissions.created_at',
  'submissions.updated_at',
  'changers.name as status_changed_by',
] as const;
