import type { Words } from '../words.ts';

const roles: Record<string, string> = { admin: 'एडमिन', manager: 'मैनेजर', user: 'उपयोगकर्ता' };

export const errors: Words['errors'] = {
  unauthenticated: 'कृपया लॉगिन करें।',
  forbidden: role => `अनुमति नहीं (${roles[role] ?? role})`,
  unauthorized: 'इस काम की आपको अनुमति नहीं है।',
  notFound: 'रिकॉर्ड नहीं मिला।',
  noSuchPage: 'नहीं मिला।',
  methodNotAllowed: 'यह पता इस तरीके को नहीं लेता।',
  changedMeanwhile: 'इस बीच किसी और ने यह रिकॉर्ड बदल दिया। कृपया दोनों को देख लें।',
  linkedRecords: 'इससे जुड़े रिकॉर्ड हैं। पहले उन्हें हटाएँ।',
  tooLarge: 'भेजी गई जानकारी बहुत बड़ी है।',
  mediaType: 'इस प्रकार की सामग्री यहाँ नहीं ली जाती।',
  malformed: 'भेजी गई जानकारी पढ़ी नहीं जा सकी।',
  tooMany: seconds => `बहुत बार कोशिश हुई। कृपया ${seconds} सेकंड बाद फिर कोशिश करें।`,
  sentBefore:
    'यह पहले भेजा जा चुका है, पर सहेजा गया या नहीं, यह पता नहीं। दोबारा सहेजने से पहले कृपया देख लें कि यह दर्ज है या नहीं।',
  unavailable: 'सेवा अभी व्यस्त है या डेटाबेस उपलब्ध नहीं है। कृपया कुछ सेकंड बाद फिर कोशिश करें।',
  internal: requestId => `हमारी ओर से गड़बड़ी हुई। मदद माँगते समय यह संख्या बताएँ: ${requestId}`,
  linkExpired: 'यह लिंक अब मान्य नहीं है। कृपया दस्तावेज़ फिर से खोलें।',
};
