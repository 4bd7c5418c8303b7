import type { Readable } from 'node:stream';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isDiskFull } from '../disk.ts';
import { CallError, Invalid, Malformed, TooLarge } from '../errors.ts';
import { FILE_LIMIT, type ReceivedFile, type ReceivedUpload } from '../storage/storage.ts';

/** The bounds of a form: more or larger parts than any of ours has are refused. */
const formLimits = {
  fileSize: FILE_LIMIT + 1,
  files: 2,
  fields: 60,
  fieldSize: 16 * 1024,
  fieldNameSize: 100,
  headerPairs: 50,
} as const;

/** Where the file of a form goes. */
export interface FileReceiver {
  take(stream: Readable, name: string | null): Promise<ReceivedFile | ReceivedUpload>;
  discard(file: ReceivedUpload): Promise<void>;
}

export interface Form {
  fields: Record<string, string>;
  file: ReceivedFile | ReceivedUpload | null;
}

/**
 * Reads a multipart body to its end. At most one file is taken in; a file part without name and bytes is no file. Throws
 * Malformed, Invalid or TooLarge, and then leaves nothing on disk.
 * @param taker where the file goes; null where none is taken, and then nothing of one is written
 */
export async function readForm(request: FastifyRequest, taker: FileReceiver | null): Promise<Form> {
  const fields: Record<string, string> = Object.create(null);
  let file: Form['file'] = null;
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') addField(fields, part);
      else if (isEmptyChoice(part)) part.file.resume();
      else if (taker === null)
        throw new Invalid({ file: words => words.validation.invalid(words.fields.file) });
      else if (file !== null) throw new Invalid({ file: words => words.validation.oneFile });
      else file = await taker.take(part.file, part.filename || null);
    }
    return { fields, file };
  } catch (refusal) {
    // The rest is not read, and would block the next call on this connection.
    request.raw.unpipe();
    request.raw.resume();
    if (file !== null) await taker?.discard(file);
    // A folder that takes nothing is not the sender's fault.
    if (refusal instanceof CallError || isDiskFull(refusal) || isOfFolder(refusal)) throw refusal;
    throw isTooMuch(refusal) ? new TooLarge() : new Malformed();
  }
}

/** How often a form is looked at that is read no further, in milliseconds. */
const LOOK = 2_000;

/**
 * The parts of a form. The parser passes over a part whose head is broken, and stands still when such a part is longer
 * than its buffer. Throws Malformed once nothing more is read of bytes that have come.
 */
async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartFile | MultipartValue> {
  const { raw } = request;
  const parts = request.parts({ limits: formLimits })[Symbol.asyncIterator]();
  for (;;) {
    let look: NodeJS.Timeout | undefined;
    const stuck = new Promise<never>((_, reject) => {
      let before = '';
      look = setInterval(() => {
        const now =
          raw.complete || raw.readableLength > 0 ? `${raw.readableLength} ${raw.socket.bytesRead}` : '';
        if (now !== '' && now === before) reject(new Malformed());
        before = now;
      }, LOOK);
    });
    const next = await Promise.race([parts.next(), stuck]).finally(() => clearInterval(look));
    if (next.done === true) return;
    yield next.value;
  }
}

/** A form without a chosen file still sends the part, nameless. */
function isEmptyChoice(part: MultipartFile): boolean {
  return part.filename === '' || part.filename === undefined;
}

/** The last value of a name counts; a list sent as repeated names is joined as it travels otherwise. */
function addField(fields: Record<string, string>, part: MultipartValue): void {
  const isList = part.fieldname.endsWith('[]');
  const name = isList ? part.fieldname.slice(0, -2) : part.fieldname;
  const value = String(part.value ?? '');
  const before = fields[name];
  fields[name] = isList && before !== undefined ? `${before}, ${value}` : value;
}

const isOfFolder = (refusal: unknown) => refusal instanceof Error && 'path' in refusal;

function isTooMuch(refusal: unknown): boolean {
  return refusal instanceof Error && 'statusCode' in refusal && refusal.statusCode === 413;
}
