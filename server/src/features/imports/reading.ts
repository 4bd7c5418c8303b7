import { importLimits } from '@rto-desk/contract/imports/import';
import { Invalid } from '../../platform/errors.ts';
import { keyedMutex } from '../../platform/keyed-mutex.ts';
import { startProcess } from './child-process.ts';
import { isWorkbook, type ReadList, readBytes } from './read-bytes.ts';
import { ListRefused, type Refusal } from './refused.ts';
import { MOST_COLUMNS } from './table.ts';

/** What reading may take, so that a hostile workbook costs no more: megabytes of memory and milliseconds. */
const limits = { memory: 192, patience: 30_000 };

/**
 * Text of so many bytes, with so many signs that may divide cells, is read at once: it can neither unpack nor take long,
 * whatever it holds. Each cell may be a heading, which takes longer to find out than its bytes do.
 */
const SMALL = { bytes: 32 * 1024, dividers: 1000 };

/** Lists are read one after the other, so that many of them cost no more memory than one. */
const queue = keyedMutex();

/**
 * Reads a list, a file's bytes or pasted text. Throws Invalid on `file`, with what to do, for what is none, is locked,
 * damaged or too large. Workbooks and long texts are read in a process of
 * their own.
 * @param name the file's, which may say what the list is about; how it ends says nothing
 * @param sheet the one to read, where a person has chosen it
 */
export async function readList(
  given: Buffer | string,
  name = '',
  { memory, patience } = limits,
  sheet: string | null = null,
): Promise<ReadList> {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given;
  if (bytes.length > importLimits.bytes) throw refused('tooLarge');
  if (isSmall(bytes) && !isWorkbook(bytes)) return readAtOnce(bytes, name);
  return queue('read', () => inProcess({ bytes, name, sheet }, memory, patience));
}

function isSmall(bytes: Buffer): boolean {
  if (bytes.length > SMALL.bytes) return false;
  return bytes.filter(byte => DIVIDERS.includes(byte)).length <= SMALL.dividers;
}

const DIVIDERS = Buffer.from('\t;,|\n\r"');

async function readAtOnce(bytes: Buffer, name: string): Promise<ReadList> {
  try {
    return await readBytes(bytes, name);
  } catch (failure) {
    throw failure instanceof ListRefused ? refused(failure.refusal) : failure;
  }
}

/** What the process answers: rows in batches, the rest of the list after them, or why it is refused. */
export interface Answer {
  rows?: ReadList['rows'];
  list?: Omit<ReadList, 'rows'>;
  refusal?: Refusal;
}

/** What the process is given. */
export interface Given {
  bytes: Uint8Array;
  name: string;
  sheet: string | null;
}

function inProcess(given: Given, memory: number, patience: number): Promise<ReadList> {
  return new Promise((resolve, reject) => {
    const reader = startProcess('reader-process', memory);
    let refusal: Refusal = 'tooMuch';
    const timer = setTimeout(() => {
      refusal = 'tooSlow';
      reader.kill('SIGKILL');
    }, patience);
    const rows: ReadList['rows'] = [];
    reader.on('message', (answer: Answer) => {
      for (const row of answer.rows ?? []) rows.push(row);
      if (answer.list !== undefined) resolve({ ...answer.list, rows });
      else refusal = answer.refusal ?? refusal;
    });
    reader.once('error', reject);
    // After an answer this changes nothing; without one it has run out of memory.
    reader.once('exit', () => {
      clearTimeout(timer);
      reject(refused(refusal));
    });
    reader.send(given, failure => failure && reader.kill('SIGKILL'));
  });
}

function refused(refusal: Refusal): Invalid {
  return new Invalid({
    file: words => {
      const { files } = words.imports;
      if (refusal === 'tooManyRows') return files.tooManyRows(importLimits.rows.toLocaleString('en-IN'));
      return refusal === 'tooManyColumns' ? files.tooManyColumns(String(MOST_COLUMNS)) : files[refusal];
    },
  });
}
