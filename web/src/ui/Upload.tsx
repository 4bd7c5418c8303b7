import type { Words } from '@rto-desk/contract/words/words';
import { Camera, FileUp, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { fileSize } from './fileSize.ts';
import layout from './layout.module.css';
import prose from './prose.module.css';
import { shrinkPhoto } from './shrinkPhoto.ts';
import classes from './Upload.module.css';

/** What becomes of a record's document when it is saved: it stays, gives way to a file, or goes. */
export type FileChange = { keep: true } | { file: File } | { remove: true };

interface Props {
  change: FileChange;
  onChange: (change: FileChange) => void;
  /** Whether the record has a document already. */
  stored: boolean;
  /** Why the server refused the file. */
  error?: string | null;
  /** How much of the file has gone, 0 to 1, while it is sent. */
  sent?: number | null;
}

/** Chooses, photographs or drops one document; shows what is chosen, replaces it and takes it off again. */
export function Upload({ change, onChange, stored, error = null, sent = null }: Props) {
  const words = useWords();
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = async (chosen: File | null | undefined) => {
    if (!chosen) return;
    const file = await shrinkPhoto(chosen);
    const reason = refused(file, words);
    setRefusal(reason);
    if (reason === null) onChange({ file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const shown = refusal ?? error;
  return (
    <fieldset
      className={classes.upload}
      data-over={over || undefined}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={classes.legend}>{words.fields.file}</legend>
      <div className={layout.line}>
        <FileButton
          accept={accepted}
          onChoose={([file]) => take(file)}
          label={words.fields.file}
          leftSection={<FileUp size={14} aria-hidden />}
        >
          {stored ? words.documents.replaceFile : words.documents.chooseFile}
        </FileButton>
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          onChoose={([file]) => take(file)}
          className={classes.photo}
          leftSection={<Camera size={14} aria-hidden />}
        >
          {words.documents.takePhoto}
        </FileButton>
        <p className={`${prose.note} ${classes.drop}`}>{words.documents.dropHere}</p>
      </div>
      <Chosen change={change} onChange={onChange} stored={stored} />
      {sent !== null && (
        <div className={`${layout.tight} ${layout.above}`}>
          <p className={prose.small}>{words.documents.sending(Math.round(sent * 100))}</p>
          <progress value={sent} aria-label={words.documents.sending(Math.round(sent * 100))} />
        </div>
      )}
      {shown !== null && (
        <p className={`${layout.alert} ${layout.above}`} role="alert">
          {shown}
        </p>
      )}
    </fieldset>
  );
}

function Chosen({ change, onChange, stored }: Pick<Props, 'change' | 'onChange' | 'stored'>) {
  const words = useWords();
  const keep = () => onChange({ keep: true });
  if ('file' in change) {
    return (
      <div className={`${layout.line} ${layout.above}`}>
        <p
          className={`${prose.small} ${classes.name}`}
        >{`${change.file.name} (${fileSize(change.file.size, words)})`}</p>
        <Button variant="subtle" size="compact-sm" onClick={keep} leftSection={<X size={12} aria-hidden />}>
          {words.documents.takeOff}
        </Button>
      </div>
    );
  }
  if ('remove' in change) {
    return (
      <div className={`${layout.line} ${layout.above}`}>
        <p className={prose.small}>{words.documents.willBeRemoved}</p>
        <Button variant="subtle" size="compact-sm" onClick={keep}>
          {words.documents.keepFile}
        </Button>
      </div>
    );
  }
  return (
    <div className={`${layout.line} ${layout.above}`}>
      <p className={prose.hint}>{stored ? words.documents.keepsFile : words.documents.fileHint}</p>
      {stored && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => onChange({ remove: true })}>
          {words.documents.removeFile}
        </Button>
      )}
    </div>
  );
}

interface FileButtonProps {
  accept: string;
  /** Which camera takes the picture, where the device has one. */
  capture?: 'environment';
  multiple?: boolean;
  onChoose: (files: File[]) => void;
  /** The name of the input itself, for programs that fill it without the button. */
  label?: string;
  className?: string;
  leftSection: ReactNode;
  children: string;
}

/** A button that opens the device's own choice of files. */
export function FileButton({
  accept,
  capture,
  multiple,
  onChoose,
  label,
  className,
  leftSection,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        multiple={multiple}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        size="xs"
        className={className}
        leftSection={leftSection}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}

/** The media types and the size that the server accepts; it checks the content again. */
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
export const accepted = types.join(',');
const MAX_BYTES = 10 * 1024 * 1024;

/** A file without a known type may still be one of these: the server decides by its content. */
export function refused(file: File, words: Words): string | null {
  if (file.size === 0) return words.validation.fileEmpty;
  if (file.size > MAX_BYTES) return words.validation.fileTooLarge;
  return file.type === '' || types.includes(file.type) ? null : words.validation.fileType;
}
