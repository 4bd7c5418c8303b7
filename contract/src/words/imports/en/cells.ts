/** What is wrong with a cell, and what was made of one. `field` is what its column is taken for. */
export const cells = {
  noDate: (field: string, text: string) =>
    `${field}: "${text}" is no date. Write the day first, such as 05-03-2026 or 5 Mar 2026.`,
  noSuchDay: (field: string, text: string) =>
    `${field}: the day "${text}" does not exist. The day comes first, then the month.`,
  scientific: (field: string, text: string) =>
    `${field}: Excel has shortened the number to "${text}" and its digits are lost. Make the column a text column and enter the number again.`,
  legacyFont: (field: string, text: string) =>
    `${field}: "${text}" seems to be written in an old Hindi font (Kruti Dev). Save the list as Unicode, or enter the name again.`,
  noKind: (text: string) => `"${text}" is no kind of document that is kept here.`,
  noOption: (field: string, text: string, options: string) => `${field}: "${text}" is none of ${options}.`,
  noMobile: (text: string) => `"${text}" is no mobile number of 10 digits.`,
  /** Notes: the cell was read, and this was made of it. */
  emptied: (field: string, text: string) => `${field}: "${text}" is taken for an empty cell.`,
  landline: (text: string) => `"${text}" is a landline and left out: only mobile numbers are kept.`,
  maybeLandline: (text: string) => `"${text}" is taken for a mobile number. It may be a landline: check it.`,
  digitsLeftOut: (left: string) => `"${left}" is left out of the name.`,
  mobileOfName: (left: string) => `"${left}" of the name is taken for the mobile number.`,
  firstOfTwo: (taken: string, left: string) =>
    `Of two mobile numbers ${taken} is taken and "${left}" left out.`,
  serial: (field: string, text: string, date: string) =>
    `${field}: Excel's number ${text} is taken for ${date}.`,
};
