import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { HelpAddress } from '../guide/pages.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { UnsavedContext } from '../ui/unsaved.ts';
import { useWords } from '../words/useWords.ts';

interface Props {
  opened?: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Where the guide is about it. */
  help?: HelpAddress;
  /** How wide it is where there is room, as a length of CSS. */
  width?: string | undefined;
  /** What would be lost, where that is more than what was typed. */
  question?: string | undefined;
  children: ReactNode;
}

/** A dialog with a form in it: once something is typed, no click or key throws it away without being asked. */
export function FormDialog({ opened = true, onClose, title, help, width, question, children }: Props) {
  const words = useWords();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  // Known at once, where the state would be a frame late for a key pressed right after typing.
  const dirtyNow = useRef(false);
  const report = useCallback((now: boolean) => {
    dirtyNow.current = now;
    setDirty(now);
  }, []);
  const close = useCallback(() => (dirtyNow.current ? setAsking(true) : onClose()), [onClose]);
  const unsaved = useMemo(() => ({ report, close }), [report, close]);
  const texts = words.general.unsaved;
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      help={help}
      width={width}
      closeOnClickOutside={!dirty}
    >
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      <Confirm
        opened={asking}
        title={texts.title}
        question={question ?? texts.question}
        action={texts.discard}
        keep={texts.keep}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          report(false);
          onClose();
        }}
      />
    </Dialog>
  );
}
