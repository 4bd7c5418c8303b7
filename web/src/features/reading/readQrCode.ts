/** The detector that some browsers have; others lack the type, too. */
interface Detector {
  detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** The longer side of what is searched, in pixels, one after the other: a code in a large picture is found in the first or the last. */
const SIDES = [1200, 2200];
/** How long one size is searched, in milliseconds. */
const LONGEST_MS = 2_000;

/** The text of the QR code in a photograph; null where none is found. Throws where the picture cannot be opened. */
export async function readQrCode(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const own = await ownDetector();
    const [code] = (await own?.detect(picture).catch(() => [])) ?? [];
    return code?.rawValue ?? (await decode(picture));
  } finally {
    picture.close();
  }
}

async function ownDetector(): Promise<Detector | null> {
  if (!('BarcodeDetector' in window)) return null;
  // TypeScript does not know it.
  const Class = window.BarcodeDetector as DetectorClass;
  const formats = await Class.getSupportedFormats().catch((): string[] => []);
  return formats.includes('qr_code') ? new Class({ formats: ['qr_code'] }) : null;
}

async function decode(picture: ImageBitmap): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  for (const side of SIDES) {
    const image = pixels(picture, side);
    if (image === null) continue;
    try {
      return decodeQR(image, { format: 'RGBA', timeLimit: LONGEST_MS });
    } catch {
      // It throws where it finds none.
    }
  }
  return null;
}

function pixels(picture: ImageBitmap, side: number): ImageData | null {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null;
}
