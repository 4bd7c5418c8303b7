import type { ExportsWords } from './index.ts';

export const hi: ExportsWords = {
  title: 'डेटा निर्यात',
  about: 'तालिकाएँ CSV फ़ाइल में, या सब कुछ एक ZIP फ़ाइल में',
  table: 'तालिका',
  download: 'CSV डाउनलोड करें',
  downloadOf: table => `${table}: CSV डाउनलोड करें`,
  everything: 'सब कुछ डाउनलोड (ZIP)',
  coming: 'डाउनलोड हो रहा है…',
  tableFailed: table => `${table}: डाउनलोड नहीं हो सका।`,
  failed: 'डेटा निर्यात नहीं हो सका।',
  brokeOff: 'डाउनलोड नहीं हो सका। कृपया फिर कोशिश करें।',
  loadFailed: 'तालिकाओं की सूची नहीं खुल सकी।',
  empty: 'कोई तालिका नहीं है।',
  backup: 'बैकअप लें और डाउनलोड करें',
  backupTitle: 'डेटाबेस बैकअप',
  confirmBackup: 'पूरे डेटाबेस का बैकअप बनकर डाउनलोड शुरू होगा। आगे बढ़ें?',
  continue: 'आगे बढ़ें',
  backupStarted: 'बैकअप का डाउनलोड शुरू हो गया!',
  backupFailed: 'बैकअप नहीं बन सका। सर्वर ने गड़बड़ी बताई।',
  backupBrokeOff: 'बैकअप का डाउनलोड नहीं हो सका। कृपया लॉग देखें।',
  lastBackup: (date, size) => `पिछला अच्छा बैकअप: ${date}, ${size}।`,
  lastBackupElsewhere: (date, size, machine) =>
    `पिछला अच्छा बैकअप: ${date}, ${size}, मशीन ${machine} पर बना। उसकी फ़ाइल यहाँ से नहीं देखी जा सकती।`,
  lastCopy: date => `दूसरी जगह पिछली प्रति: ${date}।`,
  noCopy: 'दूसरी जगह अभी कोई प्रति नहीं है।',
  copyFailed: date =>
    `${date} के बैकअप की प्रति दूसरी जगह नहीं बन सकी। अगले बैकअप के साथ फिर कोशिश होगी; कृपया जाँच करें।`,
  diskLow: (folder, free) =>
    `${folder} की डिस्क में केवल ${free} जगह बची है। कृपया जगह बनाएँ: 200 MB से कम होने पर कुछ सेव नहीं होता।`,
  diskFull: (folder, free) => `${folder} की डिस्क भर गई है: ${free} बची है। जगह होने तक वहाँ कुछ सेव नहीं होता।`,
  databaseBehind:
    'डेटाबेस किसी पुरानी स्थिति में लौट गया है। सर्वर दोबारा शुरू होने तक न कुछ सहेजा जाएगा, न भेजा जाएगा। उससे पहले देखें कि क्या खो गया है (docs/operations.md में “A database that went back”)।',
  noBackup: 'अभी कोई बैकअप नहीं है।',
  noBackupLeft: 'कोई अच्छा बैकअप मौजूद नहीं है।',
  backupsOff: 'सर्वर की सेटिंग में बैकअप बंद हैं।',
  backupOld: 'पिछला अच्छा बैकअप दो दिन से पुराना है। कृपया जाँच करें।',
  backupGone: date => `${date} का बैकअप जहाँ बना था वहाँ अब नहीं है। वह अपने आप फिर बनेगा; कृपया जाँच करें।`,
  backupTryFailed: date => `${date} का बैकअप नहीं बन सका। अपने आप फिर कोशिश होगी।`,
};
