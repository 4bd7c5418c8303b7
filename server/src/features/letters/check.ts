import { posix } from 'node:path';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { Invalid } from '../../platform/errors.ts';
import { DOCUMENT, notDocx, type Parts, tooLarge, unpack } from './package.ts';

/** The content type of a document; templates and those with macros have another one. */
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** The most bytes of text and markup of a template: what is read into memory as a tree. */
const MARKUP_LIMIT = 5 * 1024 * 1024;

/** Why a template is refused. */
type Reason = keyof ServerWords['letters']['refusals'];

/** What is refused by the end of its relationship's type, whatever its part is called. */
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

/** A relationship as its part writes it. */
interface Relationship {
  whole: string;
  type: string;
  target: string;
  isExternal: boolean;
}

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
  for (const [name, content] of parts) {
    assertSafeName(name);
    if (!/\.(xml|rels)$/i.test(name)) continue;
    markup += content.length;
    if (markup > MARKUP_LIMIT) throw tooLarge();
    assertPlainXml(content);
  }
  assertNoActiveFields(parts);
  const notes = new Set<'templateRemoved'>();
  for (const [name, content] of parts) {
    if (!name.endsWith('.rels')) continue;
    let text = content.toString();
    for (const relationship of relationshipsIn(text)) {
      if (relationship.type.endsWith('/attachedTemplate')) {
        text = text.replace(relationship.whole, '');
        notes.add('templateRemoved');
      } else assertAllowed(relationship);
    }
    parts.set(name, Buffer.from(text));
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

/** Fields that fetch something or start a program when the document is opened. Word splits the text of a field over several runs. */
function assertNoActiveFields(parts: Parts): void {
  for (const [name, content] of parts) {
    if (!/^word\/.*\.xml$/i.test(name)) continue;
    const text = content.toString();
    const instructions = [...text.matchAll(/<w:instrText[^>]*>([^<]*)</g)]
      .map(([, typed = '']) => typed)
      .join('');
    const simple = [...text.matchAll(/w:instr="([^"]*)"/g)].map(([, typed = '']) => typed).join(' ');
    if (
      /\b(DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|LINK|IMPORT|MACROBUTTON|DATABASE)\b/i.test(
        `${instructions} ${simple}`,
      )
    ) {
      throw refused('hasFields');
    }
    if (/<\w*:?altChunk\b/.test(text)) throw refused('hasChunks');
    if (/<\w*:?subDoc\b/.test(text)) throw refused('hasSubDocuments');
  }
}

/** The attributes of a relationship, in either kind of quotes. */
const attributes = {
  type: /\bType\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  target: /\bTarget\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  mode: /\bTargetMode\s*=\s*(?:"([^"]*)"|'([^']*)')/,
};

function relationshipsIn(text: string): Relationship[] {
  return [...text.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([whole]) => {
    const value = (attribute: RegExp) => {
      const [, double, single] = attribute.exec(whole) ?? [];
      return decoded(double ?? single ?? '');
    };
    return {
      whole,
      type: value(attributes.type),
      target: value(attributes.target).trim(),
      isExternal: value(attributes.mode).toLowerCase() === 'external',
    };
  });
}

/** The characters that a value of an attribute may be written with. */
function decoded(value: string): string {
  return value
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#([0-9]{1,7});/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function assertAllowed({ type, target, isExternal }: Relationship): void {
  for (const [end, reason] of refusedTypes) if (type.endsWith(end)) throw refused(reason);
  if (!isExternal) {
    // An address in the place of a part is fetched as well.
    if (/^[a-z][a-z0-9+.-]*:|^\\\\|^\/\//i.test(target)) throw refused('hasLinks');
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
