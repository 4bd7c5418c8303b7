import { posix } from 'node:path';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type XmlNode, xml } from 'easy-template-x';
import { Invalid } from '../../platform/errors.ts';
import { DOCUMENT, notDocx, type Parts, tooLarge, unpack } from './package.ts';

/** The content type of a document; templates and those with macros have another one. */
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** The most bytes of text and markup of a template: what is read into memory as a tree. */
const MARKUP_LIMIT = 5 * 1024 * 1024;

/** Why a template is refused. */
type Reason = keyof ServerWords['letters']['refusals'];

/** Relationships that are refused by the end of their type; the name of the part does not matter. */
const refusedTypes: readonly [string, Reason][] = [
  ['/vbaProject', 'hasMacros'],
  ['/keyMapCustomizations', 'hasMacros'],
  ['/control', 'hasObjects'],
  ['/activeXControlBinary', 'hasObjects'],
  ['/oleObject', 'hasObjects'],
  ['/package', 'hasObjects'],
  ['/aFChunk', 'hasChunks'],
  ['/subDocument', 'hasSubDocuments'],
  ['/frame', 'hasSubDocuments'],
];

/** A template that may be stored: its parts, and what was taken out of it. */
export interface CheckedTemplate {
  parts: Parts;
  notes: 'templateRemoved'[];
}

/**
 * Checks an uploaded Word document, which may be built to harm its readers or the server. Links to http, https and
 * mailto stay; the reference to an attached template is removed. Throws Invalid on `file` with the reason.
 */
export async function checkTemplate(file: Buffer): Promise<CheckedTemplate> {
  const parts = await unpack(file);
  const types = parts.get('[Content_Types].xml')?.toString() ?? '';
  if (!parts.has(DOCUMENT) || !types.includes(MAIN))
    throw /macroEnabled/i.test(types) ? refused('hasMacros') : notDocx();
  let markup = 0;
  const notes = new Set<'templateRemoved'>();
  for (const [name, content] of parts) {
    assertSafeName(name);
    if (!isXml(name, content)) continue;
    markup += content.length;
    if (markup > MARKUP_LIMIT) throw tooLarge();
    assertPlainXml(content);
    const root = parsed(content);
    assertNothingActive(root);
    if (!/\.rels$/i.test(name)) continue;
    if (checkRelationships(root)) notes.add('templateRemoved');
    // What was checked is stored, and not what another reader may see in it.
    parts.set(name, Buffer.from(xml.parser.serializeFile(root)));
  }
  if (notes.size > 0) removeTemplateSetting(parts);
  return { parts, notes: [...notes] };
}

/** Names that lead out of the archive, or that other readers may take for another part. */
function assertSafeName(name: string): void {
  const isPlain = /^[\w .()[\]/-]+$/.test(name) && !name.startsWith('/') && posix.normalize(name) === name;
  if (!isPlain || name.startsWith('..')) throw notDocx();
  if (/(^|\/)(vbaProject|vbaData)\b/i.test(name)) throw refused('hasMacros');
  if (/(^|\/)(embeddings|activeX)\//i.test(name)) throw refused('hasObjects');
}

/** UTF-8 without a document type, in which entities would be declared. */
function assertPlainXml(content: Buffer): void {
  const text = content.toString('utf8');
  const declared = /^\uFEFF?<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(text)?.[1] ?? 'utf-8';
  const isUtf8 = !text.includes('\0') && !text.includes('\uFFFD') && /^(utf-8|us-ascii)$/i.test(declared);
  if (!isUtf8) throw notDocx();
  if (/<!\s*(DOCTYPE|ENTITY)/i.test(text)) throw refused('hasEntities');
}

/** Whether a part is XML: readers go by its content type and not by its name. */
function isXml(name: string, content: Buffer): boolean {
  const begin = content.subarray(0, 200).toString('latin1');
  return /\.(xml|rels)$/i.test(name) || /^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF|[\s\0])*</.test(begin);
}

/** The tree of a part, as Word reads it: references to characters are resolved. */
function parsed(content: Buffer): XmlNode {
  try {
    return xml.parser.parse(content.toString().replace(/^\uFEFF/, ''));
  } catch {
    throw notDocx();
  }
}

function* nodesIn(root: XmlNode): Iterable<XmlNode> {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    for (const child of (node.childNodes ?? []).toReversed()) open.push(child);
  }
}

/** The name without its prefix, which each document chooses itself. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const attributesOf = (node: XmlNode): Readonly<Record<string, string>> =>
  'attributes' in node ? (node.attributes ?? {}) : {};

const ACTIVE_FIELD = /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|LINK|IMPORT|MACROBUTTON|DATABASE)\b/i;
/** An address in a field, such as that of a link, which is none of a web page or of mail. */
const FOREIGN_ADDRESS =
  /(?:^|["\s])(?:(?!https?:)[a-z][a-z0-9+.-]{0,20}:[\\/]|(?:javascript|vbscript|data|ms-[a-z-]+):|\\\\|\/\/)/i;
/** An address in the place of a part or a picture, which is fetched when the document is opened. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:|^\\\\|^\/\//i;

/** Refuses fields that fetch something or start a program when the document is opened, and parts of other documents. */
function assertNothingActive(root: XmlNode): void {
  // Word splits the text of a field over several runs, and one field may follow the other at once.
  let joined = '';
  let apart = '';
  for (const node of nodesIn(root)) {
    const name = localName(node.nodeName);
    if (name === 'altChunk') throw refused('hasChunks');
    if (name === 'subDoc') throw refused('hasSubDocuments');
    if (name === '#cdata-section') throw notDocx();
    if (name === 'fldChar') apart += ' ';
    if (name === 'instrText' || name === 'delInstrText') {
      const text = (node.childNodes ?? []).map(one => ('textContent' in one ? one.textContent : '')).join('');
      joined += text;
      apart += text;
    }
    for (const [attribute, value] of Object.entries(attributesOf(node))) {
      if (localName(attribute) === 'instr') apart += ` ${value} `;
      if (localName(attribute) === 'src' && ADDRESS.test(value)) throw refused('hasLinkedPictures');
    }
  }
  if (ACTIVE_FIELD.test(`${joined} ${apart}`)) throw refused('hasFields');
  if (FOREIGN_ADDRESS.test(apart)) throw refused('hasLinks');
}

/** Refuses relationships that lead out of the document; takes out that to an attached template, and says whether there was one. */
function checkRelationships(root: XmlNode): boolean {
  const all = (root.childNodes ?? []).filter(({ nodeName }) => localName(nodeName) === 'Relationship');
  const kept = all.filter(node => attributesOf(node).Type?.endsWith('/attachedTemplate') !== true);
  for (const { Type = '', Target = '', TargetMode = '' } of kept.map(attributesOf)) {
    assertAllowed(Type, Target.trim(), TargetMode.toLowerCase() === 'external');
  }
  root.childNodes = kept;
  return kept.length < all.length;
}

function assertAllowed(type: string, target: string, isExternal: boolean): void {
  for (const [end, reason] of refusedTypes) if (type.endsWith(end)) throw refused(reason);
  if (!isExternal) {
    if (ADDRESS.test(target)) throw refused('hasLinks');
    return;
  }
  if (type.endsWith('/image')) throw refused('hasLinkedPictures');
  if (!type.endsWith('/hyperlink') || !/^(https?:|mailto:)/i.test(target)) throw refused('hasLinks');
}

/** The setting that names the attached template, whose relationship is gone. */
function removeTemplateSetting(parts: Parts): void {
  const settings = parts.get('word/settings.xml');
  if (settings === undefined) return;
  parts.set(
    'word/settings.xml',
    Buffer.from(settings.toString().replace(/<w:attachedTemplate\b[^>]*\/>/g, '')),
  );
}

function refused(reason: Reason): Invalid {
  return new Invalid({ file: words => words.letters.refusals[reason] });
}
