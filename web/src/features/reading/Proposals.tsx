import { officeDate } from '@rto-desk/contract/expiry';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import type { Found, FoundValues } from '@rto-desk/contract/reading/read-rows';
import type { ReadingTexts } from '@rto-desk/contract/words/en/reading';
import { Check, CornerDownLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import prose from '../../ui/prose.module.css';
import { readingTexts, usePageTexts } from '../../words/pageTexts.ts';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './Proposals.module.css';
import { emptyOf } from './proposals.ts';
import type { ReadingState } from './useReading.ts';

export interface NotesProps {
  state: ReadingState;
  form: FieldsForm;
  /** What was read for the form's fields. */
  proposals: FoundValues;
  /** The kind of the form, where it has one. */
  kind: KindSlug | undefined;
  /** Changes the kind; where it is left out, the form keeps its kind. */
  onKind?: ((kind: KindSlug) => void) | undefined;
  /** Whether it says nothing where no values were found: a form that has no inputs for them. */
  quiet?: boolean;
}

/**
 * How reading the chosen file went: why it failed, whether the file is of another kind, and the button that fills all empty
 * inputs. Alt A presses it, Alt K changes the kind.
 */
export function ReadingNotes({ state, form, proposals, kind, onKind, quiet = false }: NotesProps) {
  const words = useWords();
  const texts = usePageTexts(readingTexts);
  const empty = emptyOf(form, proposals);
  const read = state === null || state === 'reading' || 'failure' in state ? null : state;
  const likely = read?.kind ?? null;
  const other = likely !== null && kind !== undefined && likely !== kind ? likely : null;
  const fill = () => {
    for (const [name, value] of empty) form.set(name, value);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const act = event.code === 'KeyA' && empty.length > 0 ? fill : null;
      const change = event.code === 'KeyK' && other !== null && onKind ? () => onKind(other) : null;
      const chosen = act ?? change;
      if (chosen === null) return;
      event.preventDefault();
      chosen();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  if (state === null) return null;
  if (state === 'reading') return <p role="status">{texts.reading}</p>;
  if ('failure' in state) return <p role="status">{texts.failed[state.failure]}</p>;
  const isNothing = Object.keys(proposals).length === 0 && other === null;
  if (isNothing ? quiet : other === null && empty.length === 0) return null;
  return (
    <div className={layout.near}>
      {other !== null && (
        <div className={layout.alert} data-tone="info" role="alert">
          <p>{texts.looksLike(words.kinds[other].one)}</p>
          {onKind && (
            <div className={classes.line}>
              <Button size="compact-sm" aria-keyshortcuts="Alt+K" onClick={() => onKind(other)}>
                {texts.changeKind(words.kinds[other].one)}
              </Button>
              <kbd>Alt K</kbd>
            </div>
          )}
        </div>
      )}
      {isNothing && <p role="status">{texts.nothing}</p>}
      {empty.length > 0 && (
        <div className={classes.line}>
          <Button size="compact-sm" aria-keyshortcuts="Alt+A" onClick={fill}>
            {texts.useAll}
          </Button>
          <kbd>Alt A</kbd>
        </div>
      )}
    </div>
  );
}

export interface MarkProps {
  /** The registration mark that the file is for. */
  mark: string;
  /** That of the form. */
  own: string;
  /** Takes that of the file, where the form may be for either. */
  onTake?: (() => void) | undefined;
  onKeep: () => void;
}

/** Asks what is meant where a file is for another vehicle than the form. */
export function MarkQuestion({ mark, own, onTake, onKeep }: MarkProps) {
  const texts = usePageTexts(readingTexts);
  return (
    <div className={layout.alert} role="alert">
      <p>{texts.otherVehicle(mark, own)}</p>
      <div className={classes.line}>
        {onTake && (
          <Button size="compact-sm" onClick={onTake}>
            {texts.takeMark(mark)}
          </Button>
        )}
        <Button size="compact-sm" onClick={onKeep}>
          {texts.keepMark(own)}
        </Button>
      </div>
    </div>
  );
}

/** The value that was read for one field, with the place that it was read from, and the button that takes it. */
export function Proposed({ form, name, found }: { form: FieldsForm; name: string; found: Found }) {
  const words = useWords();
  const texts = usePageTexts(readingTexts);
  const place = placeOf(found, texts);
  if (form.texts[name] === found.value) {
    return (
      <p className={classes.taken}>
        <Check size={14} aria-hidden /> {texts.taken(place)}
      </p>
    );
  }
  const { value } = found;
  const shown = /^\d{4}-\d{2}-\d{2}$/.test(value) ? officeDate(value) : shownValue(value, words);
  return (
    <div className={classes.line}>
      <Button
        size="compact-sm"
        variant="light"
        className={classes.use}
        aria-label={texts.use(shown)}
        leftSection={<CornerDownLeft size={14} aria-hidden />}
        onClick={() => form.set(name, value)}
      >
        {shown}
      </Button>
      <span className={prose.hint}>{place}</span>
    </div>
  );
}

function placeOf({ page, line }: Found, texts: ReadingTexts): string {
  if (page === 0) return texts.fileName;
  return line === 0 ? texts.code : texts.place(page, line);
}
