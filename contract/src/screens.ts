import type { Audience } from './access.ts';

/**
 * A screen: where it is, whom it is for and the module below `web/src/features` that draws it. A visitor who is not
 * signed in is asked to, anyone else gets Forbidden (role).
 */
export interface Screen {
  path: string;
  audience: Audience;
  module: `${string}/${string}Page`;
}

/**
 * Every screen. Menus show a link to one only to those it is for; the build makes a page for each; the journeys visit
 * them all.
 */
export const screens: readonly Screen[] = [
  { path: '/', audience: 'anyone', module: 'home/HomePage' },
  { path: '/login', audience: 'anyone', module: 'accounts/LoginPage' },
  { path: '/register', audience: 'anyone', module: 'accounts/RegisterPage' },
  { path: '/forgot-password', audience: 'anyone', module: 'accounts/ForgotPage' },
  { path: '/reset-password', audience: 'anyone', module: 'accounts/ResetPage' },
  { path: '/verify-email', audience: 'anyone', module: 'accounts/VerifyEmailPage' },
  { path: '/ask-for-service', audience: 'anyone', module: 'requests/NewRequestPage' },
  { path: '/document-inquiry', audience: 'anyone', module: 'inquiries/InquiryPage' },
  { path: '/track', audience: 'anyone', module: 'tracking/TrackPage' },
  { path: '/demo', audience: 'anyone', module: 'accounts/DemoPage' },
  { path: '/privacy', audience: 'anyone', module: 'privacy/PrivacyPage' },
  { path: '/help', audience: 'anyone', module: 'help/HelpPage' },
  { path: '/help/:page', audience: 'anyone', module: 'help/GuidePage' },
  { path: '/dashboard', audience: 'signedIn', module: 'dashboard/DashboardPage' },
  { path: '/account', audience: 'signedIn', module: 'accounts/AccountPage' },
  { path: '/citizens', audience: 'signedIn', module: 'citizens/CitizensPage' },
  { path: '/citizens/duplicates', audience: 'staff', module: 'duplicates/DuplicatesPage' },
  { path: '/citizens/:id', audience: 'signedIn', module: 'citizens/CitizenPage' },
  { path: '/citizens/:id/sheet', audience: 'signedIn', module: 'sheet/SheetPage' },
  { path: '/citizens/:id/fleet', audience: 'signedIn', module: 'fleet/FleetPage' },
  { path: '/citizens/:id/expired', audience: 'staff', module: 'expiries/ExpiredPage' },
  { path: '/search/:what', audience: 'signedIn', module: 'search/SearchPage' },
  { path: '/reports/expiries', audience: 'staff', module: 'expiries/ReportPage' },
  { path: '/admin/messages', audience: 'staff', module: 'messages/MessagesPage' },
  { path: '/admin/messages/manual', audience: 'staff', module: 'messages/ManualPage' },
  { path: '/admin/inbox', audience: 'staff', module: 'messages/InboxPage' },
  { path: '/admin/reminders', audience: 'admin', module: 'reminders/RemindersPage' },
  { path: '/admin', audience: 'admin', module: 'admin/AdminPage' },
  { path: '/admin/first-hour', audience: 'admin', module: 'first-hour/FirstHourPage' },
  { path: '/admin/users', audience: 'staff', module: 'users/UsersPage' },
  { path: '/admin/contact-requests', audience: 'admin', module: 'users/ContactRequestsPage' },
  { path: '/admin/branches', audience: 'admin', module: 'branches/BranchesPage' },
  { path: '/admin/deletion-requests', audience: 'admin', module: 'own-data/DeletionRequestsPage' },
  { path: '/admin/breaches', audience: 'admin', module: 'breaches/BreachesPage' },
  { path: '/admin/privacy', audience: 'admin', module: 'privacy/AdminPrivacyPage' },
  { path: '/admin/privacy-requests', audience: 'admin', module: 'privacy-requests/PrivacyRequestsPage' },
  { path: '/admin/export', audience: 'admin', module: 'exports/ExportPage' },
  { path: '/admin/date-rules', audience: 'admin', module: 'date-rules/DateRulesPage' },
  { path: '/admin/fees', audience: 'admin', module: 'fees/FeeRulesPage' },
  { path: '/admin/work', audience: 'admin', module: 'job-settings/WorkSettingsPage' },
  { path: '/admin/templates', audience: 'admin', module: 'letters/TemplatesPage' },
  { path: '/admin/series', audience: 'admin', module: 'series/SeriesPage' },
  { path: '/admin/desk', audience: 'admin', module: 'series/DeskPage' },
  { path: '/admin/tokens', audience: 'admin', module: 'tokens/TokensPage' },
  { path: '/admin/security', audience: 'admin', module: 'security/SecurityPage' },
  { path: '/admin/history', audience: 'admin', module: 'history/HistoryPage' },
  { path: '/imports', audience: 'staff', module: 'imports/ImportsPage' },
  { path: '/imports/:list', audience: 'staff', module: 'imports/ImportPage' },
  { path: '/compare', audience: 'staff', module: 'compare/ComparePage' },
  { path: '/my-claims', audience: 'user', module: 'claims/MyClaimsPage' },
  { path: '/my-requests', audience: 'signedIn', module: 'requests/MyRequestsPage' },
  { path: '/service-requests', audience: 'staff', module: 'requests/RequestsPage' },
  { path: '/jobs', audience: 'staff', module: 'jobs/JobsPage' },
  { path: '/jobs/learners', audience: 'staff', module: 'learners/LearnersPage' },
  { path: '/jobs/self-declared', audience: 'staff', module: 'self-declared/SelfDeclaredPage' },
  { path: '/jobs/follow-ups', audience: 'staff', module: 'follow-ups/FollowUpsPage' },
  { path: '/jobs/claims', audience: 'staff', module: 'claims/ClaimsPage' },
  { path: '/jobs/:id', audience: 'staff', module: 'job/JobPage' },
  { path: '/letters', audience: 'staff', module: 'letters/LettersPage' },
  { path: '/letters/:id', audience: 'staff', module: 'letters/LetterPage' },
  { path: '/register-entries', audience: 'staff', module: 'register/RegisterPage' },
  { path: '/clients', audience: 'staff', module: 'money/ClientsPage' },
  { path: '/clients/:id', audience: 'staff', module: 'money/ClientPage' },
  { path: '/receipts', audience: 'staff', module: 'money/ReceiptsPage' },
  { path: '/day-book', audience: 'staff', module: 'money/DayBookPage' },
  { path: '/admin/inquiries', audience: 'staff', module: 'inquiries/InquiriesPage' },
  { path: '/admin/inquiries/:id', audience: 'staff', module: 'inquiries/InquiryAnswerPage' },
];
