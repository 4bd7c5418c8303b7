import { Readable } from 'node:stream';
import { zipOf } from '../platform/zip.ts';

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A line of a document, or a table of such lines. */
export type Line = string | string[][];

/** The parts of a small Word document. */
export function partsOf(lines: readonly Line[]): Map<string, string> {
  return new Map([
    [
      '[Content_Types].xml',
      `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', documentXml(lines.map(blockXml).join(''))],
  ]);
}

/** A document around the markup of its body. */
export const documentXml = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`;

function blockXml(line: Line): string {
  if (typeof line === 'string') return paragraph(line);
  const rows = line.map(row => `<w:tr>${row.map(cell => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`);
  return `<w:tbl>${rows.join('')}</w:tbl>`;
}

const paragraph = (text: string) =>
  `<w:p><w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r></w:p>`;

/** An archive of parts. */
export async function packed(parts: ReadonlyMap<string, string | Buffer>): Promise<Buffer> {
  const entries = [...parts].map(([name, content]) => ({
    name,
    compress: true,
    content: () => Readable.from([Buffer.from(content)]),
  }));
  return Buffer.concat(await zipOf(entries).toArray());
}

/** A small Word document of lines and tables. */
export const docxOf = (lines: readonly Line[]) => packed(partsOf(lines));

/** A Word document with more parts, or others. */
export const withParts = (more: Readonly<Record<string, string | Buffer>>) =>
  packed(new Map<string, string | Buffer>([...partsOf(['Hello']), ...Object.entries(more)]));

/** A Word document with the markup of its body. */
export const withBody = (markup: string) => withParts({ 'word/document.xml': documentXml(markup) });
