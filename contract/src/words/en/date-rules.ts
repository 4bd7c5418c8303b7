/** Rules that suggest dates, where they do. */
export const dateRules = {
  atAge: (years: number) => `At the age of ${years}`,
  atVehicleAge: (years: number) => `Vehicle of ${years} years`,
  forMonths: (months: number) =>
    months % 12 > 0 ? `${months} months` : months === 12 ? '1 year' : `${months / 12} years`,
  untilAge: (years: number) => `until the age of ${years}`,
  take: (day: string) => `Take ${day}`,
  oneAnswer: 'Give either months or an age.',
  ofHolders: 'A paper of a vehicle lasts for some months; an age is that of who holds a license.',
  endsEarlier: 'The last year comes before the first one.',
};
