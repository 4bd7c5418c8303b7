import type { Import, ImportRow } from '@rto-desk/contract/endpoints/imports';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { EditCells } from './EditCells.tsx';
import type { ChangeRow } from './useChangeRow.ts';

interface Props {
  list: Import;
  row: ImportRow | null;
  changeRow: ChangeRow;
  onClose: () => void;
}

/** All cells of one row. */
export function EditRowDialog({ list, row, changeRow, onClose }: Props) {
  const screens = usePageTexts(importsTexts);
  return (
    <FormDialog
      opened={row !== null}
      onClose={onClose}
      title={screens.rows.editTitle(row?.line ?? 0)}
      help="/help/list"
    >
      {row !== null && <EditCells list={list} row={row} changeRow={changeRow} all onChanged={onClose} />}
    </FormDialog>
  );
}
