/** A column of an import as it is stored. */
export interface StoredColumn {
  /** Its place in the list, from 0. */
  index: number;
  header: string;
  /** What it is taken for: a list field, or `ignore`. */
  field: string;
  /** What it was proposed as: a person has changed the one that differs. Absent in imports of earlier versions. */
  proposed?: string;
  /** Whether a person has to choose, and what it may be. */
  is_unsure?: boolean;
  options?: string[];
  /** What else stands in each of its cells, behind a comma. */
  also?: string;
  /** What most of its cells look like. */
  holds?: 'days' | 'mobiles' | 'plates' | null;
  /** Where its days contradict each other: how many have the month first, may be read either way, or are probably swapped. */
  days?: {
    monthFirst: number;
    either: number;
    swapped: number;
    /** Whether days such as 27-03-05 seem to have the year first, or may have. */
    yearFirst?: 'likely' | 'possible';
  } | null;
  /** Whether all its days are over. */
  is_past?: boolean;
  is_hidden?: boolean;
  /** Whether a cell in it means that its row has more cells than there are headings. */
  is_surplus?: boolean;
  /** Whether its days have the month first: as its heading says, until a person decides. */
  month_first?: boolean;
  /** Whether its years of two digits come first: as its days say, until a person decides. */
  year_first?: boolean;
  /** Whether its heading says so: "Insurance Upto (MM/DD/YYYY)". */
  says_month_first?: boolean;
}

/** What reading a file has found that its user must know. */
export type ImportRemark =
  | { code: 'hiddenRows'; count: number; of: number }
  | { code: 'hiddenSheets'; names: string[] }
  /** Rows without an owner of their own; whether a person has said that they belong to the row above. */
  | { code: 'gaps'; count: number; of: number; is_filled?: boolean };

/** A sheet of a workbook that can be chosen. */
export interface ImportSheet {
  name: string;
  rows: number;
  is_hidden: boolean;
}
