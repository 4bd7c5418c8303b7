import type { FleetEnd, FleetRow } from '@rto-desk/contract/endpoints/fleet';
import { officeDate } from '@rto-desk/contract/expiry';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import type { FleetTexts } from '@rto-desk/contract/words/en/fleet';
import { endName } from '@rto-desk/contract/words/type-name';
import type { Words } from '@rto-desk/contract/words/words';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import prose from '../../ui/prose.module.css';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import classes from './fleet.module.css';

interface Ticks {
  rows: readonly FleetRow[];
  words: Words;
  texts: FleetTexts;
  isTicked: (end: FleetEnd) => boolean;
  tick: (end: FleetEnd, holds: boolean) => void;
}

const tones = { expired: 'bad', soon: 'soon', valid: 'good' } as const;

/** The vehicle, and a column for each kind that any of the vehicles has. */
export function fleetColumns({ rows, words, texts, isTicked, tick }: Ticks): Column<FleetRow>[] {
  const used = vehicleKinds.filter(({ slug }) =>
    rows.some(({ ends }) => ends.some(end => end.slug === slug)),
  );
  return [
    {
      key: 'vehicle',
      label: texts.vehicle,
      as: 'heading',
      cell: row => (
        <>
          <NumberText value={row.registration_no} />
          <p className={prose.hint}>{row.has_left ? texts.left : row.make_model}</p>
        </>
      ),
    },
    ...used.map(
      (kind): Column<FleetRow> => ({
        key: kind.slug,
        label: words.kinds[kind.slug].short,
        cell: ({ registration_no, ends }) =>
          ends
            .filter(({ slug }) => slug === kind.slug)
            .map(end => {
              const part = endName(kind, end.end, words);
              return (
                <div key={`${end.record_id} ${end.end}`} className={classes.end}>
                  <Checkbox
                    label={<time dateTime={end.expiry_date}>{officeDate(end.expiry_date)}</time>}
                    aria-keyshortcuts="x"
                    aria-label={`${texts.tick(words.kinds[kind.slug].one, registration_no)}, ${officeDate(end.expiry_date)}`}
                    checked={isTicked(end)}
                    onChange={event => tick(end, event.currentTarget.checked)}
                  />
                  <ToneBadge
                    tone={tones[end.state]}
                    text={end.declared ? texts.declared : texts.states[end.state]}
                    outline={end.state === 'valid' || end.declared}
                  />
                  {part !== null && <p className={prose.tiny}>{part}</p>}
                </div>
              );
            }),
      }),
    ),
  ];
}
