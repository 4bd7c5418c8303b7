import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { MobileForm } from './MobileForm.tsx';

interface Props {
  /** What signs in now. */
  phone: string;
  onLater: () => void;
}

/** Asks a person who signs in with a dummy number, such as the first admin, for a real one. */
export function RealMobile({ phone, onLater }: Props) {
  const words = useWords();
  return (
    <Dialog opened title={words.accounts.realMobile} width="27.5rem">
      <div className={layout.stack}>
        <p className={prose.small}>{words.accounts.realMobileWhy(phone)}</p>
        <MobileForm
          beside={
            <Button variant="default" onClick={onLater}>
              {words.accounts.updateLater}
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}
