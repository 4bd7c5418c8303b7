import { useRef } from 'react';
import { Button } from './Button.tsx';
import layout from './layout.module.css';
import prose from './prose.module.css';
import { useCopy } from './useCopy.ts';

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
  const copy = useCopy();
  const output = useRef<HTMLOutputElement>(null);
  return (
    <div className={layout.stack}>
      <p>{note}</p>
      <output ref={output} className={prose.secret} translate="no">
        {value}
      </output>
      <div className={layout.row}>
        <Button variant="default" onClick={() => void copy(value, output.current)}>
          {action}
        </Button>
      </div>
    </div>
  );
}
