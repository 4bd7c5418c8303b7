import { Alert, Anchor, Group, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, Maximize2, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button, buttonLooks } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import classes from './Preview.module.css';
import { printDocument } from './printDocument.ts';

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
      <Alert color="red" role="alert">
        {words.documents.previewFailed}
      </Alert>
    );
  }
  if (url === null)
    return <Loader className={classes.waiting} role="status" aria-label={words.general.loading} />;
  return (
    <Stack>
      <div ref={frame} className={classes.frame}>
        {pdf ? (
          <Pdf url={url} of={of} />
        ) : (
          <img src={url} alt={words.documents.previewOf(of)} className={classes.image} />
        )}
      </div>
      <Group>
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
        <Anchor href={address} target="_blank" rel="noopener" className={classes.open}>
          <ExternalLink size={16} aria-hidden /> {words.documents.openFile}
        </Anchor>
      </Group>
    </Stack>
  );
}

/** Phones have no PDF viewer inside a page; they open the file in an application of theirs. */
function Pdf({ url, of }: { url: string; of: string }) {
  const words = useWords();
  if (!navigator.pdfViewerEnabled) return <Alert className={classes.note}>{words.documents.noPreview}</Alert>;
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

/** A passing address of what was fetched, given back when it is no longer shown. */
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
