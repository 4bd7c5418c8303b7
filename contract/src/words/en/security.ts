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
  confirmPassword: 'Confirm your password',
  confirmPasswordWhy: 'This is sensitive, and you signed in a while ago. Enter your password to go on.',
  confirmFailed: 'Failed to confirm.',
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
    text: (minutes: number) =>
      `नमस्ते,\nआपके खाते में कई बार गलत पासवर्ड डाला गया, इसलिए लॉगिन ${minutes} मिनट के लिए रोका गया है। यदि यह आप नहीं थे, तो कृपया कार्यालय को बताएँ।\n\n` +
      `Hello,\na wrong password was entered for your account many times, so login is stopped for ${minutes} minutes. If this was not you, please tell the office.`,
  },
  keeperMail: {
    subject: 'प्रोफ़ाइल हटाई गई / Profile taken from your account',
    text: () =>
      'नमस्ते,\nएक नागरिक प्रोफ़ाइल जो आपके खाते में थी, कार्यालय ने उससे हटा दी है। यदि वह आपकी है, तो कृपया पहचान पत्र लेकर कार्यालय आएँ।\n\n' +
      'Hello,\nthe office has taken a citizen profile from your account. If it is yours, please come to the office with proof of identity.',
  },
  contactsMail: {
    subject: 'लॉगिन बदला गया / Login changed',
    text: () =>
      'नमस्ते,\nआपके खाते का मोबाइल नंबर या ई-मेल पता, जिससे लॉगिन होता है, बदल दिया गया है। नया पासवर्ड बनाने के लिंक एक दिन तक अब भी यहीं आएँगे। यदि यह आपने नहीं किया, तो कृपया तुरंत कार्यालय को बताएँ।\n\n' +
      'Hello,\nthe mobile number or e-mail address that signs in to your account has been changed. For a day, links that set a new password still come here. If this was not you, please tell the office at once.',
  },
};
