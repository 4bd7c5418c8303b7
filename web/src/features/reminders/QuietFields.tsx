import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { officeDate } from '@rto-desk/contract/expiry';
import { RESERVED_FOR_STAFF } from '@rto-desk/contract/message';
import { typedDate } from '@rto-desk/contract/typed-date';
import type { ApiError } from '../../api/ApiError.ts';
import { CheckboxGroup } from '../../inputs/Choices.tsx';
import { Select } from '../../inputs/Select.tsx';
import { Textarea } from '../../inputs/Textarea.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import { hours } from './hours.ts';
import classes from './reminders.module.css';

/** Quiet hours, closed days and the daily limit, as typed. */
interface Quiet {
  from: string;
  until: string;
  weekdays: string[];
  dates: string;
  limit: string;
  price: string;
  priceSource: string;
}

export function quietOf(settings: ReminderSettings): Quiet {
  return {
    from: String(settings.quiet_from ?? ''),
    until: String(settings.quiet_until ?? ''),
    weekdays: settings.closed_weekdays.map(String),
    dates: settings.closed_dates.map(officeDate).join('\n'),
    limit: String(settings.daily_limit),
    price: String(Number(settings.message_price)),
    priceSource: settings.message_price_source ?? '',
  };
}

/** The values to save; null where a date or the limit is invalid. */
export function quietFrom({ from, until, weekdays, dates, limit, price, priceSource }: Quiet) {
  const closed = datesOf(dates);
  if (closed === null || !isLimit(limit)) return null;
  return {
    quiet_from: from === '' ? null : Number(from),
    quiet_until: until === '' ? null : Number(until),
    closed_weekdays: weekdays.map(Number),
    closed_dates: closed,
    daily_limit: Number(limit),
    message_price: price.trim() || '0',
    message_price_source: priceSource.trim() || null,
  };
}

function datesOf(typed: string): string[] | null {
  const dates = typed
    .split(/[\s,]+/)
    .filter(part => part !== '')
    .map(part => typedDate(part));
  return dates.every(date => date !== null) ? dates : null;
}

function isLimit(typed: string): boolean {
  return /^\d{1,6}$/.test(typed) && Number(typed) > RESERVED_FOR_STAFF && Number(typed) <= 100_000;
}

interface Props {
  value: Quiet;
  /** Whether saving found an invalid value. */
  unclear: boolean;
  /** From which day the price holds, `YYYY-MM-DD`. */
  priceSince: string | null;
  refused: ApiError['errors'];
  onChange: (value: Quiet) => void;
}

/** Quiet hours, closed days and the limit of a day. */
export function QuietFields({ value, unclear, priceSince, refused, onChange }: Props) {
  const texts = useWords().notices.settings;
  const set = (changes: Partial<Quiet>) => onChange({ ...value, ...changes });
  const offered = [{ value: '', label: texts.always }, ...hours];
  return (
    <>
      <div>
        <h2>{texts.quiet}</h2>
        <p className={prose.small}>{texts.quietWhy}</p>
      </div>
      <div className={classes.pair}>
        <Select
          name="quiet_from"
          label={texts.quietFrom}
          value={value.from}
          options={offered}
          onChange={event => set({ from: event.currentTarget.value })}
        />
        <Select
          name="quiet_until"
          label={texts.quietUntil}
          value={value.until}
          options={offered}
          error={refused.quiet_until?.join(' ')}
          onChange={event => set({ until: event.currentTarget.value })}
        />
      </div>
      <CheckboxGroup
        label={texts.closedWeekdays}
        options={texts.weekdays.map((label, at) => ({ value: String(at + 1), label }))}
        optionsClass={classes.weekdays}
        value={value.weekdays}
        error={refused.closed_weekdays?.join(' ')}
        onChange={weekdays => set({ weekdays })}
      />
      <Textarea
        name="closed_dates"
        label={texts.closedDates}
        description={texts.closedDatesHint}
        maxLength={6000}
        value={value.dates}
        error={unclear && datesOf(value.dates) === null ? texts.closedDatesWrong : undefined}
        onChange={event => set({ dates: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <TextInput
          name="daily_limit"
          label={texts.dailyLimit}
          description={texts.limitHint}
          inputMode="numeric"
          value={value.limit}
          error={unclear && !isLimit(value.limit) ? texts.limitWrong : refused.daily_limit?.join(' ')}
          onChange={event => set({ limit: event.currentTarget.value.trim() })}
        />
        <TextInput
          name="message_price"
          label={texts.price}
          inputMode="decimal"
          value={value.price}
          error={refused.message_price?.join(' ')}
          onChange={event => set({ price: event.currentTarget.value })}
        />
      </div>
      <TextInput
        name="message_price_source"
        label={texts.priceSource}
        description={priceSince === null ? undefined : texts.priceSince(officeDate(priceSince))}
        maxLength={200}
        value={value.priceSource}
        error={refused.message_price_source?.join(' ')}
        onChange={event => set({ priceSource: event.currentTarget.value })}
      />
    </>
  );
}
