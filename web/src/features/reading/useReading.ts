import { useEffect, useState } from 'react';
import { currentLanguage } from '../../words/language.ts';
import { readingTexts } from '../../words/pageTexts.ts';
import type { DocumentReading, UnreadFile } from './readFile.ts';

/** What a chosen file says; `reading` while it is read, null where no file is chosen. */
export type ReadingState = DocumentReading | UnreadFile | 'reading' | null;

/** Reads the file that is chosen. The reader and its texts are loaded with the first one. */
export function useReading(file: File | null): ReadingState {
  const [done, setDone] = useState<{ file: File; read: DocumentReading | UnreadFile } | null>(null);
  useEffect(() => {
    if (file === null) return;
    let isCurrent = true;
    startReading(file).then(read => isCurrent && setDone({ file, read }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (file === null) return null;
  return done?.file === file ? done.read : 'reading';
}

/**
 * Reads a file with the reader, which is loaded with the first one; a failure to load it counts as an old browser.
 * @param engines how many engines of PDFs are wanted: a second one draws the file beside the form
 */
export async function startReading(file: File, engines = 1): Promise<DocumentReading | UnreadFile> {
  try {
    if (!file.type.startsWith('image/')) warm(engines).catch(() => {});
    const [{ readFile }] = await Promise.all([import('./readFile.ts'), readingTexts.load(currentLanguage())]);
    return await readFile(file);
  } catch {
    return { failure: 'browser' };
  }
}

/** Loads what reads PDFs meanwhile. Where that fails, reading says so. */
async function warm(engines: number): Promise<void> {
  const { warmEngines } = await import('./pdfEngine.ts');
  warmEngines(engines);
}

/** What was read, if anything was. */
export function readOf(state: ReadingState): DocumentReading | null {
  return state === null || state === 'reading' || 'failure' in state ? null : state;
}
