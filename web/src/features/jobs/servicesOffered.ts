import { allServices, type Service, type ServiceCategory, services } from '@rto-desk/contract/services';

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
