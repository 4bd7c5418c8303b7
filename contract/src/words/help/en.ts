/** What stands around the guide's pages. No other page says it, so that none carries it. */
export const en = {
  about: 'Short pages on what one does here, and what to do when it does not work.',
  guides: { clerks: 'For the office', citizens: 'For citizens' },
  pages: 'Pages of the guide',
  all: 'All pages',
  before: 'Before',
  next: 'Next',
};
