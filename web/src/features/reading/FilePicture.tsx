import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { readingTexts, usePageTexts } from '../../words/pageTexts.ts';
import classes from './FilePicture.module.css';
import type { PdfPages } from './pdfPages.ts';
import type { DocumentReading, UnreadFile } from './readFile.ts';

interface Props {
  file: File;
  reading: DocumentReading | UnreadFile | null;
}

/** A chosen file as it looks: a photograph, or a page of a PDF that could be read. */
export function FilePicture({ file, reading }: Props) {
  const texts = usePageTexts(readingTexts).queue;
  const isPicture = file.type.startsWith('image/');
  // What could not be opened cannot be drawn either, and what took too long is not begun again.
  const isDrawn = reading !== null && (!('failure' in reading) || reading.failure === 'scan');
  if (isPicture) return <Photograph file={file} label={texts.picture(file.name)} />;
  if (reading === null) return null;
  if (!isDrawn) return <p className={prose.note}>{texts.noPicture}</p>;
  return <Pages file={file} first={'failure' in reading ? 1 : firstPage(reading)} />;
}

/** The page on which the most telling value stands. */
function firstPage(reading: DocumentReading): number {
  const [value] = reading.kind === null ? [] : Object.values(reading.valuesAs(reading.kind));
  return value?.page || reading.mark?.page || 1;
}

function Photograph({ file, label }: { file: File; label: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <Frame label={label}>{url && <img src={url} alt={label} className={classes.picture} />}</Frame>;
}

/** A picture scrolls, by keyboard too, where it is higher than its place. */
function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Keys scroll it.
    <section className={classes.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

function Pages({ file, first }: { file: File; first: number }) {
  const texts = usePageTexts(readingTexts).queue;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [page, setPage] = useState(first);
  const [pages, setPages] = useState<PdfPages | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let opened: PdfPages | null = null;
    const open = async () => {
      const { openPages } = await import('./pdfPages.ts');
      opened = await openPages(file);
      if (isCurrent) setPages(opened);
      else opened.close();
    };
    open().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [file]);
  useEffect(() => {
    if (pages === null || canvas.current === null) return;
    return pages.draw(page, canvas.current, () => setFailed(true));
  }, [pages, page]);
  if (isFailed) return <p className={prose.note}>{texts.noPicture}</p>;
  const count = pages?.count ?? 1;
  return (
    <>
      {count > 1 && (
        <div className={layout.pair}>
          <Button
            size="compact-sm"
            variant="subtle"
            data-sign
            aria-label={texts.previousPage}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            <ChevronLeft size={16} aria-hidden />
          </Button>
          <span className={prose.hint}>{texts.page(page, count)}</span>
          <Button
            size="compact-sm"
            variant="subtle"
            data-sign
            aria-label={texts.nextPage}
            onClick={() => setPage(Math.min(count, page + 1))}
          >
            <ChevronRight size={16} aria-hidden />
          </Button>
        </div>
      )}
      <Frame label={texts.picture(file.name)}>
        <canvas ref={canvas} className={classes.picture} role="img" aria-label={texts.picture(file.name)} />
      </Frame>
    </>
  );
}
