/** A person of a made-up district: `person` is who they really are. */
export interface MadePerson {
  person: string;
  name: string;
  /** The family whose mobile it is. */
  family: number;
  dob?: string;
  father_name?: string;
}

/** Forty people on seventeen mobiles, without duplicates. */
const families: readonly (readonly string[])[] = [
  ['Ramesh Sahu', 'Rajesh Sahu', 'Rakesh Sahu'],
  ['Sunil Verma', 'Sonal Verma', 'Sunita Verma'],
  ['Kiran Netam', 'Karan Netam'],
  ['Asha Dewangan', 'Usha Dewangan', 'Isha Dewangan'],
  ['Mahesh Yadav', 'Mukesh Yadav', 'Munesh Yadav'],
  ['Omprakash Soni', 'Prakash Soni'],
  ['Deepak Patel', 'Deepa Patel'],
  ['Anil Kumar Tandan', 'Anita Tandan', 'Sunil Kumar Tandan'],
  ['Ram Kumar Sinha', 'Raj Kumar Sinha'],
  ['Geeta Bai Markam', 'Sita Bai Markam'],
  ['Rajeshwari Thakur', 'Rameshwari Thakur'],
  ['Vijay Nishad', 'Ajay Nishad', 'Sanjay Nishad'],
  ['Mohammad Arif', 'Mohammad Asif'],
  ['Santosh Kashyap', 'Santoshi Kashyap'],
  ['Devendra Chandrakar', 'Deveshwari Chandrakar'],
  ['Lakshmi Sori', 'Laxman Sori'],
  ['Budhram Xaxalo', 'Budhni Xaxalo'],
];

/** The same people once more, as another clerk, a list or they themselves have entered them. */
const again: readonly (readonly [person: string, name: string, hasOwnMobile?: 'other mobile'])[] = [
  ['Ramesh Sahu', 'रमेश साहू'],
  ['Rajesh Sahu', 'Shri Rajesh Sahoo'],
  ['Sunita Verma', 'Smt. Suneeta Varma'],
  ['Kiran Netam', 'KIRAN  NETAM'],
  ['Asha Dewangan', 'Asha'],
  ['Mahesh Yadav', 'Mahesh Kumar Yadav'],
  ['Omprakash Soni', 'Om Prakash Soni'],
  ['Deepak Patel', 'दीपक पटेल'],
  ['Anil Kumar Tandan', 'Anil Tandan'],
  ['Ram Kumar Sinha', 'रामकुमार सिन्हा'],
  ['Geeta Bai Markam', 'Gita Markam'],
  ['Vijay Nishad', 'Nishad Vijay'],
  ['Mohammad Arif', 'Mohammed Aarif', 'other mobile'],
  ['Devendra Chandrakar', 'Devendra Chandraker', 'other mobile'],
  ['Lakshmi Sori', 'Laxmi Sori', 'other mobile'],
  ['Budhram Xaxalo', 'Budhrm Xaxalo'],
];

/** People on shared mobiles, of whom some stand there twice. Each has a birth date of their own. */
export function madePeople(): MadePerson[] {
  const once = families.flatMap((names, family) => names.map(name => ({ person: name, name, family })));
  const born = new Map(once.map(({ person }, at) => [person, `19${60 + (at % 40)}-0${1 + (at % 9)}-15`]));
  const all = once.map(one => ({ ...one, dob: born.get(one.person) ?? '' }));
  const twice = again.map(([person, name, other], at) => {
    const family = all.find(one => one.person === person)?.family ?? 0;
    return { person, name, family: other ? families.length + at : family, dob: born.get(person) ?? '' };
  });
  return [...all, ...twice];
}
