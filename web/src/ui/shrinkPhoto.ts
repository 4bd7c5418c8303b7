/** What a photograph may weigh without being made smaller, in bytes. */
const LIGHT = 1024 * 1024;
/** The longer side of what is sent, in pixels, from the first attempt on: a page of paper stays readable. */
const SIDES = [2200, 1800, 1400, 1000];
const QUALITY = 0.82;

/**
 * A photograph that is light enough for a slow network (at most 1 MB), upright and as a JPEG; the file itself
 * where it is light already, no photograph, or cannot be read here: the server looks at it anyway.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= LIGHT) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return file;
  try {
    for (const side of SIDES) {
      const blob = await drawn(picture, side);
      if (blob !== null && blob.size <= LIGHT) {
        return new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
      }
    }
    return file;
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A JPEG has no transparency: what is see-through becomes paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
