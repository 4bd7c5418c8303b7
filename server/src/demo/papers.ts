import { Readable } from 'node:stream';
import { kinds } from '@rto-desk/contract/kinds/index';
import type { Desk } from '../desk.ts';
import { tableOf, withDocuments } from '../features/documents/table.ts';

/** How many documents of each kind get a paper. */
const PAPERS = 6;

/** Stores a small paper, a real PDF, for some documents of every kind. */
export async function addPapers({ db, storage }: Desk): Promise<void> {
  for (const kind of kinds) {
    const documents = await withDocuments(db)
      .selectFrom(tableOf(kind))
      .select('id')
      .orderBy('id', 'desc')
      .limit(PAPERS)
      .execute();
    for (const { id } of documents) {
      const paper = Readable.from([
        pdf([kind.type, 'Sample of RTO Desk, not a legal document', `Record ${id}`]),
      ]);
      const file = await storage.receive(paper, `${kind.slug}-${id}.pdf`);
      await storage.keep(file);
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
