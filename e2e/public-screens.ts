/** The addresses of the screens that everybody sees. */
export const publicScreens = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/ask-for-service',
  '/document-inquiry',
  '/track',
  '/privacy',
] as const;
