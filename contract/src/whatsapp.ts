/** A mobile as WhatsApp takes it: ten digits are of India, another country's number begins with `+`. */
export function internationalNumber(mobile: string): string {
  return mobile.startsWith('+') ? mobile.slice(1) : `91${mobile}`;
}

/** The address that opens WhatsApp with a text to a mobile. */
export function whatsAppLink(mobile: string, text: string): string {
  return `https://wa.me/${internationalNumber(mobile)}?text=${encodeURIComponent(text)}`;
}

/** The same for the app that is installed on the device. */
export function whatsAppAppLink(mobile: string, text: string): string {
  return `whatsapp://send?phone=${internationalNumber(mobile)}&text=${encodeURIComponent(text)}`;
}

/**
 * Whether a sender is known by Meta's id instead of a number, as WhatsApp users with a user name are:
 * `IN.13491208655302741918`.
 */
export function isWhatsAppUser(mobile: string): boolean {
  return WHATSAPP_USER.test(mobile);
}

/** https://developers.facebook.com/documentation/business-messaging/whatsapp/business-scoped-user-ids */
export const WHATSAPP_USER = /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/;
