import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import layout from '../../ui/layout.module.css';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { byId } from '../../ui/PagedTable.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { useAct } from '../../ui/useAct.ts';
import { jobSettingsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { StatusBadge } from '../requests/StatusBadge.tsx';
import classes from './jobSettings.module.css';
import { type Named, type NamedRow, nextPlace, saveNamed } from './named.ts';
import { refreshJobSettings } from './queries.ts';

const NamedRowForm = lazyComponent(async () => (await import('./NamedRowForm.tsx')).NamedRowForm);

/** The stages of jobs or the reasons to turn them down, in their order, each with its names in both languages. */
export function NamedRows({ of, rows }: { of: Named; rows: readonly NamedRow[] }) {
  const words = useWords();
  const texts = usePageTexts(jobSettingsTexts);
  const client = useQueryClient();
  /** The row that is changed; null while one is added. */
  const [edited, setEdited] = useState<NamedRow | null | undefined>();
  const hide = useAct({
    act: ({ id, name_en, name_hi, place, hidden, updated_at }: NamedRow) =>
      saveNamed(of, id, { name_en, name_hi, place, hidden: !hidden, updated_at }),
    done: texts.saved,
    failed: texts.saveFailed,
    refresh: () => refreshJobSettings(client),
  });
  const columns: Column<NamedRow>[] = [
    {
      key: 'name',
      label: words.fields.name_en,
      as: 'heading',
      cell: row => (
        <>
          <span lang="en">{row.name_en}</span> {row.hidden && <ToneBadge tone="past" text={texts.hidden} />}
        </>
      ),
    },
    { key: 'hindi', label: words.fields.name_hi, cell: row => <span lang="hi">{row.name_hi}</span> },
    ...(of === 'stages'
      ? [
          {
            key: 'status',
            label: texts.stages.standsFor,
            cell: (row: NamedRow) => 'status' in row && <StatusBadge status={row.status} />,
          },
        ]
      : []),
    { key: 'place', label: texts.place, as: 'end', cell: row => row.place },
  ];
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <p className={classes.explained}>{texts[of].explain}</p>
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited(null)}>
          {texts[of].add}
        </Button>
      </div>
      <DataTable
        label={texts.tabs[of]}
        columns={columns}
        rows={rows}
        rowKey={byId}
        empty={words.general.none}
        actions={row => (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={texts.actOn(words.general.edit, row.name)}
              onClick={() => setEdited(row)}
            >
              {words.general.edit}
            </Button>
            <ActionMenu
              label="⋯"
              name={texts.actOn(words.general.actions, row.name)}
              busy={hide.busy}
              actions={[
                {
                  label: row.hidden ? texts.show : texts.hide,
                  name: texts.actOn(row.hidden ? texts.show : texts.hide, row.name),
                  onChoose: () => hide.act(row),
                },
              ]}
            />
          </>
        )}
      />
      {edited !== undefined && (
        <NamedRowForm of={of} row={edited} place={nextPlace(rows)} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}
