import type { TextRow } from '@rto-desk/contract/reading/read-rows';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { endEngine, giveBack, openPdf, takeEngine } from './pdfEngine.ts';

/** Why a file was not read. */
export type ReadFailure = 'scan' | 'password' | 'damaged' | 'pages' | 'time' | 'browser';

const MAX_PAGES = 30;
const LONGEST_MS = 15_000;
/** A file with less text is a scan. */
const LEAST_TEXT = 100;
/** Pieces of text whose height differs by less stand on one line, in points. */
const SAME_LINE = 4;
/** More pieces are no form. */
const MAX_PIECES = 5_000;

/**
 * The rows of text of a PDF, read in a worker. One that takes longer than 15 seconds is ended with its worker, so that the
 * page stays usable with any file. Throws where the browser is too old for the engine.
 */
export async function pdfRows(file: File): Promise<TextRow[] | ReadFailure> {
  const engine = takeEngine();
  let timer: number | undefined;
  let isWell = false;
  try {
    const task = await openPdf(file, engine);
    const timeout = new Promise<ReadFailure>(resolve => {
      timer = window.setTimeout(() => resolve('time'), LONGEST_MS);
    });
    const rows = await Promise.race([timeout, engine.failure, readPages(task).catch(failureOf)]);
    isWell = rows !== 'time' && rows !== 'browser' && rows !== 'damaged';
    if (isWell) await task.destroy();
    return rows;
  } finally {
    window.clearTimeout(timer);
    if (isWell) giveBack(engine);
    else endEngine(engine);
  }
}

function failureOf(error: unknown): ReadFailure {
  return error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged';
}

async function readPages(task: PDFDocumentLoadingTask): Promise<TextRow[] | ReadFailure> {
  const document = await task.promise;
  if (document.numPages > MAX_PAGES) return 'pages';
  const rows: TextRow[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    const pieces = items.slice(0, MAX_PIECES).flatMap(item => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
      return [{ text: item.str, x, y, end: x + item.width }];
    });
    rows.push(...joinRows(pieces).map((text, at) => ({ page, line: at + 1, text })));
  }
  return rows.reduce((sum, { text }) => sum + text.length, 0) < LEAST_TEXT ? 'scan' : rows;
}

interface Piece {
  text: string;
  /** Where it begins and ends, and its height from the foot of the page, in points. */
  x: number;
  end: number;
  y: number;
}

/** The lines of a page from top to bottom: labels and values drawn apart belong together by their height. */
function joinRows(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && row[0].y - piece.y < SAME_LINE) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(row => {
    const sorted = row.sort((one, other) => one.x - other.x);
    return sorted.reduce((text, piece, at) => {
      const gap = piece.x - (sorted[at - 1]?.end ?? piece.x);
      return `${text}${gap > 12 ? '   ' : gap > 1 ? ' ' : ''}${piece.text}`;
    }, '');
  });
}
