import { deflateSync } from 'node:zlib';

/** A file as `setInputFiles` takes it. */
export interface PdfFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export type PdfRow = readonly [label: string, text: string];

/** A PDF with a row of text for each pair, the second part drawn apart from the first. */
export function pdfOf(name: string, rows: readonly PdfRow[]): PdfFile {
  return pdfFile(name, [contentOf(rows)]);
}

/** A PDF of so many pages. */
export function longPdf(name: string, pages: number): PdfFile {
  const rows = Array.from({ length: 10 }, (_, at): PdfRow => [`Term ${at}`, 'Read the terms carefully.']);
  return pdfFile(
    name,
    Array.from({ length: pages }, () => contentOf(rows)),
  );
}

/** A PDF that opens with a password only. */
export function lockedPdf(name: string): PdfFile {
  const key = '0'.repeat(64);
  const encrypt = `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${key}> /U <${key}> >>`;
  return pdfFile(name, [contentOf([['Locked', 'text']])], { encrypt });
}

/** A small PDF whose page unpacks to hundreds of megabytes of text. */
export function bombPdf(name: string): PdfFile {
  const piece = Buffer.from('BT /F1 1 Tf (a) Tj ET '.repeat(50_000));
  const unpacked = Buffer.concat(Array.from({ length: 300 }, () => piece));
  const packed = deflateSync(deflateSync(unpacked, { level: 1 }));
  return pdfFile(name, [packed], { filter: '/Filter [/FlateDecode /FlateDecode]' });
}

function contentOf(rows: readonly PdfRow[]): Buffer {
  const at = (x: number, y: number, text: string) =>
    `BT /F1 11 Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const lines = rows.map(
    ([label, text], row) => `${at(50, 780 - 20 * row, label)}\n${at(300, 778 - 20 * row, text)}`,
  );
  return Buffer.from(lines.join('\n'), 'latin1');
}

interface Extras {
  encrypt?: string;
  filter?: string;
}

function pdfFile(name: string, contents: readonly Buffer[], { encrypt, filter = '' }: Extras = {}): PdfFile {
  const pages = contents.map((_, at) => 4 + 2 * at);
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map(page => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} ${filter} >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    ]),
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const starts: number[] = [];
  let length = 9;
  for (const [index, object] of objects.entries()) {
    starts.push(length);
    const chunk = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    chunks.push(chunk);
    length += chunk.length;
  }
  const table = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const locked = encrypt === undefined ? '' : `/Encrypt ${encrypt} /ID [<00> <00>]`;
  chunks.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${locked} >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(chunks) };
}
