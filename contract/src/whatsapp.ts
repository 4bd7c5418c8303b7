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
