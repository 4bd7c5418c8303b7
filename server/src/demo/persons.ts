import type { CitizenValues } from '@rto-desk/contract/citizen';
import type { Random } from './random.ts';

/** What of a citizen belongs together: a name in one script, relatives of the same family, an address. */
export type Person = Pick<
  CitizenValues,
  'name' | 'relation_type' | 'relation_name' | 'father_name' | 'address'
>;

type Names = readonly [string, ...string[]];

/** Names as people of Chhattisgarh write them; each keeps to one script. */
interface Script {
  women: Names;
  men: Names;
  womenLater: Names;
  menLater: Names;
  families: Names;
  places: Names;
  house: (number: number, place: string) => string;
}

const latin: Script = {
  women: [
    'Sunita',
    'Anita',
    'Laxmi',
    'Geeta',
    'Savitri',
    'Meena',
    'Pushpa',
    'Rekha',
    'Priyanka',
    'Ayesha',
    'Mary',
  ],
  men: [
    'Ramesh',
    'Rajesh',
    'Santosh',
    'Manoj',
    'Dinesh',
    'Suresh',
    'Bhupesh',
    'Deepak',
    'Imran',
    'Joseph',
    'Tikaram',
  ],
  womenLater: ['', '', 'Bai', 'Devi', 'Kumari'],
  menLater: ['', '', 'Kumar', 'Lal', 'Prasad', 'Ram'],
  families: [
    'Sahu',
    'Verma',
    'Yadav',
    'Patel',
    'Dewangan',
    'Netam',
    'Baghel',
    'Chandrakar',
    'Tirkey',
    'Khan',
    'Singh',
  ],
  places: [
    'Shankar Nagar',
    'Civil Lines',
    'Station Road',
    'Gandhi Chowk',
    'Village Amlidih',
    'Housing Board Colony',
  ],
  house: (number, place) => `House No. ${number}, ${place}`,
};

const devanagari: Script = {
  women: ['सुनीता', 'लक्ष्मी', 'गीता', 'सावित्री', 'पूजा', 'चंपा', 'दुर्गा', 'संगीता', 'राधा', 'कौशल्या'],
  men: ['रमेश', 'राजेश', 'संतोष', 'मुकेश', 'दीपक', 'कृष्ण', 'भूपेश', 'श्यामलाल', 'देवेन्द्र', 'गोविन्द'],
  womenLater: ['', '', 'बाई', 'देवी', 'कुमारी'],
  menLater: ['', '', 'कुमार', 'लाल', 'प्रसाद', 'राम'],
  families: ['साहू', 'वर्मा', 'यादव', 'पटेल', 'देवांगन', 'निषाद', 'ठाकुर', 'चंद्राकर', 'मरकाम', 'बघेल'],
  places: ['शंकर नगर', 'सिविल लाइन', 'स्टेशन रोड', 'गांधी चौक', 'ग्राम अमलीडीह', 'नया बस स्टैंड'],
  house: (number, place) => `मकान नं. ${number}, ${place}`,
};

/** A person with a family; two of five write their name in Devanagari. */
export function randomPerson(random: Random): Person {
  const script = random.roll(5) < 2 ? devanagari : latin;
  const family = random.oneOf(script.families);
  const man = () => joined(random.oneOf(script.men), random.oneOf(script.menLater), family);
  const woman = () => joined(random.oneOf(script.women), random.oneOf(script.womenLater), family);
  const isMan = random.roll(5) < 3;
  const relation_type = isMan ? 'Son of' : random.oneOf(['Wife of', 'Daughter of'] as const);
  const name = isMan ? man() : woman();
  const relation_name = man();
  return {
    name,
    relation_type,
    relation_name,
    father_name: relation_type === 'Wife of' ? null : relation_name,
    address: script.house(1 + random.roll(240), random.oneOf(script.places)),
  };
}

function joined(...parts: string[]): string {
  return parts.filter(part => part !== '').join(' ');
}
