import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { endEngine, giveBack, openPdf, takeEngine } from './pdfEngine.ts';

/** The pages of an opened PDF. */
export interface PdfPages {
  count: number;
  /** Draws a page; what it gives back stops the drawing. */
  draw: (page: number, canvas: HTMLCanvasElement, onFailed: () => void) => () => void;
  close: () => void;
}

/** The most pixels that a page is drawn with: sharp enough to read in half a window. */
const WIDTH = 1100;
const HEIGHT = 2200;
/** A page that takes longer is not drawn, in milliseconds. */
const LONGEST_MS = 15_000;

/** Opens a PDF that has been read, to show it beside the form. Throws where that fails. */
export async function openPages(file: File): Promise<PdfPages> {
  const engine = takeEngine();
  const end = () => endEngine(engine);
  try {
    const task = await openPdf(file, engine);
    const document = await task.promise;
    // An engine that does not close its file is of no use for the next.
    const close = () => task.destroy().then(() => giveBack(engine), end);
    return {
      count: document.numPages,
      draw: (page, canvas, onFailed) => draw(document, page, canvas, onFailed),
      close: () => void close(),
    };
  } catch (error) {
    end();
    throw error;
  }
}

function draw(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  onFailed: () => void,
): () => void {
  let cancel = () => {};
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    window.clearTimeout(timer);
    cancel();
  };
  const timer = window.setTimeout(() => {
    stop();
    onFailed();
  }, LONGEST_MS);
  const begin = async () => {
    const page = await document.getPage(number);
    if (isStopped) return;
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({
      scale: Math.min(WIDTH / Math.max(width, 1), HEIGHT / Math.max(height, 1)),
    });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    const drawing = page.render({ canvas, viewport });
    cancel = () => drawing.cancel();
    await drawing.promise;
    window.clearTimeout(timer);
  };
  begin().catch(() => {
    if (!isStopped) onFailed();
  });
  return stop;
}
