import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A worker with the engine, for one file at a time. */
export interface Engine {
  port: Worker;
  /** Why it ended, once it has: one that has never answered was not understood by this browser. */
  failure: Promise<'damaged' | 'browser'>;
}

/** Starting one takes as long as reading a file: those that are well read the next. One reads while the other draws. */
const idle: Engine[] = [];
const MAX_IDLE = 2;
/** How many run, in use or idle. */
let running = 0;

/** An engine for one file, until `giveBack` or `endEngine`. Throws where the browser has no workers. */
export function takeEngine(): Engine {
  return idle.pop() ?? startEngine();
}

/**
 * Starts engines before they are needed, so that workers and the library that talks to them load side by side. Throws where
 * the browser has no workers.
 * @param count how many are to run
 */
export function warmEngines(count: number): void {
  void library().catch(() => {});
  while (running < count) idle.push(startEngine());
}

function startEngine(): Engine {
  const port = new Worker(workerUrl, { type: 'module' });
  running += 1;
  let hasAnswered = false;
  port.addEventListener('message', () => {
    hasAnswered = true;
  });
  const failure = new Promise<'damaged' | 'browser'>(resolve => {
    port.addEventListener('error', () => resolve(hasAnswered ? 'damaged' : 'browser'));
  });
  return { port, failure };
}

/** Keeps an engine whose last file has been closed. */
export function giveBack(engine: Engine): void {
  if (idle.length < MAX_IDLE) idle.push(engine);
  else endEngine(engine);
}

/** Ends an engine, also while it reads. */
export function endEngine({ port }: Engine): void {
  port.terminate();
  running -= 1;
}

const library = () => import('pdfjs-dist/legacy/build/pdf.mjs');

/** Opens a file in an engine. Nothing of it is run, and nothing is loaded from elsewhere. */
export async function openPdf(file: File, { port }: Engine): Promise<PDFDocumentLoadingTask> {
  const [{ getDocument, GlobalWorkerOptions, PDFWorker }, data] = await Promise.all([
    library(),
    file.arrayBuffer(),
  ]);
  GlobalWorkerOptions.workerSrc = workerUrl;
  // The same worker is found again by its port.
  const worker = PDFWorker.create({ port, verbosity: 0 });
  return getDocument({
    data: new Uint8Array(data),
    worker,
    isEvalSupported: false,
    useWasm: false,
    verbosity: 0,
  });
}
