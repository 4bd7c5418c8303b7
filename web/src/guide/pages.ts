import { screens } from '@rto-desk/contract/screens';
import { matchPath } from 'react-router';

/** Whom a guide is for. */
export type Guide = 'clerks' | 'citizens';

/** The pages for clerks in order, by the names of their files, with the screens whose “?” opens them. */
const clerks = {
  'first-day': [
    '/',
    '/dashboard',
    '/account',
    '/demo',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/privacy',
  ],
  'walk-in': [
    '/citizens',
    '/citizens/:id',
    '/citizens/:id/sheet',
    '/citizens/:id/fleet',
    '/citizens/:id/expired',
    '/search/:what',
  ],
  pile: [],
  list: ['/imports', '/imports/:list', '/compare'],
  job: [
    '/jobs',
    '/jobs/:id',
    '/jobs/learners',
    '/service-requests',
    '/ask-for-service',
    '/my-requests',
    '/track',
  ],
  letters: ['/letters', '/letters/:id'],
  templates: ['/admin/templates'],
  register: ['/register-entries'],
  'from-citizens': [
    '/jobs/follow-ups',
    '/jobs/self-declared',
    '/jobs/claims',
    '/admin/inquiries',
    '/admin/inquiries/:id',
    '/document-inquiry',
  ],
  notices: [
    '/reports/expiries',
    '/admin/messages',
    '/admin/messages/manual',
    '/admin/inbox',
    '/admin/reminders',
  ],
  fees: ['/admin/fees'],
  money: ['/clients', '/clients/:id', '/receipts'],
  'day-book': ['/day-book'],
  sold: [],
  duplicates: ['/citizens/duplicates'],
  keys: [],
  trouble: [],
  admins: [
    '/admin',
    '/admin/first-hour',
    '/admin/users',
    '/admin/contact-requests',
    '/admin/branches',
    '/admin/deletion-requests',
    '/admin/breaches',
    '/admin/privacy',
    '/admin/privacy-requests',
    '/admin/export',
    '/admin/date-rules',
    '/admin/work',
    '/admin/desk',
    '/admin/series',
    '/admin/tokens',
    '/admin/security',
    '/admin/history',
  ],
} satisfies Pages;

/** Those for citizens. */
const citizens = {
  register: [
    '/demo',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/my-claims',
  ],
  expires: ['/dashboard'],
  ask: ['/', '/ask-for-service', '/document-inquiry', '/track', '/my-requests'],
  papers: ['/citizens', '/citizens/:id', '/citizens/:id/sheet', '/citizens/:id/fleet', '/search/:what'],
  settings: ['/account'],
  'own-data': ['/privacy'],
} satisfies Pages;

type Pages = Readonly<Record<string, readonly string[]>>;

/** Staff read both guides and are led to their own; all others are led to that for citizens. */
export const guides: Record<Guide, Pages> = { clerks, citizens };

/** The address of a page, or of the way to the page about a screen in the reader's own guide. */
export type HelpAddress = `/help/${keyof typeof clerks | keyof typeof citizens}` | `/help?at=${string}`;

/** The guide that has a page of that name. */
export function guideOf(page: string): Guide | undefined {
  return (['clerks', 'citizens'] as const).find(guide => Object.hasOwn(guides[guide], page));
}

/** The page that helps with the screen at an address; nothing where there is no such screen. */
export function pageFor(guide: Guide, address: string): string | undefined {
  const screen = screens.find(({ path }) => matchPath(path, address) !== null);
  return Object.keys(guides[guide]).find(page => screen && guides[guide][page]?.includes(screen.path));
}
