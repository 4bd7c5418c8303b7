import type { Letter } from '@rto-desk/contract/endpoints/letters';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChooseCitizen } from '../../forms/ChooseCitizen.tsx';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';

interface Props {
  letter: Letter;
  busy: boolean;
  /** Null: what the buyer is called is answered instead. */
  onChoose: (citizenId: number | null) => void;
}

/** From whose record the buyer's facts in a letter come. */
export function LetterBuyer({ letter, busy, onChoose }: Props) {
  const texts = usePageTexts(lettersTexts);
  const [choosing, setChoosing] = useState(false);
  const { to_citizen_id: buyer, values } = letter;
  return (
    <div className={layout.row}>
      {buyer === null ? (
        <Button variant="default" size="compact-sm" loading={busy} onClick={() => setChoosing(true)}>
          {texts.chooseBuyer}
        </Button>
      ) : (
        <>
          <span>{texts.sources.buyer}:</span>
          <Link to={`/citizens/${buyer}`}>{values['buyer.name']?.value ?? texts.subjects.citizen}</Link>
          <Button variant="default" size="compact-sm" loading={busy} onClick={() => onChoose(null)}>
            {texts.removeBuyer}
          </Button>
        </>
      )}
      {choosing && (
        <ChooseCitizen
          title={texts.chooseBuyer}
          help="/help/letters"
          onChoose={id => {
            setChoosing(false);
            onChoose(id);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
