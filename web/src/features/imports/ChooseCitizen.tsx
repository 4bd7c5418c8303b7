import type { ImportRow } from '@rto-desk/contract/endpoints/imports';
import type { UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmIdentity } from '../../ui/ConfirmIdentity.tsx';
import layout from '../../ui/layout.module.css';
import { disambiguatedName, unverifiedMark } from '../../words/disambiguate.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import classes from './imports.module.css';
import type { ChangeRow } from './useChangeRow.ts';

/** The owner of a row with several matches: a button for each, and one for a new person where that is possible. */
export function ChooseCitizen({ row, changeRow }: { row: ImportRow; changeRow: ChangeRow }) {
  const words = useWords();
  const screens = usePageTexts(importsTexts);
  const texts = screens.rows;
  const [unproven, setUnproven] = useState<{ id: number; person: UnprovenPerson } | null>(null);
  const choose = (citizen_id: number) =>
    void changeRow(row, { citizen_id, proof: 'ask' }, person => setUnproven({ id: citizen_id, person }));
  if ((row.candidates ?? []).length === 0 && !row.may_be_new) return null;
  return (
    <fieldset className={layout.group} aria-label={texts.actOn(texts.whose, row.line)}>
      {(row.candidates ?? []).map(
        ({ id, vehicles_count, kept_by_account, verified_by_branch, ...person }) => {
          const isUnverified = kept_by_account === 'unverified';
          const mark = isUnverified ? ` (${unverifiedMark(verified_by_branch, words)})` : '';
          return (
            <Button
              key={id}
              size="compact-sm"
              variant="default"
              className={classes.choice}
              onClick={() => choose(id)}
            >
              {`${disambiguatedName(person, words)}, ${texts.vehicles(vehicles_count)}${mark}`}
            </Button>
          );
        },
      )}
      {row.may_be_new && (
        <Button
          size="compact-sm"
          variant="default"
          className={classes.choice}
          onClick={() => void changeRow(row, { new_citizen: true })}
        >
          {texts.another}
        </Button>
      )}
      <ConfirmIdentity
        person={unproven?.person ?? null}
        busy={false}
        onSeen={() => {
          setUnproven(null);
          if (unproven !== null) void changeRow(row, { citizen_id: unproven.id, proof: 'seen' });
        }}
        onClose={() => setUnproven(null)}
      />
    </fieldset>
  );
}
