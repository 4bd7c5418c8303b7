import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';

/** A file as `setInputFiles` takes it. */
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph of a document: a PNG of 64 by 64 points. */
export const photograph: Upload = { name: 'बीमा.png', mimeType: 'image/png', buffer: png(64) };

/** What a phone's camera gives: far more than a slow network carries. Its grain leaves nothing to compress. */
export const cameraPhoto: Upload = { name: 'IMG_2048.png', mimeType: 'image/png', buffer: png(1500, grain) };

/** The smallest JPEG that browsers draw: one grey point. */
export const snapshot: Upload = {
  name: 'IMG_20261121.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
};

/** An empty page. */
export const scan: Upload = {
  name: 'policy.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

/** A page that passes itself off as a PDF. */
export const disguised: Upload = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
};

/** The same every time, and without a pattern. */
function grain(at: number): number {
  const mixed = Math.imul(at ^ (at >>> 15), 739_982_445);
  return Math.imul(mixed ^ (mixed >>> 12), 695_872_825) >>> 24;
}

/** A photograph of a QR code that lies at an angle, `turned` degrees, on grey paper. */
export function qrPhotograph(text: string, turned: number): Upload {
  const { size, data } = encode(text);
  const side = 900;
  const [sin, cos] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
  const module = 400 / size;
  const shade = (at: number) => {
    const column = Math.floor(((at % (side * 3 + 1)) - 1) / 3) - side / 2;
    const row = Math.floor(at / (side * 3 + 1)) - side / 2;
    const x = Math.floor((column * cos + row * sin) / module + size / 2);
    const y = Math.floor((row * cos - column * sin) / module + size / 2);
    return data[y]?.[x] ? 0x28 : 0xd8;
  };
  return { name: 'card.png', mimeType: 'image/png', buffer: png(side, shade) };
}

function png(size: number, shade: (at: number) => number = () => 0x88): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let at = 0; at < rows.length; at += 1) rows[at] = shade(at);
  for (let row = 0; row < size; row += 1) rows[row * (size * 3 + 1)] = 0;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
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
