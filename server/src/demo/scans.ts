import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { tableOf, withDocuments } from '../features/documents/table.ts';
import type { Services } from '../services.ts';

/** How many documents of each kind get a scan. */
const SCANS = 8;

/**
 * Stores a small paper for some documents of every kind, those of the profiles that a login keeps before others:
 * one a PDF, the next a photograph.
 */
export async function addScans({ db, storage }: Services): Promise<void> {
  for (const kind of kinds) {
    const { rows: documents } = await sql<{ id: number }>`
      select document.id from ${sql.table(kind.collection)} as document
        join citizens on citizens.id = document.citizen_id
        left join users on users.id = citizens.owner_id and users.password_hash <> '-'
      order by users.id, document.id desc limit ${SCANS}`.execute(db);
    for (const [position, { id }] of documents.entries()) {
      const isPdf = position % 2 === 0;
      const content = isPdf
        ? pdf([kind.type, 'Sample of RTO Desk, not a legal document', `Record ${id}`])
        : photograph();
      const file = await storage.receive(
        Readable.from([content]),
        `${kind.slug}-${id}.${isPdf ? 'pdf' : 'png'}`,
      );
      await storage.store(file);
      await db
        .insertInto('files')
        .values({ ...file, created_by: null })
        .execute();
      await withDocuments(db)
        .updateTable(tableOf(kind))
        .set({ file_id: file.id })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** One A5 page with lines of plain text (ISO 32000-1, the least that readers open without repairing). */
function pdf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, at) => `BT /F1 ${at === 0 ? 20 : 12} Tf 40 ${520 - at * 32} Td (${line}) Tj ET`)
    .join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A picture of a document with lines of writing, grey like a photograph (PNG, RFC 2083). */
function photograph(): Buffer {
  const [width, height, margin] = [480, 640, 48];
  const rows = Array.from({ length: height }, (_, y) => {
    const isWritten = y > margin && y < height - margin && y % 32 < 10;
    const line = width - 2 * margin - ((y >> 5) % 4) * 40;
    return Buffer.concat([
      Buffer.from([0]),
      Buffer.alloc(margin, 0xe6),
      Buffer.alloc(line, isWritten ? 0x50 : 0xe6),
      Buffer.alloc(width - margin - line, 0xe6),
    ]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
