/** The status that staff set by hand on an insurance or a PUCC, beside what its dates say. */
export const documentStatuses = ['active', 'expired'] as const;
