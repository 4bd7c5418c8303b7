/** What stands around the guide's pages. No other page says it, so that none carries it. */
export const en = {
  about: 'Short guides to everyday tasks and common problems.',
  guides: { clerks: 'For staff', citizens: 'For citizens' },
  pages: 'Guide contents',
  all: 'All guides',
  before: 'Previous',
  next: 'Next',
};
