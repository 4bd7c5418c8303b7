import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, Maximize2, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button, buttonLooks } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import layout from './layout.module.css';
import classes from './Preview.module.css';
import pending from './pending.module.css';
import { printDocument } from './printDocument.ts';
import prose from './prose.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** The path below `/storage/` that answers gave. */
  path: string;
  /** The record that the document belongs to, for the title and the name of a download. */
  of: string;
}

/** Shows a document in place, with full screen, download and print. */
export function Preview({ opened, onClose, path, of }: Props) {
  const words = useWords();
  return (
    <Dialog opened={opened} onClose={onClose} title={words.documents.previewOf(of)} width="49rem">
      {opened && <Shown path={path} of={of} />}
    </Dialog>
  );
}

function Shown({ path, of }: Pick<Props, 'path' | 'of'>) {
  const words = useWords();
  const address = `/storage/${path}`;
  const frame = useRef<HTMLDivElement>(null);
  const loaded = useQuery({
    queryKey: ['storage', path],
    queryFn: ({ signal }) => fetchDocument(address, signal),
    gcTime: 0,
  });
  const url = useObjectUrl(loaded.data);
  const type = loaded.data?.type ?? '';
  const pdf = type === 'application/pdf';
  if (loaded.isError) {
    return (
      <p className={layout.alert} role="alert">
        {words.documents.previewFailed}
      </p>
    );
  }
  if (url === null)
    return (
      <div
        className={`${pending.spinner} ${classes.waiting}`}
        role="status"
        aria-label={words.general.loading}
      />
    );
  return (
    <div className={layout.stack}>
      <div ref={frame} className={classes.frame}>
        {pdf ? (
          <Pdf url={url} of={of} />
        ) : (
          <img src={url} alt={words.documents.previewOf(of)} className={classes.image} />
        )}
      </div>
      <div className={layout.line}>
        <Button
          variant="default"
          leftSection={<Maximize2 size={16} aria-hidden />}
          onClick={() => void frame.current?.requestFullscreen()}
        >
          {words.documents.fullScreen}
        </Button>
        <a
          {...buttonLooks({ variant: 'default' })}
          href={url}
          download={`${of}.${extensions[type] ?? 'bin'}`}
        >
          <Download size={16} aria-hidden />
          {words.documents.download}
        </a>
        <Button
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => printDocument(url, pdf)}
        >
          {words.documents.print}
        </Button>
        <a className={`${prose.quiet} ${classes.open}`} href={address} target="_blank" rel="noopener">
          <ExternalLink size={16} aria-hidden /> {words.documents.openFile}
        </a>
      </div>
    </div>
  );
}

/** Phones have no PDF viewer inside a page; they open the file in an application of theirs. */
function Pdf({ url, of }: { url: string; of: string }) {
  const words = useWords();
  if (!navigator.pdfViewerEnabled) {
    return (
      <p className={`${layout.alert} ${layout.whole}`} data-tone="info" role="alert">
        {words.documents.noPreview}
      </p>
    );
  }
  return <iframe src={url} title={words.documents.previewOf(of)} className={classes.pdf} />;
}

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

async function fetchDocument(address: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`The document answered ${answer.status}`);
  return answer.blob();
}

/** An object URL of the fetched file, revoked when it is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (blob === undefined) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
