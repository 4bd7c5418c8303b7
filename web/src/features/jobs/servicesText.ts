import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import type { Words } from '@rto-desk/contract/words/words';

/** The services that a job is about, or the category of what was asked in words. */
export function servicesName(job: Pick<JobRow, 'services' | 'category'>, words: Words): string {
  const names = job.services.map(service => words.services.names[service]).join(', ');
  return names || words.services.categories[job.category];
}

/** The services that a job is about, or what was asked in words. */
export function servicesText(job: Pick<JobRow, 'services' | 'category' | 'query'>, words: Words): string {
  return (job.services.length === 0 && job.query) || servicesName(job, words);
}
