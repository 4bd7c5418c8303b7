// Reading text draws nothing, but pdfjs makes a matrix when it is loaded; Node has none without a canvas.
globalThis.DOMMatrix ??= class {} as typeof DOMMatrix;
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** The text of each page of a PDF, as it is read, in lines of one space between words. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { promise } = getDocument({ data: new Uint8Array(pdf), useSystemFonts: true, verbosity: 0 });
  const read = await promise;
  const pages: string[] = [];
  for (let number = 1; number <= read.numPages; number += 1) {
    const { items } = await (await read.getPage(number)).getTextContent();
    const text = items.map(item => ('str' in item ? item.str : '')).join(' ');
    pages.push(text.replace(/\s+/g, ' '));
  }
  await read.destroy();
  return pages;
}
