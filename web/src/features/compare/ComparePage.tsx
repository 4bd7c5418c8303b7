import type { ComparedLine } from '@rto-desk/contract/endpoints/compare';
import { officeDate } from '@rto-desk/contract/expiry';
import { importLimits } from '@rto-desk/contract/imports/import';
import type { CompareTexts } from '@rto-desk/contract/words/en/compare';
import type { Words } from '@rto-desk/contract/words/words';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import type { Answer } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { send } from '../../api/send.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { Textarea } from '../../inputs/Textarea.tsx';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { NumberText } from '../../ui/NumberText.tsx';
import { Page } from '../../ui/Page.tsx';
import { Pager } from '../../ui/Pager.tsx';
import prose from '../../ui/prose.module.css';
import { useAct } from '../../ui/useAct.ts';
import { compareTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { uploadList } from '../imports/upload.ts';

/** Rows on a page. */
const SHOWN = 50;

/** Compares a list with the records, for staff; nothing of it is stored. */
export function ComparePage() {
  const texts = usePageTexts(compareTexts);
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [compared, setCompared] = useState<Comparison | null>(null);
  const compare = useAct({
    act: async (given: File | string) => ({ given, lines: (await compareList(given)).data }),
    done: comparison => {
      setCompared(comparison);
    },
    failed: error => {
      const told = error instanceof ApiError ? error.errors.file?.[0] : undefined;
      setRefusal(told ?? failureText(error, texts.failed));
      return null;
    },
  });
  const begin = (given: File | string) => {
    setRefusal(null);
    if (typeof given !== 'string' && given.size > importLimits.bytes) return setRefusal(texts.tooLarge);
    compare.act(given);
  };
  if (compared !== null) return <Compared {...compared} onAgain={() => setCompared(null)} />;
  return (
    <Page title={texts.title}>
      <div className={layout.panel}>
        <p className={prose.small}>{texts.about}</p>
        <div className={layout.row}>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".xlsx,.csv,.tsv,.txt"
            aria-label={texts.choose}
            onChange={event => {
              const [file] = event.currentTarget.files ?? [];
              if (file !== undefined) begin(file);
              event.currentTarget.value = '';
            }}
          />
          <Button variant="default" disabled={compare.busy} onClick={() => chooser.current?.click()}>
            {texts.choose}
          </Button>
        </div>
        <Textarea
          label={texts.paste}
          rows={8}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <ErrorNote text={refusal} />
        <div className={layout.row}>
          <Button loading={compare.busy} disabled={text.trim() === ''} onClick={() => begin(text)}>
            {texts.compare}
          </Button>
        </div>
      </div>
    </Page>
  );
}

async function compareList(given: File | string): Promise<Answer<'POST /compare'>> {
  // The answer of the call, as its endpoint declares it.
  return (await send('POST', '/compare', { body: formOf(given) })) as Answer<'POST /compare'>;
}

function formOf(given: File | string): FormData {
  const body = new FormData();
  body.append(typeof given === 'string' ? 'text' : 'file', given);
  return body;
}

/** A list, and what is on record of each of its rows. */
interface Comparison {
  given: File | string;
  lines: readonly ComparedLine[];
}

function Compared({ given, lines, onAgain }: Comparison & { onAgain: () => void }) {
  const words = useWords();
  const texts = usePageTexts(compareTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const [isUnknownOnly, setUnknownOnly] = useState(false);
  const unknown = lines.filter(({ known }) => !known);
  const listed = isUnknownOnly ? unknown : lines;
  const from = (page - 1) * SHOWN;
  const rows = listed.slice(from, from + SHOWN);
  const bring = useAct({
    act: () => uploadList(client, listOf(unknown, words)),
    done: ({ id }) => void navigate(`/imports/${id}`),
    failed: texts.importFailed,
  });
  const save = useAct({
    act: () => download('/compare', { post: { body: formOf(given), accept: 'text/csv' } }),
    failed: texts.downloadFailed,
  });
  const meta = {
    ...{ current_page: page, last_page: Math.max(1, Math.ceil(listed.length / SHOWN)) },
    from: rows.length > 0 ? from + 1 : null,
    to: rows.length > 0 ? from + rows.length : null,
    ...{ total: listed.length, per_page: SHOWN },
  };
  return (
    <Page
      title={texts.title}
      actions={
        <Button variant="default" onClick={onAgain}>
          {texts.again}
        </Button>
      }
    >
      <p>{texts.counted(lines.length, unknown.length)}</p>
      <div className={layout.row}>
        {unknown.length > 0 && (
          <Button loading={bring.busy} onClick={() => bring.act()}>
            {texts.importUnknown}
          </Button>
        )}
        <Button variant="default" loading={save.busy} onClick={() => save.act()}>
          {texts.download}
        </Button>
        <Checkbox
          label={texts.unknownOnly}
          checked={isUnknownOnly}
          onChange={event => {
            setUnknownOnly(event.currentTarget.checked);
            setPage(1);
          }}
        />
      </div>
      <DataTable
        label={texts.title}
        rows={rows}
        rowKey={({ line }) => line}
        columns={columns(texts, words, lines)}
        empty={texts.empty}
      />
      <Pager meta={meta} onPage={setPage} />
    </Page>
  );
}

/** Rows that are not on record, as a list to import. */
function listOf(lines: readonly ComparedLine[], words: Words): string {
  const rows = lines.map(({ registration_no = '', mobile = '' }) => `${registration_no}\t${mobile}`);
  return [`${words.fields.registration_no}\t${words.fields.mobile}`, ...rows].join('\n');
}

function columns(texts: CompareTexts, words: Words, lines: readonly ComparedLine[]): Column<ComparedLine>[] {
  const hasMoney = lines.some(({ owes }) => owes !== undefined);
  return [
    {
      key: 'number',
      label: texts.number,
      as: 'heading',
      cell: ({ registration_no, mobile }) => <NumberText value={registration_no ?? mobile ?? null} />,
    },
    { key: 'line', label: texts.line, cell: ({ line }) => line },
    { key: 'known', label: texts.state, cell: ({ known }) => (known ? texts.yes : texts.no) },
    {
      key: 'owner',
      label: texts.owner,
      cell: ({ owner }) =>
        owner === null ? words.general.none : <Link to={`/citizens/${owner.id}`}>{owner.name}</Link>,
    },
    {
      key: 'expiry',
      label: texts.nextExpiry,
      cell: ({ next_expiry }) => (next_expiry === null ? words.general.none : officeDate(next_expiry)),
    },
    {
      key: 'job',
      label: texts.openJob,
      cell: ({ open_job }) =>
        open_job === null ? words.general.none : <Link to={`/jobs/${open_job.id}`}>{open_job.number}</Link>,
    },
    ...(hasMoney
      ? [
          {
            key: 'owes',
            label: texts.owes,
            cell: ({ owes = null }: ComparedLine) => <MoneyText amount={owes} />,
          },
        ]
      : []),
  ];
}
