import { officeDate } from '@rto-desk/contract/expiry';
import { useState } from 'react';
import { Link } from 'react-router';
import { Switch } from '../../inputs/Checkbox.tsx';
import classes from './StackedWeeks.module.css';
import '../../theme/series.css';
import { useWords } from '../../words/useWords.ts';

/** The height of the highest bar in CSS pixels; the others are in proportion. */
const HIGHEST = 120;

interface Days {
  from: string;
  until: string;
}

interface Week extends Days {
  parts: readonly { key: string; label: string; count: number }[];
}

interface Props {
  /** What it shows, for those who cannot see it. */
  label: string;
  weeks: readonly Week[];
  /** The keys of all parts, in the order of their colours. */
  keys: readonly { key: string; label: string }[];
  /** The list of what a part counts, on the days of a bar or of all bars. */
  to: (days: Days, key: string) => string;
}

/** How many colours `series.css` has; what comes after as many begins with the first again. */
const SERIES = 12;

/**
 * A bar for each week, in one colour until its parts are asked for; every part leads to the list it counts. Parts may
 * be thinner than a finger and are for the mouse only: the same lists are reached from the legend and from the table below, which says the
 * same numbers to those who rather read.
 */
export function StackedWeeks({ label, weeks, keys, to }: Props) {
  const dashboard = useWords().dashboard;
  const [inColours, setInColours] = useState(false);
  const totals = weeks.map(week => week.parts.reduce((sum, part) => sum + part.count, 0));
  const most = Math.max(1, ...totals);
  const shown = keys.filter(({ key }) => weeks.some(week => week.parts.some(part => part.key === key)));
  const all = { from: weeks[0]?.from ?? '', until: weeks.at(-1)?.until ?? '' };
  const colourOf = (wanted: string) =>
    `var(--series-${keys.findIndex(({ key }) => key === wanted) % SERIES})`;
  const day = (date: string) => officeDate(date).slice(0, 5);
  return (
    <figure className={classes.figure} aria-label={label} data-colours={inColours || undefined}>
      <ol className={classes.bars}>
        {weeks.map((week, at) => (
          <li key={week.from} className={classes.week}>
            <span className={classes.total}>{totals[at]}</span>
            <div className={classes.bar} style={{ height: `${(HIGHEST * (totals[at] ?? 0)) / most}px` }}>
              {week.parts.map(part => (
                <Link
                  key={part.key}
                  to={to(week, part.key)}
                  className={classes.part}
                  style={{
                    height: `${(100 * part.count) / (totals[at] ?? 1)}%`,
                    background: inColours ? colourOf(part.key) : undefined,
                  }}
                  title={`${part.label}: ${part.count}`}
                  tabIndex={-1}
                  aria-hidden
                />
              ))}
            </div>
            <span className={classes.day}>{day(week.from)}</span>
          </li>
        ))}
      </ol>
      <ul className={classes.legend}>
        {shown.map(({ key, label: name }) => (
          <li key={key}>
            <Link to={to(all, key)} className={classes.entry}>
              <span className={classes.swatch} style={{ background: colourOf(key) }} />
              {name} {weeks.reduce((sum, week) => sum + countOf(week, key), 0)}
            </Link>
          </li>
        ))}
      </ul>
      <Switch
        label={dashboard.byType}
        checked={inColours}
        onChange={event => setInColours(event.currentTarget.checked)}
      />
      <details>
        <summary className={classes.summary}>{dashboard.asTable}</summary>
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={label}>
            <thead>
              <tr>
                <th>{dashboard.week}</th>
                {shown.map(({ key, label: name }) => (
                  <th key={key}>{name}</th>
                ))}
                <th>{dashboard.total}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week, at) => (
                <tr key={week.from}>
                  <td>
                    {day(week.from)} – {day(week.until)}
                  </td>
                  {shown.map(({ key, label: name }) => (
                    <td key={key}>
                      {countOf(week, key) === 0 ? (
                        0
                      ) : (
                        <Link
                          to={to(week, key)}
                          className={classes.number}
                          aria-label={dashboard.bar(
                            dashboard.weekOf(officeDate(week.from), officeDate(week.until)),
                            name,
                            countOf(week, key),
                          )}
                        >
                          {countOf(week, key)}
                        </Link>
                      )}
                    </td>
                  ))}
                  <td>
                    <strong>{totals[at]}</strong>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function countOf(week: Week, key: string): number {
  return week.parts.find(part => part.key === key)?.count ?? 0;
}
