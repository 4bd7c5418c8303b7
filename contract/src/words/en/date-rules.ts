/** Rules that suggest dates, where they do. */
export const dateRules = {
  atAge: (years: number) => `At age ${years}`,
  atVehicleAge: (years: number) => `When the vehicle is ${years} years old`,
  forMonths: (months: number) =>
    months % 12 > 0 ? `${months} months` : months === 12 ? '1 year' : `${months / 12} years`,
  untilAge: (years: number) => `until age ${years}`,
  take: (day: string) => `Use ${day}`,
  oneAnswer: 'Enter months or an age, not both.',
  ofHolders: 'Vehicle documents are valid for a number of months. Ages apply to license holders only.',
  endsEarlier: 'The “to” year must not be before the “from” year.',
};
