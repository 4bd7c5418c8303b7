import { Camera, FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { accepted, FileButton, refused } from '../../ui/Upload.tsx';
import { readingTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './QuickAdd.module.css';
import { type FileQueue, MAX_FILES } from './useFileQueue.ts';

/** Chooses, photographs or takes dropped files for the queue, anywhere on Quick Add; files that the office does not take are named. */
export function FileDrop({ queue, children }: { queue: FileQueue; children: ReactNode }) {
  const words = useWords();
  const texts = usePageTexts(readingTexts).queue;
  const [isOver, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    const wrong = files.flatMap(file => {
      const reason = refused(file, words);
      return reason === null ? [] : [{ file, said: `${file.name}: ${reason}` }];
    });
    const good = files.filter(file => !wrong.some(one => one.file === file));
    const isTooMany = queue.files.length + good.length > MAX_FILES;
    setProblems([...(isTooMany ? [texts.tooMany] : []), ...wrong.map(({ said }) => said)]);
    void queue.add(good);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The button in it does the same by keyboard.
    <div
      className={classes.ground}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <div className={layout.line}>
        <FileButton
          accept={accepted}
          multiple
          label={texts.label}
          leftSection={<FileUp size={14} aria-hidden />}
          onChoose={take}
        >
          {texts.choose}
        </FileButton>
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          className={classes.photo}
          leftSection={<Camera size={14} aria-hidden />}
          onChoose={take}
        >
          {words.documents.takePhoto}
        </FileButton>
        <p className={`${prose.note} ${classes.drop}`}>{texts.drop}</p>
      </div>
      {problems.length > 0 && (
        <div className={layout.alert} role="alert">
          {problems.map(problem => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <div className={classes.sides} data-two={queue.files.length > 0 || undefined}>
        {children}
      </div>
    </div>
  );
}
