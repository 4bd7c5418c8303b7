import type { SearchHitWords } from './index.ts';

export const hi: SearchHitWords = {
  citizenHit: (mobile, relation) => (relation === '' ? mobile : `${mobile}, ${relation}`),
  relation: (short, name) => `${short} ${name}`,
  licenceHit: (holder, applicationNo) => (applicationNo === '' ? holder : `${holder}, आवेदन ${applicationNo}`),
  byPart: { chassis_no: number => `चेसिस ${number}`, engine_no: number => `इंजन ${number}` },
  vehicleHit: (owner, make) => (make === '' ? owner : `${owner}, ${make}`),
};
