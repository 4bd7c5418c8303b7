import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { useWords } from '../../words/useWords.ts';

/** The keys that work everywhere and on the rows of tables. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const texts = words.jobs;
  return (
    <Dialog opened onClose={onClose} title={words.search.keys} help="/help/keys">
      <Facts
        facts={[
          ['/', words.search.global],
          ['Shift Enter', `${words.search.global}: ${words.sheet.title}`],
          ['Alt N', words.quickAdd.title],
          ['↑ ↓', words.search.keyRows],
          ['Enter', words.documents.openFile],
          ['x', words.search.keyTick],
          ['r', words.expiries.renew],
          ['s', words.expiries.send],
          ['p', words.sheet.title],
          ['t', texts.take],
          ['n', texts.nextStage],
          ['+', texts.add],
        ]}
      />
    </Dialog>
  );
}
