/** What stands around the guide's pages. */
export const help = {
  about: 'Short guides to everyday tasks and common problems.',
  guides: { clerks: 'For staff', citizens: 'For citizens' },
  pages: 'Guide contents',
  all: 'All guides',
  before: 'Previous',
  next: 'Next',
};
