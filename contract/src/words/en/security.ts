/** Devices and the second factor. */
export const security = {
  devices: 'Devices',
  devicesWhy: 'Where your account is signed in. Sign out what you do not know, and change your password.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  lastSeen: 'Last used',
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out: ${device}`,
  signedOut: 'Device signed out.',
  signOutFailed: 'Failed to sign out the device.',
  loadFailed: 'Failed to load',
  twoFactor: 'Two-step login',
  twoFactorWhy:
    'With two-step login a stolen password is not enough: you also enter a code from an authenticator app on your phone.',
  on: 'Two-step login is on.',
  off: 'Two-step login is off.',
  setUp: 'Set up two-step login',
  next: 'Continue',
  turnOff: 'Turn off',
  turnedOff: 'Two-step login is off.',
  failed: 'Failed to save changes.',
  scan: 'Scan this with your authenticator app, or type the key into it. Then enter the code that it shows.',
  qr: 'QR code for your authenticator app',
  key: 'Key',
  code: 'Code',
  codeHint: '6 digits from the app',
  loginCodeHint: '6 digits from your authenticator app, or one of your recovery codes',
  confirm: 'Confirm',
  codeNeeded: 'Enter the code of your authenticator app.',
  codeWrong: 'This code is not right. Enter the one that the app shows now.',
  alreadyOn: 'Two-step login is already on.',
  notBegun: 'Please begin setting up again.',
  recovery: 'Recovery codes',
  recoveryWhy:
    'Each of these signs you in once without the app. Write them down and keep them safe; they are not shown again.',
  recoveryKept: 'I have written them down',
  setUpFirst: 'The office asks for two-step login. Please set it up under Account Settings first.',
  yoursFirst: 'Please set up two-step login for your own account first.',
  required: 'Staff must use two-step login',
  requiredWhy: 'Admins and managers who have not set it up are asked to before they can go on.',
  settings: 'Security',
  settingsAbout: 'Two-step login for staff',
  saved: 'Saved.',
  takeOff: 'Turn off two-step login',
  confirmTakeOff: (name: string) =>
    `Turn off two-step login for ${name}? They sign in with their password alone until they set it up again.`,
  takenOff: 'Two-step login turned off.',
  lockedMail: {
    subject: 'खाता रोका गया / Account locked',
    text: (name: string, minutes: number) =>
      `नमस्ते ${name},\nआपके खाते में कई बार गलत पासवर्ड डाला गया, इसलिए लॉगिन ${minutes} मिनट के लिए रोका गया है। यदि यह आप नहीं थे, तो कृपया कार्यालय को बताएँ।\n\n` +
      `Dear ${name},\na wrong password was entered for your account many times, so login is stopped for ${minutes} minutes. If this was not you, please tell the office.`,
  },
  addressMail: {
    subject: 'ईमेल पता बदला गया / E-mail address changed',
    text: (name: string) =>
      `नमस्ते ${name},\nआपके खाते का ईमेल पता बदल दिया गया है; नया पासवर्ड रखने के लिंक अब वहीं जाएँगे। यदि यह आपने नहीं किया, तो कृपया तुरंत कार्यालय को बताएँ।\n\n` +
      `Dear ${name},\nthe e-mail address of your account has been changed; links that set a new password go there from now on. If this was not you, please tell the office at once.`,
  },
};
