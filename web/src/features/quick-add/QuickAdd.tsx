import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './QuickAdd.module.css';

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
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        aria-label={words.quickAdd.title}
        aria-keyshortcuts="Alt+N"
        title={words.quickAdd.hint}
        onClick={() => setOpened(true)}
      >
        <span className={classes.words}>{words.quickAdd.title}</span>
      </Button>
      {opened && QuickAddDialog && <QuickAddDialog onClose={() => setOpened(false)} />}
    </>
  );
}
