import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { allServices, type Service, type ServiceCategory, services } from '@rto-desk/contract/services';
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

/** The services that a list may be narrowed to: those of the category, and the one that it is narrowed to already. */
export function servicesOffered({
  category,
  service,
}: {
  category?: ServiceCategory | undefined;
  service?: Service | undefined;
}): readonly Service[] {
  const offered: readonly Service[] = category === undefined ? allServices : services[category];
  return service === undefined || offered.includes(service) ? offered : [...offered, service];
}
