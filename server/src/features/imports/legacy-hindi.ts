/*
 * Before Unicode, Hindi was written by fonts such as Kruti Dev, which draw Devanagari signs for Latin letters: राजेश is
 * `jkts'k` there. Copied out of such a document a name is nonsense that looks like a word, and must not become a person's.
 */

/** Words of names that are common in such lists: कुमार, सिंह, बाई, प्रसाद, साहू, वर्मा, शर्मा, लाल, राम, देवी, श्री, श्रीमती, यादव, पटेल. */
const FREQUENT: ReadonlySet<string> = new Set(
  "dqekj flag ckbZ izlkn lkgw oekZ 'kekZ yky jke nsoh Jh Jherh ;kno iVsy pUnz ukFk [kku nkl jko eks- izdk'k".split(
    ' ',
  ),
);

/** A small letter before a capital inside a word, as in `ckbZ`; people who type names write no such thing. */
const CAPITAL_INSIDE = /(?:^|[^A-Za-z])[a-z]+[A-Z][a-z]*(?![A-Z])/;
/** Signs that stand for letters there, within or before small letters. */
const SIGNS_AS_LETTERS =
  /[a-z][;~{}[\]\\|<>+=^@#%"]+[a-z]|(?:^|\s)[;[{~'][a-z]|(?<!(?:^|\s)[do])(?<=[a-z])'(?!s\b)[a-z]/;
/** What other such fonts use of the upper half of Windows-1252. */
const UPPER_HALF =
  /[\u00a1-\u00bf\u00d7\u00d8\u00de\u00e6\u00f0\u00f7\u00f8\u00fe\u0152\u0153\u0192\u02c6\u2020-\u2022\u2030]/;

/** Whether a name seems to be written in such a font. */
export function isLegacyHindi(text: string): boolean {
  if (/[\u0900-\u097f]/.test(text)) return false;
  if (text.split(/\s+/).some(word => FREQUENT.has(word))) return true;
  return CAPITAL_INSIDE.test(text) || SIGNS_AS_LETTERS.test(text) || UPPER_HALF.test(text);
}
