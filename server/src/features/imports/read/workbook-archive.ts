import { posix } from 'node:path';
import yauzl from 'yauzl';
import { ListRefused } from './delimited.ts';
import { localName, parseXml } from './workbook-cells.ts';

/** What the parts that are read may unpack to, in bytes. They are read as a stream, so that this costs time and no memory. */
const MAX_UNPACKED = 512 * 1024 * 1024;

/** The parts of a workbook by their names in small letters. */
export interface Archive {
  entries: ReadonlyMap<string, yauzl.Entry>;
  open(entry: yauzl.Entry): Promise<NodeJS.ReadableStream>;
}

/** Lists the parts of an archive without unpacking any. Throws ListRefused for what is damaged or locked. */
export function openArchive(bytes: Buffer): Promise<Archive> {
  return new Promise((resolve, reject) => {
    const damaged = () => reject(new ListRefused('damaged'));
    yauzl.fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (failure, zip) => {
      if (failure) return damaged();
      const entries = new Map<string, yauzl.Entry>();
      zip.on('error', damaged);
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.isEncrypted()) return reject(new ListRefused('locked'));
        entries.set(entry.fileName.replace(/^\/+/, '').toLowerCase(), entry);
        zip.readEntry();
      });
      zip.on('end', () => resolve({ entries, open: entry => opened(zip, entry) }));
      zip.readEntry();
    });
  });
}

function opened(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    if (entry.uncompressedSize > MAX_UNPACKED) return reject(new ListRefused('tooMuch'));
    zip.openReadStream(entry, (failure, stream) => (failure ? reject(failure) : resolve(stream)));
  });
}

/** A part as text, piece by piece; null where there is none. */
export function partOf(archive: Archive, path: string | undefined): AsyncIterable<string> | null {
  const entry = path === undefined ? undefined : archive.entries.get(path.toLowerCase());
  return entry === undefined ? null : textOf(archive, entry);
}

async function* textOf(archive: Archive, entry: yauzl.Entry): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const chunk of await archive.open(entry)) {
    const bytes = chunk as Buffer;
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
}

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** An attribute by its name without a prefix. */
export function attribute(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  const name = Object.keys(attributes).find(own => own.includes(':') && localName(own) === wanted);
  return name === undefined ? attributes[wanted] : attributes[name];
}

interface Relation {
  /** The last word of its type: `worksheet`, `styles`. */
  type: string;
  target: string;
}

/** What a part refers to, by the ids that it uses. */
export async function relationsOf(archive: Archive, path: string): Promise<Map<string, Relation>> {
  const { dir, base } = posix.parse(path);
  const relations = new Map<string, Relation>();
  await parseXml(partOf(archive, posix.join(dir, '_rels', `${base}.rels`)), {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

/** Where the workbook stands: programs call it as they like. */
export async function workbookPath(archive: Archive): Promise<string | null> {
  const relations = await relationsOf(archive, '');
  const target = [...relations.values()].find(({ type }) => type === 'officeDocument')?.target;
  const path = target ?? 'xl/workbook.xml';
  const isSheets =
    archive.entries.has(path.toLowerCase()) && /\.xml$/i.test(path) && !/^(?:word|ppt)\//i.test(path);
  return isSheets ? path : null;
}

export async function otherFile(archive: Archive): Promise<'openDocument' | 'binaryExcel' | 'notAList'> {
  let type = '';
  for await (const piece of partOf(archive, 'mimetype') ?? []) type += piece.slice(0, 200);
  if (type.includes('opendocument.spreadsheet')) return 'openDocument';
  return [...archive.entries.keys()].some(name => /workbook\w*\.bin$/.test(name))
    ? 'binaryExcel'
    : 'notAList';
}
