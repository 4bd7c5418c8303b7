import type { Import } from '@rto-desk/contract/endpoints/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { useAct } from '../../ui/useAct.ts';
import { importsTexts, usePageTexts } from '../../words/pageTexts.ts';
import classes from './imports.module.css';
import { uploadedFile, uploadList } from './upload.ts';

/** Says which sheet of a workbook was read, and offers the others while the file is still at hand. */
export function OtherSheets({ list }: { list: Import }) {
  const screens = usePageTexts(importsTexts);
  const texts = screens.columns;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  const others = list.sheets.filter(({ name }) => name !== list.sheet);
  const file = uploadedFile(client, list.id);
  const read = useAct({
    act: ({ file, sheet }: { file: File | string; sheet: string }) => {
      setRefusal(null);
      return uploadList(client, file, sheet);
    },
    done: ({ id }) => void navigate(`/imports/${id}`),
    failed: error => {
      setRefusal(failureText(error, screens.upload.failed));
      return null;
    },
  });
  if (others.length === 0) return null;
  return (
    <>
      {list.sheet !== null && <p className={classes.note}>{texts.sheet(list.sheet)}</p>}
      <div className={layout.row}>
        {others.map(({ name, rows, is_hidden }) => {
          const label = texts.otherSheet(name, rows, is_hidden);
          return file === undefined ? (
            <span key={name}>{label}</span>
          ) : (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              loading={read.input?.sheet === name}
              onClick={() => read.act({ file, sheet: name })}
            >
              {label}
            </Button>
          );
        })}
      </div>
      {file === undefined && <p className={classes.note}>{texts.uploadAgain}</p>}
      <ErrorNote text={refusal} />
    </>
  );
}
