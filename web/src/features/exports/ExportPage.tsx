import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { DownloadProgress } from '../../ui/DownloadProgress.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { exportsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useRecordName } from '../history/recordNames.ts';

/** The office's data as files, for admins. */
export function ExportPage() {
  const texts = usePageTexts(exportsTexts);
  const recordName = useRecordName();
  const tables = useQuery({
    queryKey: ['export-tables'],
    queryFn: ({ signal }) => call('GET /export/tables', { signal }),
  });
  const running = useDownload();
  const busy = running.bytes !== null;
  const fetchFile = async (path: string, failure: string) => {
    try {
      await running.start(path);
    } catch (error) {
      toast.failure(error instanceof ApiError ? failureText(error, failure) : texts.brokeOff);
    }
  };
  return (
    <Page
      title={texts.title}
      actions={
        <Button disabled={busy} onClick={() => void fetchFile('/export/all-as-zip', texts.failed)}>
          {texts.everything}
        </Button>
      }
    >
      <div className={layout.stack}>
        <DownloadProgress label={texts.coming} running={running} />
        <DataTable
          label={texts.title}
          columns={[
            {
              key: 'table',
              label: texts.table,
              as: 'heading',
              cell: table => (
                <>
                  {recordName(table)}
                  <span className={prose.hint} lang="en">
                    {` ${table}`}
                  </span>
                </>
              ),
            },
          ]}
          rows={tables.data}
          rowKey={table => table}
          empty={texts.empty}
          failure={
            tables.error && {
              error: tables.error,
              failure: texts.loadFailed,
              retry: () => void tables.refetch(),
            }
          }
          actions={table => (
            <Button
              size="compact-sm"
              variant="default"
              disabled={busy}
              aria-label={texts.downloadOf(recordName(table))}
              onClick={() => void fetchFile(`/export/table/${table}`, texts.tableFailed(table))}
            >
              {texts.download}
            </Button>
          )}
        />
      </div>
    </Page>
  );
}
