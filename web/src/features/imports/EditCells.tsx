import type { Import, ImportRow } from '@rto-desk/contract/endpoints/imports';
import { columnLabel } from '@rto-desk/contract/imports/cell';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './imports.module.css';
import type { ChangeRow } from './useChangeRow.ts';

interface Props {
  list: Import;
  row: ImportRow;
  changeRow: ChangeRow;
  /** Which cells are shown: those with something wrong, or all that are taken. */
  all?: boolean;
  onChanged?: () => void;
}

/** Cells of a row to mend, with what is wrong beside each. Enter checks the row again. */
export function EditCells({ list, row, changeRow, all = false, onChanged }: Props) {
  const words = useWords();
  const own = usePageTexts(importsTexts);
  const [cells, setCells] = useState(row.cells);
  const [busy, setBusy] = useState(false);
  const isDirty = cells.some((cell, at) => cell !== row.cells[at]);
  const problemsOf = (field: string) => row.problems.filter(problem => problem.field === field);
  const mended = list.columns.filter(({ field }) =>
    all ? field !== 'ignore' : problemsOf(field).length > 0,
  );
  const others = row.problems.filter(({ field }) => !mended.some(column => column.field === field));
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = nextForm(event.currentTarget);
    setBusy(true);
    const isSaved = await changeRow(row, { cells });
    setBusy(false);
    if (!isSaved) return;
    onChanged?.();
    if (!all) goOn(row.line, next);
  };
  return (
    <form
      className={classes.edit}
      data-line={all ? undefined : row.line}
      onSubmit={event => void save(event)}
    >
      {others.map(({ field, message }) => (
        <p key={`${field} ${message}`} className={classes.problem}>
          {message}
        </p>
      ))}
      {mended.map(({ index, field }) => (
        <TextInput
          key={index}
          label={columnLabel(field, words)}
          value={cells[index] ?? ''}
          // The label above says of which column it is.
          error={problemsOf(field)
            .map(({ message }) => message.replace(`${columnLabel(field, words)}: `, ''))
            .join(' ')}
          onChange={event => {
            const text = event.currentTarget.value;
            setCells(now => now.map((cell, at) => (at === index ? text : cell)));
          }}
        />
      ))}
      {(all || isDirty) && (
        <Button
          type="submit"
          variant="default"
          size="compact-sm"
          className={classes.again}
          loading={busy}
          aria-label={own.rows.actOn(own.rows.check, row.line)}
        >
          {own.rows.check}
        </Button>
      )}
    </form>
  );
}

const FORMS = 'form[data-line]';

/** The form of the next row that has something to mend. */
function nextForm(form: HTMLElement): Element | undefined {
  const forms = [...document.querySelectorAll(FORMS)];
  return forms[forms.indexOf(form) + 1];
}

/** Typing goes on in the row itself, where something is still wrong with it, else in the next one. */
function goOn(line: number, next: Element | undefined): void {
  // The row is drawn again first.
  window.setTimeout(() => {
    const same = document.querySelector(`${FORMS}[data-line="${line}"] input`);
    const input = same ?? next?.querySelector('input');
    if (input instanceof HTMLElement) input.focus();
  });
}
