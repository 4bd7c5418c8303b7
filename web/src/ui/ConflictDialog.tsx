import { isCalendarDate, officeDate } from '@rto-desk/contract/expiry';
import { isMonth } from '@rto-desk/contract/fields';
import { labelOf } from '@rto-desk/contract/sentences';
import type { Words } from '@rto-desk/contract/words/words';
import { useState } from 'react';
import { useWords } from '../words/useWords.ts';
import { Button } from './Button.tsx';
import classes from './ConflictDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import layout from './layout.module.css';

interface Props {
  opened: boolean;
  /** The fields that both versions have, in the order of the form. */
  names: readonly string[];
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
  onKeepMine: () => Promise<void>;
  onTakeTheirs: () => void;
  /** Goes back to the form with nothing decided. */
  onClose: () => void;
}

/** Two people changed one record: shows both versions field by field and lets the later one choose. */
export function ConflictDialog({ opened, names, mine, theirs, onKeepMine, onTakeTheirs, onClose }: Props) {
  const words = useWords();
  const texts = words.documents.conflict;
  const [busy, setBusy] = useState(false);
  const keep = () => {
    setBusy(true);
    void onKeepMine().finally(() => setBusy(false));
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.title}
      help="/help/trouble"
      closeOnClickOutside={false}
    >
      <div className={layout.stack}>
        <p>{texts.explain}</p>
        <table className={classes.versions}>
          <thead>
            <tr>
              <td />
              <th scope="col">{texts.yours}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {names.map(name => {
              const yours = shown(mine[name], words);
              const saved = shown(theirs[name], words);
              return (
                <tr key={name} data-differs={yours !== saved || undefined}>
                  <th scope="row">{labelOf(name, words)}</th>
                  <td>{yours}</td>
                  <td>{saved}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <DialogFooter>
          <Button variant="default" onClick={onTakeTheirs} disabled={busy}>
            {texts.takeTheirs}
          </Button>
          <Button onClick={keep} loading={busy}>
            {texts.keepMine}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}

function shown(value: unknown, words: Words): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return words.general.none;
  return isCalendarDate(value) || isMonth(value) ? officeDate(value) : value;
}
