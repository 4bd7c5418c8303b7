import { mayAssignBranch } from '@rto-desk/contract/access';
import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';
import { BranchSelect } from '../citizens/BranchSelect.tsx';

interface Props {
  asked: { reference: string; branch_id: number | null };
  onMove: (branch: number | null) => Promise<void>;
}

/** Gives a request or an inquiry to another branch, where the person sees all of them. */
export function MoveToBranch({ asked, onMove }: Props) {
  const words = useWords();
  const { user } = useSession();
  const texts = words.requests;
  const [open, setOpen] = useState(false);
  const [branch, setBranch] = useState(asked.branch_id);
  const move = useAct({
    act: () => onMove(branch),
    done: () => {
      setOpen(false);
      return texts.moved;
    },
    failed: texts.moveFailed,
  });
  if (user === null || !mayAssignBranch(user)) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={texts.moveOf(asked.reference)}
        onClick={() => {
          setBranch(asked.branch_id);
          setOpen(true);
        }}
      >
        {texts.move}
      </Button>
      <Dialog
        opened={open}
        onClose={() => setOpen(false)}
        title={texts.moveOf(asked.reference)}
        width="24rem"
      >
        <div className={layout.stack}>
          <BranchSelect chosen={branch} onChoose={setBranch} error={null} />
          <Button loading={move.busy} onClick={() => move.act()}>
            {words.general.save}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
