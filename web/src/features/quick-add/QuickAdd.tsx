import { ActionIcon } from '@mantine/core';
import { FilePlus2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useWords } from '../../words/useWords.ts';

const loadDialog = async () => (await import('./QuickAddDialog.tsx')).QuickAddDialog;

/** Opens Quick Add from any screen, by its button or by Alt N. */
export function QuickAdd() {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const QuickAddDialog = useLoaded(opened, loadDialog);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Some keyboards write another letter with Alt: the key itself counts.
      if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('[role=dialog]') !== null) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words.quickAdd.title}
        aria-keyshortcuts="Alt+N"
        title={words.quickAdd.hint}
        onClick={() => setOpened(true)}
      >
        <FilePlus2 size={18} aria-hidden />
      </ActionIcon>
      {opened && QuickAddDialog && <QuickAddDialog onClose={() => setOpened(false)} />}
    </>
  );
}
