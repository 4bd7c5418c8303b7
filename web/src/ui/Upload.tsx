import { Alert, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import type { Words } from '@rto-desk/contract/words/words';
import { Camera, FileUp, X } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import { fileSize } from './fileSize.ts';
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
      <Group gap="xs">
        <FileButton
          accept={accepted}
          onChange={file => void take(file)}
          inputProps={{ 'aria-label': words.fields.file }}
        >
          {props => (
            <Button {...props} variant="default" size="xs" leftSection={<FileUp size={14} aria-hidden />}>
              {stored ? words.documents.replaceFile : words.documents.chooseFile}
            </Button>
          )}
        </FileButton>
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          onChange={file => void take(file)}
        >
          {props => (
            <Button
              {...props}
              className={classes.photo}
              variant="default"
              size="xs"
              leftSection={<Camera size={14} aria-hidden />}
            >
              {words.documents.takePhoto}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" className={classes.drop}>
          {words.documents.dropHere}
        </Text>
      </Group>
      <Chosen change={change} onChange={onChange} stored={stored} />
      {sent !== null && (
        <Stack gap={4} mt="xs">
          <Text size="sm">{words.documents.sending(Math.round(sent * 100))}</Text>
          <Progress value={sent * 100} aria-label={words.documents.sending(Math.round(sent * 100))} />
        </Stack>
      )}
      {shown !== null && (
        <Alert color="red" p="xs" mt="xs" role="alert">
          {shown}
        </Alert>
      )}
    </fieldset>
  );
}

function Chosen({ change, onChange, stored }: Pick<Props, 'change' | 'onChange' | 'stored'>) {
  const words = useWords();
  const keep = () => onChange({ keep: true });
  if ('file' in change) {
    return (
      <Group gap="xs" mt="xs">
        <Text
          size="sm"
          className={classes.name}
        >{`${change.file.name} (${fileSize(change.file.size, words)})`}</Text>
        <Button variant="subtle" size="compact-sm" onClick={keep} leftSection={<X size={12} aria-hidden />}>
          {words.documents.takeOff}
        </Button>
      </Group>
    );
  }
  if ('remove' in change) {
    return (
      <Group gap="xs" mt="xs">
        <Text size="sm">{words.documents.willBeRemoved}</Text>
        <Button variant="subtle" size="compact-sm" onClick={keep}>
          {words.documents.keepFile}
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs" mt="xs">
      <Text size="xs" c="dimmed">
        {stored ? words.documents.keepsFile : words.documents.fileHint}
      </Text>
      {stored && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => onChange({ remove: true })}>
          {words.documents.removeFile}
        </Button>
      )}
    </Group>
  );
}

/** The media types and the size that the server accepts; it checks the content again. */
const types = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const accepted = types.join(',');
const MAX_BYTES = 10 * 1024 * 1024;

/** A file without a known type may still be one of these: the server decides by its content. */
function refused(file: File, words: Words): string | null {
  if (file.size === 0) return words.validation.fileEmpty;
  if (file.size > MAX_BYTES) return words.validation.fileTooLarge;
  return file.type === '' || types.includes(file.type) ? null : words.validation.fileType;
}
