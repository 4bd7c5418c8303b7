/** What is wrong with a cell, and what was made of one. `field` is what its column is taken for. */
export const cells = {
  noDate: (field: string, text: string) =>
    `${field}: “${text}” is not a date. Enter the day first, e.g. 05-03-2026 or 5 Mar 2026.`,
  noSuchDay: (field: string, text: string) => `${field}: “${text}” does not exist. Enter day, then month.`,
  tooEarly: (field: string, text: string) => `${field}: “${text}” is before 1950. Check the year.`,
  scientific: (field: string, text: string) =>
    `${field}: Excel has shortened this number to “${text}” and digits are lost. Format the column as text and re-enter it.`,
  legacyFont: (field: string, text: string) =>
    `${field}: “${text}” looks like an old Hindi font (Kruti Dev). Convert it to Unicode or re-enter it.`,
  noKind: (text: string) => `“${text}” is not a known document type.`,
  noOption: (field: string, text: string, options: string) => `${field}: “${text}” is not one of ${options}.`,
  twoPlates: (text: string) => `“${text}” names several vehicles. Add a row for each registration number.`,
  noMobile: (text: string) => `“${text}” is not a 10-digit mobile number.`,
  /** Notes: the cell was read, and this was made of it. */
  emptied: (field: string, text: string) => `${field}: “${text}” is treated as empty.`,
  leftOut: (reason: string) => `Left out. ${reason}`,
  landline: (text: string) => `“${text}” is a landline and is ignored.`,
  maybeLandline: (text: string) => `“${text}” may be a landline. Please check.`,
  digitsLeftOut: (left: string) => `“${left}” is removed from the name.`,
  mobileOfName: (left: string) => `“${left}” in the name is used as the mobile number.`,
  partOfName: (field: string, left: string) => `${field}: “${left}” is taken from the cell with the name.`,
  firstOfTwo: (taken: string, left: string) => `Two mobile numbers: ${taken} is used, “${left}” is ignored.`,
  readAs: (field: string, text: string, value: string) => `${field}: “${text}” is read as ${value}.`,
  period: (field: string, text: string, from: string, until: string) =>
    `${field}: “${text}” is read as ${from} to ${until}.`,
  serial: (field: string, text: string, date: string) => `${field}: Excel number ${text} is read as ${date}.`,
};
