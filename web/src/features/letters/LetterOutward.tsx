import { type PostMode, postModes } from '@rto-desk/contract/register';
import { Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  party: string;
  mode: PostMode | null;
  onParty: (party: string) => void;
  onMode: (mode: PostMode | null) => void;
}

/** To whom a letter goes and how, as the outward register has it. */
export function LetterOutward({ party, mode, onParty, onMode }: Props) {
  const { fields, general } = useWords();
  const { modes, toWhom } = usePageTexts(registerTexts);
  return (
    <>
      <TextInput
        label={toWhom}
        name="party"
        required
        maxLength={255}
        value={party}
        onChange={event => onParty(event.currentTarget.value)}
      />
      <Select
        label={fields.mode}
        name="mode"
        options={[
          { value: '', label: general.none },
          ...postModes.map(value => ({ value, label: modes[value] })),
        ]}
        value={mode ?? ''}
        onChange={({ currentTarget: { value } }) => onMode(postModes.find(one => one === value) ?? null)}
      />
    </>
  );
}
