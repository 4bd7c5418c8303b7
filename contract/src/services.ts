/**
 * The services that people ask the office for, by category, in the order in which they are offered. The keys are stored
 * and travel in the API; their names stand in the catalogues.
 */
export const services = {
  dl: [
    'learning_license',
    'renewal_dl',
    'duplicate_dl',
    'additional_endorsement',
    'psv_badge',
    'change_address',
    'change_name',
    'replacement_dl',
    'change_photo',
    'hazardous_endorsement',
    'hill_endorsement',
    'dl_extract',
    'aedl_defence',
    'international_permit',
    'surrender_cov',
    'change_dob',
    'cov_conversion',
  ],
  vehicle: [
    'pay_tax',
    'transfer_ownership_seller',
    'transfer_ownership_buyer',
    'transfer_ownership_succession',
    'fitness_renewal',
    'pay_fees_fine',
    'noc',
    'duplicate_fitness',
    'renewal_registration',
    'conversion_vehicle',
    'reassign_vehicle_vintage',
    'reassign_vehicle_state',
    'alteration',
    'rc_particulars',
    'rc_cancellation',
    'hypothecation_addition',
    'hypothecation_termination',
    'mobile_update_rto',
    'duplicate_rc',
    'mobile_update_aadhaar',
    'withdrawal_application',
  ],
  other: [],
} as const;

export type ServiceCategory = keyof typeof services;
export type Service = (typeof services)[ServiceCategory][number];

export const serviceCategories = ['dl', 'vehicle', 'other'] as const satisfies readonly ServiceCategory[];
export const allServices: readonly Service[] = [...services.dl, ...services.vehicle];

/** The services with a tile on the home page; the learning licence has none. */
export const tiles = {
  dl: services.dl.filter(service => service !== 'learning_license'),
  vehicle: services.vehicle,
} as const satisfies Partial<Record<ServiceCategory, readonly Service[]>>;

/** The tiles as the home page groups them; together they are all of `tiles`. */
export const serviceGroups = {
  dl: [
    ['renewal_dl', 'duplicate_dl', 'replacement_dl', 'dl_extract'],
    ['change_address', 'change_name', 'change_photo', 'change_dob'],
    ['additional_endorsement', 'cov_conversion', 'hazardous_endorsement', 'hill_endorsement'],
    ['psv_badge', 'surrender_cov', 'international_permit', 'aedl_defence'],
  ],
  vehicle: [
    ['pay_tax', 'pay_fees_fine', 'hypothecation_addition', 'hypothecation_termination'],
    [
      'transfer_ownership_seller',
      'transfer_ownership_buyer',
      'transfer_ownership_succession',
      'noc',
      'reassign_vehicle_state',
    ],
    [
      'renewal_registration',
      'duplicate_rc',
      'rc_particulars',
      'rc_cancellation',
      'reassign_vehicle_vintage',
      'withdrawal_application',
    ],
    [
      'fitness_renewal',
      'duplicate_fitness',
      'alteration',
      'conversion_vehicle',
      'mobile_update_rto',
      'mobile_update_aadhaar',
    ],
  ],
} as const satisfies Partial<Record<ServiceCategory, readonly (readonly Service[])[]>>;

export function isService(text: string): text is Service {
  return allServices.some(service => service === text);
}

/** The category that a service is asked for under. */
export function categoryOf(service: Service): ServiceCategory {
  return (services.dl as readonly Service[]).includes(service) ? 'dl' : 'vehicle';
}

/** Whether every one of the services belongs to the category. */
export function allBelongTo(category: ServiceCategory, asked: readonly Service[]): boolean {
  const offered: readonly Service[] = services[category];
  return asked.every(service => offered.includes(service));
}
