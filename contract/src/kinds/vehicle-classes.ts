/** The classes of vehicle that a licence can be given for. */
export const vehicleClasses = [
  'MCWOG',
  'MCWG',
  'LMV',
  'TRANS',
  'E-Rikshaw',
  'E-Cart',
  'Road Roller',
  'Articulated Vehicle',
  'Agricultural Tractor',
  'Construction Equipment Vehicle',
] as const;
