import type { KindSlug } from '@rto-desk/contract/kinds/index';
import {
  type Found,
  type FoundValues,
  plainRows,
  readFields,
  readMark,
  recogniseKind,
} from '@rto-desk/contract/reading/read-rows';
import { pdfRows, type ReadFailure } from './pdfRows.ts';

/** What a file says, or why it was not read. */
export type DocumentReading =
  | { failure: ReadFailure }
  | { kind: KindSlug | null; mark: Found | null; values: FoundValues };

/** Reads a PDF on the device, as a document of a kind. Nothing of it is sent or kept. */
export async function readDocument(file: File, kind: KindSlug): Promise<DocumentReading> {
  const read = await pdfRows(file);
  if (typeof read === 'string') return { failure: read };
  const rows = plainRows(read);
  return {
    kind: recogniseKind(rows, file.name),
    mark: readMark(rows, file.name),
    values: readFields(kind, rows, file.name),
  };
}
