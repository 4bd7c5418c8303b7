/** What an office sets up first, in this order. */
export const firstSteps = [
  'office',
  'branches',
  'whatsapp',
  'mail',
  'backups',
  'reminders',
  'clerks',
  'list',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** How many clerks make an office. */
export const FIRST_CLERKS = 2;
