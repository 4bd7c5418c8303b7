import type { DemoLogin } from '@rto-desk/contract/endpoints/demo';

/** A person to sign in to the demo as. */
export interface DemoPerson extends DemoLogin {
  /** The code of the branch that limits them. */
  office?: string;
}

/** Keeps two profiles with many records. */
export const keeper: DemoPerson = {
  phone: '9000000004',
  name: 'रमेश कुमार वर्मा',
  role: 'user',
  note: 'keeper',
};
export const newcomer: DemoPerson = {
  phone: '9000000005',
  name: 'Sunita Netam',
  role: 'user',
  note: 'newcomer',
};

/** One for each role, and what makes a difference within it. */
export const logins: readonly DemoPerson[] = [
  { phone: '9000000001', name: 'Anita Sharma', role: 'admin', note: 'admin' },
  {
    phone: '9000000002',
    name: 'दिनेश साहू',
    role: 'manager',
    office: '04',
    note: 'branch',
  },
  { phone: '9000000003', name: 'Farida Khan', role: 'manager', note: 'everywhere' },
  keeper,
  newcomer,
];
