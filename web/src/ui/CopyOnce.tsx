import { useRef } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import plain from './plain.module.css';
import { toast } from './toast.ts';

interface Props {
  /** What is shown this once. */
  value: string;
  /** What is said above it. */
  note: string;
  /** What the button says. */
  action: string;
}

/** A secret that is shown once, to be copied. */
export function CopyOnce({ value, note, action }: Props) {
  const words = useWords();
  const output = useRef<HTMLOutputElement>(null);
  const copy = async () => {
    // There is no clipboard on a page that came by plain http, and a person may have refused it.
    const copied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    if (!copied && output.current !== null) window.getSelection()?.selectAllChildren(output.current);
    toast.success(copied ? words.general.copied : words.general.selectedToCopy);
  };
  return (
    <div className={plain.stack}>
      <p>{note}</p>
      <output ref={output} className={plain.secret} translate="no">
        {value}
      </output>
      <div className={plain.row}>
        <Button variant="default" onClick={() => void copy()}>
          {action}
        </Button>
      </div>
    </div>
  );
}
