/** What the server says of what a search has found: no page carries it. */
export const en = {
  /** What a hit of the global search is and says. */
  citizenHit: (mobile: string, relation: string) => (relation === '' ? mobile : `${mobile}, ${relation}`),
  relation: (short: string, name: string) => `${short} ${name}`,
  licenceHit: (holder: string, applicationNo: string) =>
    applicationNo === '' ? holder : `${holder}, application ${applicationNo}`,
  /** What a vehicle was found by, behind the rest. */
  byPart: {
    chassis_no: (number: string) => `chassis ${number}`,
    engine_no: (number: string) => `engine ${number}`,
  },
  vehicleHit: (owner: string, make: string) => (make === '' ? owner : `${owner}, ${make}`),
};
