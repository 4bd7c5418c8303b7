import { Modal, type ModalProps } from '@mantine/core';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { useWords } from '../words/useWords.ts';

/** Tells the dialog underneath that another one lies over it (1) or no longer does (-1). */
const Cover = createContext<(change: 1 | -1) => void>(() => undefined);

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: ModalProps['size'];
  /** Whether a click beside it closes it; not where typed text would be lost. */
  closeOnClickOutside?: boolean;
  fullScreen?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. Dialogs may lie over each other: Escape closes the topmost only, focus stays inside it and
 * goes back to where it was.
 */
export function ModalDialog({ opened, onClose, title, size = 'lg', children, ...others }: DialogProps) {
  const words = useWords();
  const coverParent = useContext(Cover);
  const [covers, setCovers] = useState(0);
  useLayoutEffect(() => {
    if (!opened) return;
    coverParent(1);
    return () => coverParent(-1);
  }, [opened, coverParent]);
  const [cover] = useState(() => (change: 1 | -1) => setCovers(count => count + change));
  useFocusReturn(opened);
  useNoClickThrough(opened);
  useEscape(opened && covers === 0, onClose);
  return (
    <Cover value={cover}>
      <Modal
        opened={opened}
        onClose={onClose}
        title={title}
        size={size}
        closeOnEscape={false}
        closeButtonProps={{ 'aria-label': words.general.close }}
        returnFocus={false}
        transitionProps={immediate}
        {...others}
      >
        {children}
      </Modal>
    </Cover>
  );
}

/**
 * Gives the focus back to where it was. Mantine's own way takes the wrong place for it when a dialog closes
 * together with the one over it.
 */
function useFocusReturn(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}

/** How long after a dialog has closed the second click of a double click may come, in milliseconds. */
const SECOND = 500;

/**
 * Takes the second click of a double click that closed a dialog, which would fall on whatever lay below it: the
 * Delete of a row, for one.
 */
function useNoClickThrough(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    return () => {
      const take = (event: MouseEvent) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      };
      window.addEventListener('click', take, true);
      window.setTimeout(() => window.removeEventListener('click', take, true), SECOND);
    };
  }, [opened]);
}

/** Clerks open a hundred of these a day; and what a dialog shows is gone the moment it closes. */
const immediate = { duration: 0 };

/**
 * Mantine's own Escape handling would close every open dialog at once: whoever acts first claims the key. It is
 * listened for from the moment the dialog is drawn, for those who type faster than the screen.
 */
function useEscape(active: boolean, onEscape: () => void): void {
  useLayoutEffect(() => {
    if (!active) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [active, onEscape]);
}
