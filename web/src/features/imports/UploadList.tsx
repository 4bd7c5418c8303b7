import { importLimits } from '@rto-desk/contract/imports/import';
import { useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { download } from '../../api/download.ts';
import { Textarea } from '../../inputs/Textarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { failureText } from '../../ui/failureText.ts';
import { isTyping } from '../../ui/keys.ts';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useReportUnsaved } from '../../ui/unsaved.ts';
import { useAct } from '../../ui/useAct.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import classes from './imports.module.css';
import { uploadList } from './upload.ts';

/** A list as a file or as cells that were copied: chosen, dropped or pasted. What was pasted with its headings goes at once. */
export function UploadList() {
  const screens = usePageTexts(importsTexts);
  const texts = screens.upload;
  const navigate = useNavigate();
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [text, setText] = useState('');
  useReportUnsaved(text !== '');
  const [refusal, setRefusal] = useState<string | null>(null);

  const reading = useAct({
    act: (given: File | string) => uploadList(client, given),
    done: ({ id }) => void navigate(`/imports/${id}`),
    failed: error => {
      const told = error instanceof ApiError ? (error.errors.file?.[0] ?? error.errors.text?.[0]) : undefined;
      setRefusal(told ?? failureText(error, texts.failed));
      return null;
    },
  });
  const upload = (given: File | string) => {
    if (reading.busy) return;
    const tooLarge = typeof given !== 'string' && given.size > importLimits.bytes;
    setRefusal(tooLarge ? texts.tooLarge : null);
    if (!tooLarge) reading.act(given);
  };
  const uploadFile = (file: File | null | undefined) => file && upload(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploadFile(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const isOurs = event.target instanceof Node && section.current?.contains(event.target);
    if (event.clipboardData === null || (isTyping(event.target) && !isOurs)) return;
    const [file] = event.clipboardData.files;
    const cells = event.clipboardData.getData('text/plain');
    // Cells come with a picture of themselves; only where there is no text is it a file that was copied.
    if (cells.trim() === '') return uploadFile(file);
    if (text !== '' || !/[\n\r]/.test(cells.trim())) return;
    event.preventDefault();
    upload(cells);
  };
  // Wherever the focus is: a user who comes from a sheet presses nothing but Ctrl V.
  const latest = useRef(paste);
  latest.current = paste;
  useEffect(() => {
    const listen = (event: ClipboardEvent) => latest.current(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
  const template = useAct({ act: () => download('/imports/template.xlsx'), failed: texts.templateFailed });

  return (
    <section
      ref={section}
      className={classes.upload}
      aria-label={texts.title}
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{texts.about}</p>
      <div className={layout.row}>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt,.xls,.ods"
          aria-label={texts.choose}
          onChange={event => {
            uploadFile(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Button
          loading={reading.input instanceof File}
          leftSection={<FileSpreadsheet size={16} aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          {texts.choose}
        </Button>
        <span className={classes.drop}>{texts.drop}</span>
        <Button variant="subtle" onClick={() => template.act()}>
          {texts.template}
        </Button>
      </div>
      <Textarea
        label={texts.paste}
        description={texts.pasteHint}
        rows={4}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {text.trim() !== '' && (
        <Button
          variant="default"
          className={layout.start}
          loading={typeof reading.input === 'string'}
          onClick={() => upload(text)}
        >
          {texts.read}
        </Button>
      )}
      {reading.busy && (
        <p role="status" className={prose.small}>
          {texts.reading}
        </p>
      )}
      <ErrorNote text={refusal} />
    </section>
  );
}
