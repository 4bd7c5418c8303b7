import type { LetterRow } from '@rto-desk/contract/endpoints/letters';
import { officeDate } from '@rto-desk/contract/expiry';
import type { LettersTexts } from '@rto-desk/contract/words/en/letters';
import type { Words } from '@rto-desk/contract/words/words';
import { Link } from 'react-router';
import type { Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';

/** How a letter stands. */
export function LetterState({ state, texts }: { state: LetterRow['state']; texts: LettersTexts }) {
  const tones = { draft: 'soon', issued: 'good', cancelled: 'past' } as const;
  return <ToneBadge tone={tones[state]} text={texts.states[state]} />;
}

/** What a letter is called: its number, else its template. */
export const letterName = ({ number, template }: Pick<LetterRow, 'number' | 'template'>) =>
  number ?? template.name;

export function letterColumns(words: Words, texts: LettersTexts): Column<LetterRow>[] {
  return [
    {
      key: 'letter',
      label: texts.one,
      as: 'heading',
      cell: letter => (
        <>
          <Link className={prose.quiet} to={`/letters/${letter.id}`}>
            {letterName(letter)}
          </Link>
          {letter.number !== null && <p className={prose.hint}>{letter.template.name}</p>}
        </>
      ),
    },
    {
      key: 'about',
      label: texts.about,
      as: 'long',
      cell: ({ about, erased_on }) => (erased_on === null ? about : texts.erased(officeDate(erased_on))),
    },
    { key: 'issued', label: texts.issuedOn, cell: ({ issued_on }) => <DateText date={issued_on} /> },
    {
      key: 'state',
      label: words.fields.status,
      cell: ({ state, cancel_reason }) => (
        <>
          <LetterState state={state} texts={texts} />
          {cancel_reason !== null && <p className={prose.hint}>{cancel_reason}</p>}
        </>
      ),
    },
  ];
}
