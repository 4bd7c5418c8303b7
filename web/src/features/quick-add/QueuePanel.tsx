import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { fileSize } from '../../ui/fileSize.ts';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { Segments } from '../../ui/Segments.tsx';
import { readingTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { FilePicture } from '../reading/FilePicture.tsx';
import classes from './QuickAdd.module.css';
import { type FileQueue, fileStates, type QueuedFile } from './useFileQueue.ts';

/** The file beside the form, and the way to the others: by how they were read, and one after the other. */
export function QueuePanel({ queue, current }: { queue: FileQueue; current: QueuedFile }) {
  const words = useWords();
  const texts = usePageTexts(readingTexts).queue;
  const { files } = queue;
  const place = files.indexOf(current);
  const go = (step: number) => {
    const other = files[(place + step + files.length) % files.length];
    if (other !== undefined) queue.go(other.id);
  };
  return (
    <section className={classes.panel} aria-label={texts.label}>
      {files.length > 1 && (
        <div className={layout.between}>
          <Segments label={texts.label}>
            {fileStates.map(state => {
              const own = files.filter(file => file.state === state);
              const [first] = own;
              if (state === 'waiting' && first === undefined) return null;
              return (
                <Button
                  key={state}
                  variant="subtle"
                  aria-pressed={current.state === state}
                  onClick={() => first !== undefined && current.state !== state && queue.go(first.id)}
                >
                  {texts[state]} <span className={classes.count}>{own.length}</span>
                </Button>
              );
            })}
          </Segments>
          <div className={layout.pair}>
            <span className={prose.hint}>{texts.position(place + 1, files.length)}</span>
            <Button
              size="compact-sm"
              variant="subtle"
              data-sign
              aria-label={texts.previous}
              onClick={() => go(-1)}
            >
              <ChevronLeft size={16} aria-hidden />
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              data-sign
              aria-label={texts.next}
              onClick={() => go(1)}
            >
              <ChevronRight size={16} aria-hidden />
            </Button>
          </div>
        </div>
      )}
      <div className={layout.between}>
        <p className={classes.name}>{`${current.file.name} (${fileSize(current.file.size, words)})`}</p>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<X size={12} aria-hidden />}
          onClick={() => queue.leave(false)}
        >
          {texts.remove}
        </Button>
      </div>
      <FilePicture key={current.id} file={current.file} reading={current.reading} />
    </section>
  );
}
