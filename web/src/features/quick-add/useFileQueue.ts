import { kindOf } from '@rto-desk/contract/kinds/index';
import { useEffect, useRef, useState } from 'react';
import type { Values } from '../../forms/useFieldsForm.ts';
import { shrinkPhoto } from '../../ui/shrinkPhoto.ts';
import type { DocumentReading, UnreadFile } from '../reading/readFile.ts';
import { startReading } from '../reading/useReading.ts';

/** The most files of a batch. */
export const MAX_FILES = 50;

/** How far the reading of a file has come: with vehicle, kind and end it is ready, with less a person checks it. */
export const fileStates = ['ready', 'check', 'unread', 'waiting'] as const;
type FileState = (typeof fileStates)[number];

export interface QueuedFile {
  id: number;
  file: File;
  /** Null until it has been read. */
  reading: DocumentReading | UnreadFile | null;
  state: FileState;
}

export interface FileQueue {
  files: readonly QueuedFile[];
  /** The file beside the form. */
  current: QueuedFile | null;
  /** How many have been saved. */
  saved: number;
  /** Adds files, and says which it did not take. */
  add: (files: readonly File[]) => Promise<void>;
  go: (id: number) => void;
  /** Takes the present file out, and goes on to the next of its state or else the first. */
  leave: (isSaved: boolean) => void;
  /** What was typed beside each file, so that going to another loses nothing. */
  drafts: Map<number, Values>;
}

/** The files that were chosen in Quick Add. They are read one after the other, since each takes a worker. */
export function useFileQueue(): FileQueue {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [at, setAt] = useState<number | null>(null);
  const [saved, setSaved] = useState(0);
  const [drafts] = useState(() => new Map<number, Values>());
  const lastId = useRef(0);
  const current = files.find(({ id }) => id === at) ?? files[0] ?? null;
  const unread = files.find(({ reading }) => reading === null);
  const [unreadId, unreadFile] = [unread?.id, unread?.file];
  useEffect(() => {
    if (unreadFile === undefined) return;
    let isWanted = true;
    startReading(unreadFile, 2).then(reading => {
      if (!isWanted) return;
      const read = { reading, state: stateOf(reading) };
      setFiles(all => all.map(file => (file.id === unreadId ? { ...file, ...read } : file)));
    });
    return () => {
      isWanted = false;
    };
  }, [unreadId, unreadFile]);

  return {
    files,
    current,
    saved,
    drafts,
    add: async added => {
      if (files.length === 0) setSaved(0);
      // One photograph after the other: a phone has no memory for fifty at once.
      for (const chosen of added) {
        const file = await shrinkPhoto(chosen);
        lastId.current += 1;
        const queued: QueuedFile = { id: lastId.current, file, reading: null, state: 'waiting' };
        setFiles(all => [...all, queued].slice(0, MAX_FILES));
      }
    },
    go: setAt,
    leave: isSaved => {
      if (current === null) return;
      const left = files.filter(file => file !== current);
      const place = files.indexOf(current);
      const after = [...left.slice(place), ...left.slice(0, place)];
      const next = after.find(({ state }) => state === current.state) ?? inOrder(left)[0];
      drafts.delete(current.id);
      setFiles(all => all.filter(({ id }) => id !== current.id));
      setAt(next?.id ?? null);
      if (isSaved) setSaved(saved + 1);
    },
  };
}

function inOrder(files: readonly QueuedFile[]): QueuedFile[] {
  return fileStates.flatMap(state => files.filter(file => file.state === state));
}

function stateOf(reading: DocumentReading | UnreadFile): FileState {
  if ('failure' in reading) return 'unread';
  const { kind, mark } = reading;
  const isWhole = kind !== null && reading.valuesAs(kind)[kindOf(kind).until] !== undefined;
  return isWhole && (mark !== null || kindOf(kind).owner === 'citizen') ? 'ready' : 'check';
}
