import type { Audience } from '@rto-desk/contract/access';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

export interface Screen {
  path: string;
  /**
   * Whom it is for; a visitor who is not signed in is asked to, anyone else gets Forbidden (role). Screens for
   * anyone do without the query client, which is loaded with the first screen of those who are signed in.
   */
  audience: Audience;
  /** Loads the screen when it is first gone to. */
  load: () => Promise<ComponentType>;
}

/** Every screen (specification 2, Routes). Menus show a link as soon as its path stands here. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    audience: 'anyone',
    load: async () => (await import('./features/home/HomePage.tsx')).HomePage,
  },
  {
    path: '/login',
    audience: 'anyone',
    load: async () => (await import('./features/accounts/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/register',
    audience: 'anyone',
    load: async () => (await import('./features/accounts/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/forgot-password',
    audience: 'anyone',
    load: async () => (await import('./features/accounts/ForgotPage.tsx')).ForgotPage,
  },
  {
    path: '/reset-password',
    audience: 'anyone',
    load: async () => (await import('./features/accounts/ResetPage.tsx')).ResetPage,
  },
  {
    path: '/ask-for-service',
    audience: 'anyone',
    load: async () => (await import('./features/requests/AskPage.tsx')).AskPage,
  },
  {
    path: '/document-inquiry',
    audience: 'anyone',
    load: async () => (await import('./features/inquiries/InquiryPage.tsx')).InquiryPage,
  },
  {
    path: '/track',
    audience: 'anyone',
    load: async () => (await import('./features/tracking/TrackPage.tsx')).TrackPage,
  },
  {
    path: '/privacy',
    audience: 'anyone',
    load: async () => (await import('./features/privacy/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: '/dashboard',
    audience: 'signedIn',
    load: async () => (await import('./features/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    path: '/account',
    audience: 'signedIn',
    load: async () => (await import('./features/accounts/AccountPage.tsx')).AccountPage,
  },
  {
    path: '/citizens',
    audience: 'signedIn',
    load: async () => (await import('./features/citizens/CitizensPage.tsx')).CitizensPage,
  },
  {
    path: '/citizens/:id',
    audience: 'signedIn',
    load: async () => (await import('./features/citizens/CitizenPage.tsx')).CitizenPage,
  },
  {
    path: '/citizens/:id/sheet',
    audience: 'signedIn',
    load: async () => (await import('./features/sheet/SheetPage.tsx')).SheetPage,
  },
  {
    path: '/citizens/:id/expired',
    audience: 'staff',
    load: async () => (await import('./features/expiries/ExpiredPage.tsx')).ExpiredPage,
  },
  {
    path: '/search/:what',
    audience: 'signedIn',
    load: async () => (await import('./features/search/SearchScreen.tsx')).SearchScreen,
  },
  {
    path: '/reports/expiries',
    audience: 'staff',
    load: async () => (await import('./features/expiries/ReportPage.tsx')).ReportPage,
  },
  {
    path: '/admin/messages',
    audience: 'staff',
    load: async () => (await import('./features/messages/MessagesPage.tsx')).MessagesPage,
  },
  {
    path: '/admin/reminders',
    audience: 'admin',
    load: async () => (await import('./features/reminders/RemindersPage.tsx')).RemindersPage,
  },
  {
    path: '/admin',
    audience: 'admin',
    load: async () => (await import('./features/admin/AdminPage.tsx')).AdminPage,
  },
  {
    path: '/admin/users',
    audience: 'staff',
    load: async () => (await import('./features/users/UsersPage.tsx')).UsersPage,
  },
  {
    path: '/admin/branches',
    audience: 'admin',
    load: async () => (await import('./features/branches/BranchesPage.tsx')).BranchesPage,
  },
  {
    path: '/admin/deletion-requests',
    audience: 'admin',
    load: async () => (await import('./features/own-data/DeletionRequestsPage.tsx')).DeletionRequestsPage,
  },
  {
    path: '/admin/export',
    audience: 'admin',
    load: async () => (await import('./features/exports/ExportPage.tsx')).ExportPage,
  },
  {
    path: '/admin/security',
    audience: 'admin',
    load: async () => (await import('./features/security/SecurityPage.tsx')).SecurityPage,
  },
  {
    path: '/admin/history',
    audience: 'admin',
    load: async () => (await import('./features/history/HistoryPage.tsx')).HistoryPage,
  },
  {
    path: '/my-requests',
    audience: 'signedIn',
    load: async () => (await import('./features/requests/MyRequestsPage.tsx')).MyRequestsPage,
  },
  {
    path: '/service-requests',
    audience: 'staff',
    load: async () => (await import('./features/requests/RequestsPage.tsx')).RequestsPage,
  },
  {
    path: '/admin/inquiries',
    audience: 'staff',
    load: async () => (await import('./features/inquiries/InquiriesPage.tsx')).InquiriesPage,
  },
];

/** The screen at a path, where there is one. */
export function screenAt(path: string): Screen | undefined {
  return screens.find(screen => matchPath(screen.path, path) !== null);
}
