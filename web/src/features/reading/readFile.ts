import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';
import { readCode, readPerson } from '@rto-desk/contract/reading/read-person';
import {
  type Found,
  type FoundValues,
  plainRows,
  readFields,
  readMark,
  recogniseKind,
  type TextRow,
} from '@rto-desk/contract/reading/read-rows';
import type { ReadFailure } from './pdfRows.ts';

/** What a file says. */
export interface DocumentReading {
  /** The kind that its title or its name says. */
  kind: KindSlug | null;
  /** The registration mark of the vehicle. */
  mark: Found | null;
  name: Found | null;
  mobile: Found | null;
  /** The values of a kind's fields. */
  valuesAs: (kind: KindSlug) => FoundValues;
}

/** Why a file was not read. */
export interface UnreadFile {
  failure: ReadFailure | 'size' | 'picture';
}

/** The most bytes of a file, which the server takes as well. */
const LARGEST = 10 * 1024 * 1024;
const read = new WeakMap<File, Promise<DocumentReading | UnreadFile>>();

/** Reads a file on the device, each once. Nothing of it is sent or stored. */
export function readFile(file: File): Promise<DocumentReading | UnreadFile> {
  const known = read.get(file);
  if (known !== undefined) return known;
  const reading = readOnce(file);
  read.set(file, reading);
  return reading;
}

async function readOnce(file: File): Promise<DocumentReading | UnreadFile> {
  if (file.size > LARGEST) return { failure: 'size' };
  if (file.type.startsWith('image/')) return readPicture(file);
  try {
    const { pdfRows } = await import('./pdfRows.ts');
    const rows = await pdfRows(file);
    // The name of a file from DigiLocker says something even of a scan.
    const isNamed = recogniseKind([], file.name) !== null;
    if (typeof rows === 'string' && !isNamed) return { failure: rows };
    return readingOf(typeof rows === 'string' ? [] : plainRows(rows), file.name);
  } catch {
    // Its engine does not run here, or could not be loaded.
    return { failure: 'browser' };
  }
}

function readingOf(rows: readonly TextRow[], fileName: string): DocumentReading {
  return {
    kind: recogniseKind(rows, fileName),
    mark: readMark(rows, fileName),
    ...readPerson(rows),
    valuesAs: kind => readFields(kind, rows, fileName),
  };
}

/** The numbers in the QR code of a photograph. */
async function readPicture(file: File): Promise<DocumentReading | UnreadFile> {
  const { readQrCode } = await import('./readQrCode.ts');
  const text = await readQrCode(file).catch(() => null);
  const { mark, licence } = readCode(text ?? '');
  if (mark === null && licence === null) return { failure: 'picture' };
  return {
    kind: licence === null ? null : 'dl',
    mark,
    name: null,
    mobile: null,
    valuesAs: kind => {
      const { number } = kindOf(kind);
      return kind === 'dl' && number !== null && licence !== null ? { [number]: licence } : {};
    },
  };
}
