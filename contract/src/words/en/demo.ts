/** The page of the demo, a file of its own in each language: no other page shows its texts. */
export interface DemoWords {
  title: string;
  explain: string;
  password: string;
  signIn: string;
  failed: string;
  notes: Readonly<Record<'admin' | 'branch' | 'everywhere' | 'keeper' | 'newcomer', string>>;
  roles: Readonly<Record<'admin' | 'manager' | 'user', string>>;
}

export const demo: DemoWords = {
  title: 'Try RTO Desk',
  explain:
    'All people, vehicles and documents here are invented. Log in as one of these people. You can change anything: no real data is affected.',
  password: 'Password for all of them',
  signIn: 'Log in',
  failed: 'Login failed. Reload the page and try again.',
  notes: {
    admin: 'Sees everything and sets up the office',
    branch: 'Works for one branch: CG-04 Raipur',
    everywhere: 'Works for all branches',
    keeper: 'Has two profiles with licenses, vehicles and documents',
    newcomer: 'Has just registered; the profile is incomplete',
  },
  roles: { admin: 'Admin', manager: 'Manager', user: 'Citizen' },
};
