import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';
import { isCalendarDate } from '@rto-desk/contract/expiry';
import { expiryList } from '@rto-desk/contract/expiry-report';
import { kinds } from '@rto-desk/contract/kinds/index';
import { typeOf } from '@rto-desk/contract/words/type-name';
import { X } from 'lucide-react';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { DateInput } from '../../inputs/DateInput.tsx';
import { Select } from '../../inputs/Select.tsx';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { CollapsibleFilters } from '../../ui/CollapsibleFilters.tsx';
import classes from '../../ui/filters.module.css';
import { MoreFilters } from '../../ui/MoreFilters.tsx';
import { SearchButtons } from '../../ui/SearchButtons.tsx';
import type { LiveFilters } from '../../ui/useFilters.ts';
import { hindiWithin } from '../../words/hindiWithin.ts';
import { useWords } from '../../words/useWords.ts';

interface Props extends Pick<LiveFilters<ExpiryFilters>, 'draft' | 'type' | 'choose' | 'hold'> {
  fold?: ComponentProps<typeof CollapsibleFilters>['fold'];
}

/** The filters of the expiry report, which apply at once. */
export function ReportFilters({ draft, type, choose, hold, fold }: Props) {
  const words = useWords();
  const texts = words.expiries;
  /** The date fields that hold an invalid date. */
  const [wrong, setWrong] = useState<readonly DateName[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const unclear = dateNames.filter(name => draft[name] && !isCalendarDate(draft[name]));
    setWrong(unclear);
    if (unclear.length === 0) choose(draft);
  };
  const date = (name: DateName, label: string) => (
    <DateInput
      name={name}
      label={label}
      value={draft[name] ?? ''}
      error={wrong.includes(name) ? words.validation.date(label) : undefined}
      onChange={value => {
        setWrong([]);
        (value === '' || isCalendarDate(value) ? type : hold)(dateChange(name, value));
      }}
    />
  );
  const labels = {
    not_told: words.fields.not_told,
    include_superseded: words.fields.include_superseded,
    incomplete: words.fields.incomplete,
    left: words.fields.left,
  };
  const choice = (name: (typeof more)[number]) => (
    <Checkbox
      key={name}
      label={labels[name]}
      checked={draft[name] ?? false}
      onChange={event => choose({ [name]: event.currentTarget.checked })}
    />
  );
  const kind = kinds.find(({ type }) => type === draft.doc_type);
  const set: readonly (readonly [keyof ExpiryFilters, string | undefined])[] = [
    ['owner_name', draft.owner_name],
    ['vehicle_no', draft.vehicle_no],
    ['doc_type', kind && typeOf(kind, words)],
    ['not_told', draft.not_told ? labels.not_told : undefined],
    ...more.map(name => [name, draft[name] ? labels[name] : undefined] as const),
  ];
  return (
    <form onSubmit={submit}>
      <CollapsibleFilters fold={fold}>
        <div className={classes.filters}>
          <TextInput
            name="owner_name"
            label={texts.ownerName}
            type="search"
            maxLength={255}
            value={draft.owner_name ?? ''}
            onChange={event => type({ owner_name: event.currentTarget.value })}
          />
          <TextInput
            name="vehicle_no"
            label={texts.vehicleNo}
            type="search"
            maxLength={255}
            autoCapitalize="characters"
            value={draft.vehicle_no ?? ''}
            onChange={event => type({ vehicle_no: event.currentTarget.value })}
          />
          <Select
            name="doc_type"
            label={texts.documentType}
            value={draft.doc_type ?? ''}
            options={[
              { value: '', label: texts.allTypes },
              ...kinds.map(kind => ({ value: kind.type, label: typeOf(kind, words) })),
            ]}
            onChange={event => choose({ doc_type: event.currentTarget.value })}
          />
          {date('exact_date', texts.exactDate)}
          {date('start_date', texts.from)}
          {date('end_date', texts.upto)}
          <Select
            name="not_told"
            label={texts.told}
            value={draft.not_told ? '1' : ''}
            options={[
              { value: '', label: words.citizens.summary.all },
              { value: '1', label: labels.not_told },
            ]}
            onChange={event => choose({ not_told: event.currentTarget.value === '1' })}
          />
          <MoreFilters>{more.map(choice)}</MoreFilters>
          <div className={classes.beside}>
            <SearchButtons
              onReset={() => {
                setWrong([]);
                choose(nothing);
              }}
            />
          </div>
        </div>
      </CollapsibleFilters>
      <div className={classes.chips}>
        {set.map(
          ([name, text]) =>
            text && (
              <Button
                key={name}
                data-unseen={more.some(one => one === name) || undefined}
                size="compact-sm"
                variant="light"
                aria-label={texts.dropFilter(text)}
                onClick={() => choose({ [name]: undefined })}
              >
                <span lang={hindiWithin(text, words.language)}>{text}</span> <X size={14} aria-hidden />
              </Button>
            ),
        )}
      </div>
    </form>
  );
}

/** Filters that are rarely asked for. */
const more = ['include_superseded', 'incomplete', 'left'] as const;
const dateNames = ['exact_date', 'start_date', 'end_date'] as const satisfies readonly DateName[];
/** All filters empty. */
const nothing: ExpiryFilters = Object.fromEntries(
  Object.keys(expiryList.filters).map(name => [name, undefined]),
);

type DateName = 'exact_date' | 'start_date' | 'end_date';

/** What a change of one date changes: an exact date takes the range's place, and a range the exact date's (specification). */
function dateChange(name: DateName, value: string): Pick<ExpiryFilters, DateName> {
  if (value === '') return { [name]: value };
  return name === 'exact_date'
    ? { exact_date: value, start_date: '', end_date: '' }
    : { [name]: value, exact_date: '' };
}
