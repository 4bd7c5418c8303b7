/** Where people live and which office looks after them. Texts are stored as written here. */

export const CHHATTISGARH = 'Chhattisgarh';

export const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** A district transport office: its registration code, its seat, and the districts it looks after. */
interface Office {
  code: string;
  seat: string;
  districts: readonly string[];
}

/**
 * The 28 offices. Districts formed after the offices were numbered are looked after by the office
 * of the district they were carved from.
 */
const officeList: readonly Office[] = [
  { code: '04', seat: 'Raipur', districts: ['Raipur'] },
  { code: '05', seat: 'Dhamtari', districts: ['Dhamtari'] },
  { code: '06', seat: 'Mahasamund', districts: ['Mahasamund'] },
  { code: '07', seat: 'Durg', districts: ['Durg'] },
  {
    code: '08',
    seat: 'Rajnandgaon',
    districts: ['Rajnandgaon', 'Khairagarh-Chhuikhadan-Gandai', 'Mohla-Manpur-Ambagarh Chowki'],
  },
  { code: '09', seat: 'Kabirdham (Kawardha)', districts: ['Kabirdham (Kawardha)'] },
  { code: '10', seat: 'Bilaspur', districts: ['Bilaspur'] },
  { code: '11', seat: 'Janjgir-Champa', districts: ['Janjgir-Champa', 'Sakti'] },
  { code: '12', seat: 'Korba', districts: ['Korba'] },
  { code: '13', seat: 'Raigarh', districts: ['Raigarh', 'Sarangarh-Bilaigarh'] },
  { code: '14', seat: 'Jashpur', districts: ['Jashpur'] },
  { code: '15', seat: 'Surguja (Ambikapur)', districts: ['Surguja'] },
  { code: '16', seat: 'Koriya (Baikunthpur)', districts: ['Koriya', 'Manendragarh-Chirmiri-Bharatpur'] },
  { code: '17', seat: 'Bastar (Jagdalpur)', districts: ['Bastar'] },
  { code: '18', seat: 'Dantewada', districts: ['Dantewada'] },
  { code: '19', seat: 'Kanker', districts: ['Kanker'] },
  { code: '20', seat: 'Bijapur', districts: ['Bijapur'] },
  { code: '21', seat: 'Narayanpur', districts: ['Narayanpur'] },
  { code: '22', seat: 'Baloda Bazar', districts: ['Baloda Bazar'] },
  { code: '23', seat: 'Gariaband', districts: ['Gariaband'] },
  { code: '24', seat: 'Balod', districts: ['Balod'] },
  { code: '25', seat: 'Bemetara', districts: ['Bemetara'] },
  { code: '26', seat: 'Sukma', districts: ['Sukma'] },
  { code: '27', seat: 'Kondagaon', districts: ['Kondagaon'] },
  { code: '28', seat: 'Mungeli', districts: ['Mungeli'] },
  { code: '29', seat: 'Surajpur', districts: ['Surajpur'] },
  { code: '30', seat: 'Balrampur-Ramanujganj', districts: ['Balrampur-Ramanujganj'] },
  { code: '31', seat: 'Gaurela-Pendra-Marwahi', districts: ['Gaurela-Pendra-Marwahi'] },
];

/** The offices as written on documents and screens, `CG-04: Raipur`. */
export const offices: readonly string[] = officeList.map(officeName);

/** The 33 districts of Chhattisgarh, sorted. */
export const districts: readonly string[] = officeList.flatMap(office => office.districts).sort();

/** Other spellings of the districts found on documents and forms. */
const otherSpellings: Readonly<Record<string, readonly string[]>> = {
  'Baloda Bazar': ['Baloda Bazar-Bhatapara'],
  'Balrampur-Ramanujganj': ['Balrampur'],
  Bemetara: ['Bemetra'],
  Dantewada: ['Dantewara', 'Dakshin Bastar Dantewada', 'South Bastar Dantewada'],
  Gariaband: ['Gariyaband'],
  'Gaurela-Pendra-Marwahi': ['Gaurella-Pendra-Marwahi', 'Gourela-Pendra-Marwahi'],
  'Janjgir-Champa': ['Janjgir'],
  'Kabirdham (Kawardha)': ['Kabirdham', 'Kabeerdham', 'Kawardha'],
  Kanker: ['Uttar Bastar Kanker', 'North Bastar Kanker'],
  'Khairagarh-Chhuikhadan-Gandai': ['Khairagarh'],
  Koriya: ['Korea'],
  'Manendragarh-Chirmiri-Bharatpur': ['Manendragarh'],
  'Mohla-Manpur-Ambagarh Chowki': ['Mohla-Manpur'],
  Sakti: ['Shakti'],
  'Sarangarh-Bilaigarh': ['Sarangarh'],
  Surguja: ['Sarguja'],
};

const spellings = new Map(
  districts.flatMap(district =>
    [district, ...(otherSpellings[district] ?? [])].map(spelling => [lettersOf(spelling), district]),
  ),
);

/** The district of Chhattisgarh that a text names, in any case and with any signs between its words, or null. */
export function districtOf(typed: string): string | null {
  return spellings.get(lettersOf(typed)) ?? null;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

/** The code (`04`) of the office that looks after a place, or null outside Chhattisgarh. */
export function officeCodeOf(state: string | null, city: string | null): string | null {
  if (state !== CHHATTISGARH || city === null) return null;
  return officeList.find(office => office.districts.includes(city))?.code ?? null;
}

/** The branches a new installation starts with: one for each office. */
export const firstBranches = officeList.map(office => ({ code: office.code, name: officeName(office) }));

function officeName(office: Office): string {
  return `CG-${office.code}: ${office.seat}`;
}
