import { officeDate } from '@rto-desk/contract/expiry';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import type { Found } from '@rto-desk/contract/reading/read-rows';
import { labelOf } from '@rto-desk/contract/sentences';
import { useEffect, useState } from 'react';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import plain from '../../ui/plain.module.css';
import { shownValue } from '../../words/shownValue.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './Proposals.module.css';
import { type DocumentReading, readDocument } from './readDocument.ts';

interface Props {
  kind: AnyKind;
  form: FieldsForm;
  /** The PDF that was chosen. */
  file: File;
  /** The registration mark of the vehicle that the document is added to, where it is known. */
  registration?: string | undefined;
}

/**
 * The values that a chosen PDF states, each with the place that it was read from. Alt A fills all empty inputs; what was typed
 * changes only by the button of its own value.
 */
export function Proposals({ kind, form, file, registration }: Props) {
  const words = useWords();
  const texts = words.reading;
  const [reading, setReading] = useState<DocumentReading | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setReading(null);
    readDocument(file, kind.slug)
      .catch((): DocumentReading => ({ failure: 'damaged' }))
      .then(read => isCurrent && setReading(read));
    return () => {
      isCurrent = false;
    };
  }, [file, kind.slug]);
  const values = reading !== null && 'values' in reading ? Object.entries(reading.values) : [];
  const proposed = values.filter(([name, { value }]) => form.texts[name] !== value);
  const fillEmpty = () => {
    for (const [name, { value }] of proposed) {
      if (isEmpty(form, name)) form.set(name, value);
    }
  };
  const canFill = proposed.some(([name]) => isEmpty(form, name));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyA' || !canFill) return;
      event.preventDefault();
      fillEmpty();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  if (reading === null) return <p role="status">{texts.reading}</p>;
  if ('failure' in reading) return <p role="status">{texts.failed[reading.failure]}</p>;
  const { kind: likely, mark } = reading;
  const other =
    mark !== null && registration !== undefined && numberKey(registration) !== mark.value
      ? texts.otherVehicle(mark.value, registration)
      : null;
  return (
    <section className={classes.proposals} aria-label={texts.found}>
      {other !== null && (
        <p className={plain.alert} role="alert">
          {other}
        </p>
      )}
      {likely !== null && likely !== kind.slug && (
        <p className={plain.alert} role="alert">
          {texts.otherKind(words.kinds[likely].one)}
        </p>
      )}
      {values.length === 0 && <p role="status">{texts.nothing}</p>}
      {canFill && (
        <div className={classes.line}>
          <Button size="compact-sm" aria-keyshortcuts="Alt+A" onClick={fillEmpty}>
            {texts.useAll}
          </Button>
          <kbd>Alt A</kbd>
        </div>
      )}
      {proposed.map(([name, found]) => (
        <div key={name} className={classes.line}>
          <Button size="compact-sm" variant="default" onClick={() => form.set(name, found.value)}>
            {texts.use(shownOf(found))}
          </Button>
          <span>
            {labelOf(name, words)}, {placeOf(found)}
          </span>
        </div>
      ))}
    </section>
  );

  function placeOf({ page, line }: Found): string {
    return page === 0 ? texts.fileName : texts.place(page, line);
  }

  function shownOf({ value }: Found): string {
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? officeDate(value) : shownValue(value, words);
  }
}

/** Whether an input is empty. */
function isEmpty(form: FieldsForm, name: string): boolean {
  return (form.texts[name] ?? '') === '';
}
