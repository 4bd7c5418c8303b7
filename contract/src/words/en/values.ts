/** Stored values as people read them; in English as they are stored. */
export const values: Record<string, string> = {};
