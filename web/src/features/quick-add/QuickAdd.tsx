import { CirclePlus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import foot from '../../ui/Foot.module.css';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useWords } from '../../words/useWords.ts';

const loadDialog = async () => (await import('./QuickAddDialog.tsx')).loadQuickAdd();

/**
 * Opens Quick Add from any screen, by its button or by Alt N.
 * @param atFoot whether the button stands in the bar at the foot of a phone
 */
export function QuickAdd({ atFoot }: { atFoot: boolean }) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const QuickAddDialog = useLoaded(opened, loadDialog);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Some keyboards write another letter with Alt: the key itself counts.
      if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('dialog') !== null) return;
      event.preventDefault();
      setOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const open = () => setOpened(true);
  return (
    <>
      {atFoot ? (
        <button type="button" className={foot.link} onClick={open}>
          <CirclePlus size={22} aria-hidden />
          <span>{words.quickAdd.title}</span>
        </button>
      ) : (
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          aria-keyshortcuts="Alt+N"
          title={words.quickAdd.hint}
          onClick={open}
        >
          {words.quickAdd.title}
        </Button>
      )}
      {opened && QuickAddDialog && <QuickAddDialog onClose={() => setOpened(false)} />}
    </>
  );
}
