/** The address that opens WhatsApp with a text to an Indian mobile number of ten digits. */
export function whatsAppLink(mobile: string, text: string): string {
  return `https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`;
}
