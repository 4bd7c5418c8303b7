/** The addresses of the screens that everybody sees. */
export const publicScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=one',
  '/ask-for-service',
  '/document-inquiry',
  '/track',
  '/privacy',
] as const;

/** Those of everybody who is signed in, with a citizen whom they may see. */
export const userScreens = (citizen: number | null) => [
  '/dashboard',
  '/account',
  '/citizens',
  ...['', '?tab=dl', '?tab=vehicles', '?tab=all', '/sheet'].map(rest => `/citizens/${citizen}${rest}`),
  ...['ll', 'dl', 'vehicle'].map(what => `/search/${what}`),
  '/my-requests',
];

/** Those of an admin: a user's, and what only staff see. */
export const staffScreens = (citizen: number) => [
  ...userScreens(citizen),
  ...['?tab=messages', '?tab=history', '/expired'].map(rest => `/citizens/${citizen}${rest}`),
  '/service-requests',
  '/reports/expiries',
  '/admin',
  ...['users', 'branches', 'messages', 'reminders', 'inquiries'].map(name => `/admin/${name}`),
  ...['history', 'export', 'security', 'deletion-requests'].map(name => `/admin/${name}`),
];
