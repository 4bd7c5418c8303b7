import type { Letter, LetterBlock } from '@rto-desk/contract/endpoints/letters';
import { useQuery } from '@tanstack/react-query';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { usePageSize } from '../../ui/usePageSize.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import classes from './letters.module.css';
import { letterText } from './queries.ts';

/** The text of a letter on a plain A4 page, which prints for offices without Word. */
export function LetterPreview({ letter }: { letter: Letter }) {
  const texts = usePageTexts(lettersTexts);
  usePageSize('size: a4; margin: 20mm');
  const found = useQuery(letterText(letter.id, letter.updated_at));
  if (found.data === undefined) {
    return <PendingPart found={found} failure={texts.loadFailed} height={320} />;
  }
  return (
    <LetterText
      blocks={found.data}
      label={texts.preview}
      mark={letter.state === 'cancelled' ? texts.states.cancelled : null}
    />
  );
}

interface TextProps {
  blocks: readonly LetterBlock[];
  label: string;
  /** A line above the text, such as that of a cancelled letter. */
  mark?: string | null;
}

/** The text of a letter as on paper, in the language of its template. */
export function LetterText({ blocks, label, mark = null }: TextProps) {
  const texts = usePageTexts(lettersTexts);
  return (
    <section className={classes.paper} aria-label={label} translate="no">
      {mark !== null && <p>{mark}</p>}
      {blocks.map((block, at) =>
        block.kind === 'paragraph' ? (
          <p key={at}>{block.text}</p>
        ) : block.kind === 'page' ? (
          <hr key={at} aria-label={texts.pageBreak} />
        ) : (
          <table key={at}>
            <tbody>
              {block.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ),
      )}
    </section>
  );
}
