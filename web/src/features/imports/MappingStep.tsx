import { belongsTo } from '@rto-desk/contract/access';
import type { Import, ImportColumn } from '@rto-desk/contract/endpoints/imports';
import type { Proof, UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { columnLabel } from '@rto-desk/contract/imports/cell';
import { IGNORED } from '@rto-desk/contract/imports/fields';
import { type ImportMode, importModes } from '@rto-desk/contract/imports/import';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { unprovenIn } from '../../forms/unproven.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { RadioGroup } from '../../inputs/Choices.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmIdentity } from '../../ui/ConfirmIdentity.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { useReportUnsaved } from '../../ui/unsaved.ts';
import { useAct } from '../../ui/useAct.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { BranchSelect } from '../citizens/BranchSelect.tsx';
import { FieldSelect } from './FieldSelect.tsx';
import classes from './imports.module.css';
import { OtherSheets } from './OtherSheets.tsx';
import { type ChosenOwner, OwnerOfAll } from './OwnerOfAll.tsx';
import { showImport } from './queries.ts';

interface Props {
  list: Import;
  onMapped: () => void;
}

/** The columns with what stands in them and what they are taken for, and what happens to records that are kept already. */
export function MappingStep({ list, onMapped }: Props) {
  const words = useWords();
  const own = usePageTexts(importsTexts);
  const texts = own.columns;
  const client = useQueryClient();
  const { user } = useSession();
  const [fields, setFields] = useState(() => list.columns.map(({ field }) => field));
  const [orders, setOrders] = useState(() =>
    list.columns.map(({ month_first, year_first }) => ({ month_first, year_first })),
  );
  const [rowAbove, setRowAbove] = useState(list.use_row_above);
  const [owner, setOwner] = useState<ChosenOwner | null>(null);
  const [unproven, setUnproven] = useState<UnprovenPerson | null>(null);
  const [mode, setMode] = useState<ImportMode>(list.mode ?? 'add');
  const [branch, setBranch] = useState<number | null>(list.branch?.id ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useReportUnsaved(fields.some((field, at) => field !== list.columns[at]?.field));
  const twice = fields.find((field, at) => field !== IGNORED && fields.indexOf(field) !== at);
  const assigns = user !== null && belongsTo('admin', user.role);

  const mapping = useAct({
    act: (proof: Proof) => {
      const columns = list.columns.map(({ index }, at) => ({
        ...{ index, field: fields[at] ?? IGNORED },
        ...Object.fromEntries(Object.entries(orders[at] ?? {}).filter(([, isFirst]) => isFirst !== null)),
      }));
      const body = {
        ...{ columns, mode, updated_at: list.updated_at },
        ...(assigns && { branch_id: branch }),
        ...(rowAbove !== null && { use_row_above: rowAbove }),
        ...(owner !== null && { citizen_id: owner.id, proof }),
      };
      return call('PUT /imports/{id}/mapping', { params: { id: list.id }, body });
    },
    done: mapped => {
      showImport(client, mapped);
      onMapped();
    },
    failed: error => {
      const person = unprovenIn(error);
      if (person !== null) setUnproven(person);
      else setRefusal(failureText(error, texts.failed));
      return null;
    },
  });
  const next = (proof: Proof = 'ask') => {
    setRefusal(twice === undefined ? null : texts.twice(columnLabel(twice, words)));
    if (twice === undefined) mapping.act(proof);
  };

  const nameOfColumn = ({ header, index }: ImportColumn) =>
    header === '' ? texts.unnamed(index + 1) : header;
  const columns: Column<ImportColumn>[] = [
    { key: 'column', label: texts.column, as: 'heading', cell: nameOfColumn },
    {
      key: 'samples',
      label: texts.samples,
      as: 'long',
      cell: ({ samples }) =>
        samples.length === 0 ? (
          <span className={classes.dim}>{texts.noSamples}</span>
        ) : (
          <span className={classes.samples}>{samples.join(' · ')}</span>
        ),
    },
    {
      key: 'field',
      label: texts.field,
      cell: (column, at) => (
        <>
          <FieldSelect
            label={`${texts.field}: ${nameOfColumn(column)}`}
            field={fields[at] ?? IGNORED}
            likely={column.options}
            isTwice={fields[at] === twice && twice !== undefined}
            onChoose={field => setFields(fields.map((now, place) => (place === at ? field : now)))}
          />
          {column.is_unsure && fields[at] === IGNORED && <p className={classes.note}>{texts.choose}</p>}
          {column.notes.map(note => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
          {(['month_first', 'year_first'] as const).map(
            first =>
              column[first] !== null && (
                <Checkbox
                  key={first}
                  label={first === 'month_first' ? texts.monthFirst : texts.yearFirst}
                  checked={orders[at]?.[first] ?? false}
                  onChange={event => {
                    const { checked } = event.currentTarget;
                    setOrders(
                      orders.map((now, place) => (place === at ? { ...now, [first]: checked } : now)),
                    );
                  }}
                />
              ),
          )}
        </>
      ),
    },
  ];
  return (
    <>
      <p>{texts.about(list.rows)}</p>
      <OtherSheets list={list} />
      {list.notes.map(note => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
      {rowAbove !== null && (
        <Checkbox
          label={texts.rowAbove}
          checked={rowAbove}
          onChange={event => setRowAbove(event.currentTarget.checked)}
        />
      )}
      <DataTable
        label={own.steps.columns}
        columns={columns}
        rows={list.columns}
        rowKey={({ index }) => index}
        empty={texts.noSamples}
      />
      <RadioGroup
        label={texts.mode}
        options={importModes
          .filter(offered => offered !== 'overwrite' || list.permissions.overwrite)
          .map(value => ({ value, label: texts.modes[value] }))}
        value={mode}
        onChange={setMode}
      />
      {assigns && (
        <div className={classes.branch}>
          <BranchSelect chosen={branch} onChoose={setBranch} error={null} />
        </div>
      )}
      <OwnerOfAll owner={owner} onChoose={setOwner} />
      <ErrorNote text={refusal} />
      <ConfirmIdentity
        person={unproven}
        busy={mapping.busy}
        onSeen={() => {
          setUnproven(null);
          next('seen');
        }}
        onClose={() => setUnproven(null)}
      />
      <Button className={layout.start} loading={mapping.busy} onClick={() => next()}>
        {texts.next}
      </Button>
    </>
  );
}
