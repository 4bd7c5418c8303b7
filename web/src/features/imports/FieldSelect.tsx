import { columnLabel } from '@rto-desk/contract/imports/cell';
import {
  IGNORED,
  kindFieldOf,
  listFields,
  listFieldsOfVehicle,
  longListFields,
} from '@rto-desk/contract/imports/fields';
import { kinds } from '@rto-desk/contract/kinds/index';
import type { ImportsTexts } from '@rto-desk/contract/words/en/imports/screens';
import type { Words } from '@rto-desk/contract/words/words';
import inputs from '../../inputs/inputs.module.css';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  label: string;
  field: string;
  /** What the heading may mean, offered first. */
  likely?: readonly string[];
  /** Whether another column is taken for the same. */
  isTwice: boolean;
  onChoose: (field: string) => void;
}

/** What a column is taken for, in groups: of the vehicle, of its owner, of each kind of document. */
export function FieldSelect({ label, field, likely = [], isTwice, onChoose }: Props) {
  const words = useWords();
  const { groups } = usePageTexts(importsTexts).columns;
  return (
    <span className={inputs.frame}>
      <select
        className={inputs.input}
        aria-label={label}
        aria-invalid={isTwice || undefined}
        value={field}
        onChange={event => onChoose(event.currentTarget.value)}
      >
        <option value={IGNORED}>{columnLabel(IGNORED, words)}</option>
        {likely.length > 0 && (
          <optgroup label={groups.likely}>
            {likely.map(offered => (
              <option key={offered} value={offered}>
                {columnLabel(offered, words)}
              </option>
            ))}
          </optgroup>
        )}
        {groupsOf(words, groups, likely).map(({ label, fields }) => (
          <optgroup key={label} label={label}>
            {fields.map(offered => (
              <option key={offered} value={offered}>
                {columnLabel(offered, words)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <svg className={inputs.arrow} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </span>
  );
}

function groupsOf(
  words: Words,
  groups: ImportsTexts['columns']['groups'],
  likely: readonly string[],
): { label: string; fields: string[] }[] {
  const all = [...listFields.keys()].filter(offered => !likely.includes(offered));
  const ofRecords = all.filter(field => kindFieldOf(field) === null && !longListFields.includes(field));
  return [
    { label: groups.vehicle, fields: all.filter(field => field in listFieldsOfVehicle) },
    { label: groups.person, fields: ofRecords.filter(field => !(field in listFieldsOfVehicle)) },
    ...kinds.map(kind => ({
      label: words.kinds[kind.slug].one,
      fields: all.filter(field => kindFieldOf(field)?.kind === kind),
    })),
    { label: groups.row, fields: all.filter(field => longListFields.includes(field)) },
  ];
}
