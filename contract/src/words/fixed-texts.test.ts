import { expect, test } from 'vitest';
import { serviceGroups, tiles } from '../services.ts';
import { en } from './en.ts';
import { textAt } from './languages.ts';

/**
 * The English texts that are fixed to the letter, since clients and habits rely on them. By the place in the catalogue; what a
 * text mentions is `…`.
 */
const fixed: Record<string, string> = {
  // Screens, headings and buttons
  'general.loading': 'Loading...',
  'general.forbidden': 'Forbidden (…)',
  'general.search': 'Search',
  'general.reset': 'Reset',
  'general.edit': 'Edit',
  'general.delete': 'Delete',
  'general.actions': 'Actions',
  'general.nav.documentInquiry': 'Document Inquiry',
  'general.nav.dashboard': 'Dashboard',
  'general.nav.citizens': 'Citizens',
  'general.nav.askForService': 'Ask For Service',
  'general.nav.search': 'Search',
  'general.nav.searchLl': 'LL',
  'general.nav.searchDl': 'DL',
  'general.nav.searchVehicle': 'Vehicle',
  'general.nav.expiryReport': 'Expiry Report',
  'general.nav.serviceRequests': 'Service Requests',
  'general.nav.documentInquiries': 'Document Inquiries',
  'general.nav.admin': 'Admin',
  'accounts.login': 'Login',
  'accounts.logout': 'Logout',
  'accounts.register': 'Register',
  'accounts.settings': 'Account Settings',
  'accounts.completeProfile': 'Complete Your Profile',
  'accounts.updateLater': 'Update Later',
  'services.title': 'Online Services',
  'services.headings.dl': 'Driving License Related Services',
  'services.headings.vehicle': 'Vehicle Related Services',
  'dashboard.adminTitle': 'Admin Dashboard',
  'dashboard.pending': 'Pending Service Requests',
  'dashboard.citizens': 'Total Citizens',
  'dashboard.users': 'Total Users',
  'dashboard.myRequests': 'My Service Requests',
  'dashboard.ll': 'Learning Licenses',
  'dashboard.dl': 'Driving Licenses',
  'dashboard.vehicles': 'Registered Vehicles',
  'dashboard.welcome': 'Welcome, …',
  'citizens.title': 'Citizen Profiles',
  'citizens.newProfile': '+ New Profile',
  'citizens.newTitle': 'New Citizen Profile',
  'citizens.editTitle': 'Edit Citizen Details',
  'citizens.forMyself': 'Myself',
  'citizens.forAnother': 'Another Person',
  'citizens.nameAndFather': 'Name/Father',
  'citizens.profileType': 'Profile Type',
  'citizens.mobileAndEmail': 'Mobile/Email',
  'citizens.dob': 'DOB',
  'citizens.counts': 'LL/DL/Veh',
  'citizens.badgeUser': 'User',
  'citizens.citizen': 'Citizen',
  'citizens.backToList': 'Back to list',
  'citizens.checkExpiries': 'Check Expiries',
  'citizens.sendMessage': 'Send Message',
  'citizens.allDetails': 'All Details',
  'kinds.ll.many': 'Learner Licenses',
  'kinds.dl.many': 'Driving Licenses',
  'vehicles.many': 'Vehicles',
  'kinds.taxes.short': 'Taxes',
  'kinds.insurances.short': 'Insurance',
  'kinds.puccs.short': 'PUCC',
  'kinds.fitnesses.short': 'Fitness',
  'kinds.vltds.short': 'VLTd',
  'kinds.permits.short': 'Permit',
  'kinds.speed-governors.short': 'Speed Gov.',
  'documents.document': 'Document',
  'documents.view': 'View',
  'documents.none': 'N/A',
  'documents.manage': 'Manage',
  'documents.rowNumber': 'No',
  'fields.application_no': 'Application No',
  'fields.make_model': 'Make/Model',
  'general.registrationExample': 'CG04AB1234',
  'vehicles.short.registration_no': 'Registration',
  'vehicles.short.chassis_no': 'Chassis',
  'vehicles.short.engine_no': 'Engine',
  'citizens.relations.Son of': 'S/o',
  'citizens.relations.Wife of': 'W/o',
  'citizens.relations.Daughter of': 'D/o',
  'fields.ll_no': 'LL No',
  'fields.dl_no': 'DL No',
  'search.vehicleNo': 'Vehicle No',
  'search.openCitizen': 'Open Citizen',
  'users.sendMessage': 'Send Message',
  'users.sendLink': 'Send Reset Link',
  'users.deleteUser': 'Delete User',
  'expiries.ownerName': 'Owner Name',
  'expiries.vehicleNo': 'Vehicle No.',
  'expiries.documentType': 'Document Type',
  'expiries.exactDate': 'Exact Expiry Date',
  'expiries.from': 'Expiry From',
  'expiries.upto': 'Expiry Upto',
  'expiries.update': 'Update',
  'expiries.send': 'Send',
  'exports.backup': 'Backup & Download DB',

  // Validation and confirmations
  'validation.passwordsDiffer': 'Passwords do not match.',
  'validation.mobile': 'Mobile number must be exactly 10 digits.',
  'requests.inquiry.select': 'Please select at least one document type.',
  'accounts.missingToken': 'Missing token',
  'citizens.confirmDelete': "Are you sure you want to delete the profile for '…'? This cannot be undone.",
  'exports.confirmBackup': 'This will generate a full database backup and start the download. Continue?',

  // Failures to load
  'dashboard.loadFailed': 'Failed to load dashboard data.',
  'citizens.loadFailed': 'Failed to load',
  'kinds.taxes.loadFailed': 'Failed to load taxes',
  'kinds.insurances.loadFailed': 'Failed to load insurances',
  'kinds.puccs.loadFailed': 'Failed to load PUCC records.',
  'kinds.fitnesses.loadFailed': 'Failed to load Fitness records.',
  'kinds.vltds.loadFailed': 'Failed to load VLTd records.',
  'kinds.permits.loadFailed': 'Failed to load Permit records.',
  'kinds.speed-governors.loadFailed': 'Failed to load Speed Governor records.',
  'citizens.loadDetailsFailed': 'Failed to load citizen details.',
  'kinds.ll.refreshFailed': 'Failed to refresh Learner Licenses',
  'kinds.dl.refreshFailed': 'Failed to refresh Driving Licenses',
  'vehicles.refreshFailed': 'Failed to refresh Vehicles',
  'citizens.refreshDetailsFailed': 'Failed to refresh complete details',
  'citizens.pageDataFailed': 'An error occurred while loading page data.',
  'users.loadFailed': 'Failed to load users',
  'requests.loadFailed': 'Failed to load service requests.',
  'requests.mineLoadFailed': 'Failed to load your requests.',
  'requests.inquiry.loadFailed': 'Failed to load inquiries.',
  'expiries.loadFailed': 'Failed to load expired documents.',
  'expiries.reportFailed': 'Failed to load expiry report.',
  'exports.loadFailed': 'Failed to load table list.',
  'citizens.branchesFailed': 'Could not load branch list.',

  // Failures to save, delete and send
  'citizens.createFailed': 'Failed to create profile.',
  'citizens.saveFailed': 'Failed to save changes.',
  'kinds.ll.saveFailed': 'Failed to save.',
  'kinds.insurances.saveFailed': 'Failed to save insurance.',
  'kinds.puccs.saveFailed': 'Failed to save PUCC record.',
  'kinds.taxes.saveFailed': 'Failed to save record.',
  'users.createFailed': 'Failed to create user',
  'users.roleFailed': 'Failed to update role',
  'users.deleteFailed': 'Failed to delete user.',
  'users.linkFailed': 'Failed to send reset link.',
  'accounts.updateMobileFailed': 'Failed to update mobile number.',
  'accounts.updatePasswordFailed': 'Failed to update password.',
  'accounts.updateProfileFailed': 'Failed to update profile.',
  'requests.submitFailed': 'Failed to submit request.',
  'requests.updateFailed': 'Failed to update status.',
  'requests.inquiry.submitFailed': 'Failed to submit your inquiry.',
  'citizens.deleteFailed': 'Delete failed.',
  'documents.deleteNotFound': 'Record not found or already deleted.',
  'documents.deleteForbidden': "You don't have permission.",
  'documents.deleteLinked': 'Linked records exist. Remove dependent records first.',
  'messages.failed': 'Failed to send message.',
  'messages.noticeFailed': 'Failed to send notification.',
  'users.noProfile': 'This user does not have a primary citizen profile to message.',
  'accounts.loginFailed': 'Login failed',
  'accounts.registrationFailed': 'Registration failed',
  'accounts.sendLinkFailed': 'Failed to send reset link',
  'accounts.resetFailed': 'Failed to reset password',
  'accounts.linkSent': 'If the email exists, a reset link has been sent.',
  'search.failed': 'Failed to search',
  'search.noResults': 'No results',
  'expiries.unknownType': 'Unknown document type',
  'exports.tableFailed': 'Failed to export ….',
  'exports.failed': 'Data export failed.',
  'exports.brokeOff': 'Failed to export data. Please try again.',
  'requests.inquiry.exportFailed': 'Failed to export data. Please try again.',
  'exports.backupFailed': 'Backup failed. Server responded with an error.',
  'exports.backupBrokeOff': 'Backup download failed. Please check the logs.',

  // What was done
  'accounts.loggedOut': 'Logged out',
  'citizens.created': 'Citizen profile created successfully.',
  'citizens.updated': 'Citizen details updated.',
  'citizens.saved': 'Citizen updated successfully.',
  'citizens.deleted': 'Citizen profile deleted.',
  'citizens.loaded': 'Loaded … record(s).',
  'kinds.ll.added': 'LL record added',
  'kinds.dl.added': 'DL record added',
  'vehicles.added': 'Vehicle added',
  'kinds.taxes.added': 'Tax record added',
  'kinds.insurances.added': 'Insurance record added.',
  'kinds.puccs.added': 'PUCC record added.',
  'kinds.fitnesses.added': 'Fitness record added.',
  'kinds.vltds.added': 'VLTd record added.',
  'kinds.permits.added': 'Permit record added.',
  'kinds.speed-governors.added': 'Speed Governor record added.',
  'documents.deleted': 'Record deleted.',
  'messages.sent': 'Message sent to ….',
  'exports.backupStarted': 'Backup download started!',

  // Answers of the server
  'errors.unauthenticated': 'Unauthenticated.',
  'errors.unauthorized': 'This action is unauthorized.',
  'errors.confirm': 'Sign in again or confirm your password.',
  'accounts.invalidCredentials': 'Invalid credentials',
  'users.adminSetsContacts': 'Only an admin changes what signs in.',
  'quickAdd.otherBranch': 'Kept by another branch: ask an admin.',
};

test('fixed texts are as they were', () => {
  const texts = Object.keys(fixed).map(place => [place, textAt(place, 'en')]);
  expect(Object.fromEntries(texts)).toEqual(fixed);
});

test('tiles bear the names of services in sentence case, in the order in which they stand', () => {
  const words = (name: string) => name.toLowerCase();
  expect(Object.values(en.services.names).map(words)).toEqual(
    (
      'LEARNING LICENSE; ' +
      'RENEWAL OF DL; ISSUE OF DUPLICATE DL; ADDITIONAL ENDORSEMENT TO DL; ISSUE OF PSV BADGE TO A DRIVER; ' +
      'CHANGE OF ADDRESS IN DL; CHANGE OF NAME IN DL; REPLACEMENT OF DL; CHANGE OF PHOTO AND SIGNATURE IN DL; ' +
      'ENDORSEMENT TO DRIVE HAZARDOUS MATERIAL; ENDORSEMENT TO DRIVE IN HILL REGION; DL EXTRACT; ' +
      'AEDL FOR DEFENCE DL HOLDER; ISSUE INTERNATIONAL DRIVING PERMIT; SURRENDER OF COV(S)/PSV BADGE(S); ' +
      'CHANGE OF DATE OF BIRTH IN DL; COV CONVERSION; ' +
      'Pay Your Tax; Transfer of Ownership (Seller); Transfer of Ownership (Buyer); ' +
      'Transfer of Ownership (Succession); Fitness Renewal/Re-Apply; Pay Balance Fees/Fine; Application for NOC; ' +
      'Duplicate Fitness Certificate; Renewal of Registration; Conversion Of Vehicle; ' +
      'Re-Assignment (Vintage Series); Re-Assignment (State Series); Alteration Of Vehicle; RC Particulars; ' +
      'RC Cancellation; Hypothecation Addition; Hypothecation Termination; Update Mobile Number (RTO); ' +
      'Application for Duplicate RC; Mobile number Update (Aadhaar); Withdrawal of Application'
    )
      .split('; ')
      .map(words),
  );
  const shouted = Object.values(en.services.names).filter(name => name === name.toUpperCase());
  expect(shouted).toEqual([]);
});

test('the groups of the home page have each tile once', () => {
  for (const category of ['dl', 'vehicle'] as const) {
    const grouped: string[] = serviceGroups[category].flat();
    expect(grouped.sort()).toEqual([...tiles[category]].sort());
  }
  expect(en.services.groups).toHaveLength([...serviceGroups.dl, ...serviceGroups.vehicle].length);
});

test('statuses bear their fixed names', () => {
  expect(Object.values(en.requests.statuses)).toEqual(['Pending', 'Contacted', 'Completed', 'Rejected']);
  expect(Object.values(en.requests.inquiry.statuses)).toEqual(['New', 'Contacted', 'Resolved']);
});
