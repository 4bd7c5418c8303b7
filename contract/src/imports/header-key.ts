/**
 * A text as headings and options are compared: in small letters, nothing but letters and digits, one space between words,
 * nuktas left out. "Vehicle No.", "VEHICLE_NO" and "vehicle  no" are one,
 * and so are "D.L." and "DL".
 */
export function headerKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(ABBREVIATION, letters => letters.replaceAll('.', ''))
    .replace(/['’`\u093c\u200b-\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Single letters with a dot behind each but, at will, the last. */
const ABBREVIATION = /(?<![\p{L}\p{M}])(?:\p{L}\.)+\p{L}(?![\p{L}\p{M}])\.?/gu;
