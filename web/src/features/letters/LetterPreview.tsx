import type { Letter } from '@rto-desk/contract/endpoints/letters';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { usePageSize } from '../../ui/usePageSize.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './letters.module.css';
import { letterText } from './queries.ts';

/** The text of a letter on a plain A4 page, which prints for offices without Word. */
export function LetterPreview({ letter }: { letter: Letter }) {
  const texts = useWords().letters;
  usePageSize('size: a4; margin: 20mm');
  const found = useQuery(letterText(letter.id, letter.updated_at));
  if (found.data === undefined) {
    return found.error === null ? (
      <Pending height={320} />
    ) : (
      <LoadFailure error={found.error} failure={texts.loadFailed} retry={() => void found.refetch()} />
    );
  }
  return (
    // In the language of its template, whatever that of the screen.
    <section className={classes.paper} aria-label={texts.preview} translate="no">
      {letter.state === 'cancelled' && <p>{texts.states.cancelled}</p>}
      {found.data.map((block, at) =>
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
