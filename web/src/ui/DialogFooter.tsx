import type { ReactNode } from 'react';
import { usePublicWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import classes from './Dialog.module.css';

/** The last buttons of a form, after *Cancel* if `onCancel` is given: in a dialog they stay in sight at its foot. */
export function DialogFooter({ onCancel, children }: { onCancel?: () => void; children: ReactNode }) {
  const words = usePublicWords();
  return (
    <div className={classes.foot}>
      {onCancel !== undefined && (
        <Button variant="default" onClick={onCancel}>
          {words.general.cancel}
        </Button>
      )}
      {children}
    </div>
  );
}
