import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import type { Words } from '@rto-desk/contract/words/words';

/** The services that a job is about, or what was asked in words. */
export function servicesText(job: Pick<JobRow, 'services' | 'category' | 'query'>, words: Words): string {
  const names = job.services.map(service => words.services.names[service]).join(', ');
  return names || job.query || words.services.categories[job.category];
}
