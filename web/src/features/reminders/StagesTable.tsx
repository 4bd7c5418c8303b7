import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { type KindSlug, kinds } from '@rto-desk/contract/kinds/index';
import { typeOf } from '@rto-desk/contract/words/type-name';
import { useState } from 'react';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import prose from '../../ui/prose.module.css';
import { useWords } from '../../words/useWords.ts';
import classes from './reminders.module.css';

export type Stages = Pick<ReminderSettings, 'stages' | 'stages_by_kind'>;

interface Props {
  value: Stages;
  error: string | null;
  onChange: (value: Stages) => void;
}

/** On which days before the end, or after it, people are told of each kind: a tick for each. */
export function StagesTable({ value, error, onChange }: Props) {
  const words = useWords();
  const texts = words.notices.settings;
  const { stages, stages_by_kind } = value;
  const [added, setAdded] = useState<number[]>([]);
  const [typed, setTyped] = useState('');
  const own = Object.values(stages_by_kind).flatMap(days => days ?? []);
  const days = [...new Set([...stages, ...own, ...added])].sort((one, other) => other - one);
  const ofKind = (slug: KindSlug, chosen: number[] | null) =>
    onChange({ stages, stages_by_kind: { ...stages_by_kind, [slug]: chosen } });
  const day = Number(typed);
  const canAdd = /^-?\d{1,3}$/.test(typed) && Math.abs(day) <= 365 && !days.includes(day);
  return (
    <div>
      <h2>{texts.table}</h2>
      <p className={prose.small}>{texts.tableWhy}</p>
      <div className={classes.scroll}>
        <table className={classes.stages} aria-label={texts.table}>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              {days.map(day => (
                <th key={day} scope="col">
                  {texts.days(day)}
                </th>
              ))}
              <th aria-hidden />
            </tr>
          </thead>
          <tbody>
            <StagesRow
              name={texts.all}
              days={days}
              chosen={stages}
              mayHave={day => day >= 0}
              onChange={chosen => onChange({ stages: chosen, stages_by_kind })}
            />
            {kinds.map(kind => {
              const chosen = stages_by_kind[kind.slug];
              return (
                <StagesRow
                  key={kind.slug}
                  name={typeOf(kind, words)}
                  days={days}
                  chosen={chosen ?? stages}
                  isCommon={chosen === null}
                  onChange={chosen => ofKind(kind.slug, chosen)}
                  onReset={() => ofKind(kind.slug, null)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      {error !== null && (
        <p className={prose.wrong} role="alert">
          {error}
        </p>
      )}
      <div className={classes.add}>
        <TextInput
          name="stage"
          label={texts.addDay}
          description={texts.addDayHint}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value.trim())}
        />
        <Button
          variant="default"
          disabled={!canAdd}
          onClick={() => {
            setAdded([...added, day]);
            setTyped('');
          }}
        >
          {texts.add}
        </Button>
      </div>
    </div>
  );
}

interface RowProps {
  name: string;
  days: readonly number[];
  chosen: readonly number[];
  /** Whether it goes by the first line. */
  isCommon?: boolean;
  mayHave?: (day: number) => boolean;
  onChange: (chosen: number[]) => void;
  onReset?: () => void;
}

function StagesRow({
  name,
  days,
  chosen,
  isCommon = false,
  mayHave = () => true,
  onChange,
  onReset,
}: RowProps) {
  const texts = useWords().notices.settings;
  return (
    <tr data-common={isCommon || undefined}>
      <th scope="row">{name}</th>
      {days.map(day => (
        <td key={day}>
          <input
            type="checkbox"
            aria-label={`${name}: ${texts.days(day)}`}
            checked={chosen.includes(day)}
            disabled={!mayHave(day)}
            onChange={event =>
              onChange(event.currentTarget.checked ? [...chosen, day] : chosen.filter(one => one !== day))
            }
          />
        </td>
      ))}
      <td>
        {onReset !== undefined && !isCommon && (
          <Button variant="subtle" size="compact-sm" onClick={onReset} aria-label={texts.asAll(name)}>
            ↺
          </Button>
        )}
      </td>
    </tr>
  );
}
