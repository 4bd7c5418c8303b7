import { HAZARDOUS } from '@rto-desk/contract/date-rules';
import { isCalendarDate, officeDate } from '@rto-desk/contract/expiry';
import { type AnyKind, endFields } from '@rto-desk/contract/kinds/index';
import { labelOf } from '@rto-desk/contract/sentences';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';
import type { FieldsForm } from '../../forms/useFieldsForm.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/useWords.ts';
import classes from './SuggestedDates.module.css';

interface Props {
  kind: AnyKind;
  /** The citizen or vehicle that the document belongs to. */
  ownerId: number;
  form: FieldsForm;
}

/**
 * The dates that rules suggest, beside what stands in the form, each with its reason. Alt R takes all of them; nothing is
 * taken by itself.
 */
export function SuggestedDates({ kind, ownerId, form }: Props) {
  const words = useWords();
  const from = form.texts[kind.from] ?? '';
  const isHazardous = Boolean(form.texts.hazardous_expiry_date);
  const covered = [form.texts.vehicle_class, form.texts.permit_type, isHazardous && HAZARDOUS]
    .filter(Boolean)
    .join(', ');
  const found = useQuery({
    queryKey: recordsKey('suggested-dates', kind.slug, ownerId, from, covered),
    queryFn: ({ signal }) =>
      call('GET /suggested-dates', {
        query: { kind: kind.slug, owner_id: ownerId, from, classes: covered },
        signal,
      }),
    enabled: isCalendarDate(from) && from >= '1900',
  });
  const differing = (found.data?.data ?? []).filter(
    ({ end, date }) => endFields(kind).includes(end) && form.texts[end] !== date,
  );
  const { set } = form;
  const takeAll = () => {
    for (const { end, date } of differing) set(end, date);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyR' || differing.length === 0) return;
      event.preventDefault();
      takeAll();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return (
    <div className={classes.suggested} role="status">
      {differing.map(({ end, date, reason }) => (
        <div key={end} className={classes.line}>
          <Button
            size="compact-sm"
            variant="default"
            aria-keyshortcuts="Alt+R"
            onClick={() => set(end, date)}
          >
            {words.documents.takeDay(officeDate(date))}
          </Button>
          <span>
            {labelOf(end, words)}: {reason}
          </span>
        </div>
      ))}
    </div>
  );
}
