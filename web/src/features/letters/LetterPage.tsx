import type { Letter } from '@rto-desk/contract/endpoints/letters';
import { letterCancelFields } from '@rto-desk/contract/letter';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { FieldInput } from '../../forms/FieldInput.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import prose from '../../ui/prose.module.css';
import { toast } from '../../ui/toast.ts';
import { useAct } from '../../ui/useAct.ts';
import { lettersTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { LetterAnswers } from './LetterAnswers.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LetterState, letterName } from './letterColumns.tsx';
import classes from './letters.module.css';
import { letterChanged, oneLetter, refreshLetters } from './queries.ts';

/** One letter: what it still asks and its preview, or the issued letter. */
export function LetterPage() {
  const texts = usePageTexts(lettersTexts);
  const id = Number(useParams().id);
  const found = useQuery(oneLetter(id));
  if (found.data !== undefined) return <Shown letter={found.data} />;
  return (
    <Page title={texts.one}>
      {found.error === null ? (
        <Pending height={320} />
      ) : (
        <>
          <LoadFailure error={found.error} failure={texts.loadFailed} retry={() => void found.refetch()} />
          <Link className={prose.quiet} to="/letters">
            {texts.title}
          </Link>
        </>
      )}
    </Page>
  );
}

function Shown({ letter }: { letter: Letter }) {
  const words = useWords();
  const texts = usePageTexts(lettersTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'discard' | 'cancel' | null>(null);
  const params = { id: letter.id };
  const isDraft = letter.state === 'draft';
  const close = () => setDialog(null);
  const discard = useAct({
    act: () => call('DELETE /letters/{id}', { params }),
    done: ({ message }) => {
      refreshLetters(client);
      void navigate('/letters', { replace: true });
      return message;
    },
    failed: texts.actionFailed,
  });
  const downloadFile = useAct({
    act: () => download(`/letters/${letter.id}/file`),
    failed: texts.actionFailed,
  });
  const label = isDraft ? texts.discard : texts.cancel;
  return (
    <Page
      title={letterName(letter)}
      actions={
        <>
          {letter.erased_on === null && (
            <>
              <Button
                variant="default"
                leftSection={<Download size={16} aria-hidden />}
                loading={downloadFile.busy}
                onClick={() => downloadFile.act()}
              >
                {texts.download}
              </Button>
              <PrintButton label={texts.print} variant="default" />
            </>
          )}
          {letter.state !== 'cancelled' && (
            <ActionMenu
              label="⋯"
              name={texts.actOn(words.general.actions, letterName(letter))}
              looks={{ size: 'sm', variant: 'default' }}
              actions={[{ label, color: 'red', onChoose: () => setDialog(isDraft ? 'discard' : 'cancel') }]}
            />
          )}
        </>
      }
    >
      <div className={classes.sides}>
        <div className={`${layout.stack} ${classes.side}`}>
          <div className={layout.panel}>
            <p>
              <LetterState state={letter.state} texts={texts} />{' '}
              {letter.numbered ? texts.numbered : texts.notNumbered}
              {letter.template.copies !== null && ` · ${texts.copies(letter.template.copies)}`}
            </p>
            <p>{letter.about}</p>
            {letter.cancel_reason !== null && <p>{letter.cancel_reason}</p>}
            {letter.warnings.map(warning => (
              <p key={warning} className={layout.alert} data-tone="soon">
                {texts.warnings[warning]}
              </p>
            ))}
          </div>
          {isDraft && <LetterAnswers key={letter.id} letter={letter} />}
        </div>
        {letter.erased_on === null && <LetterPreview letter={letter} />}
      </div>
      <Confirm
        opened={dialog === 'discard'}
        question={texts.discardQuestion}
        action={texts.discard}
        busy={discard.busy}
        onConfirm={() => discard.act()}
        onClose={close}
      />
      {dialog === 'cancel' && (
        <FormDialog
          onClose={close}
          title={texts.actOn(texts.cancel, letterName(letter))}
          help="/help/letters"
          width="26rem"
        >
          <RecordForm
            fields={letterCancelFields}
            initial={{ updated_at: letter.updated_at }}
            failure={texts.actionFailed}
            action={texts.cancel}
            save={async (values, updated_at) => {
              const body = { ...values, updated_at };
              letterChanged(client, await call('POST /letters/{id}/cancel', { params, body }));
              toast.success(texts.cancelled);
              close();
            }}
          >
            {form => <FieldInput form={form} name="reason" description={texts.cancelExplain} first />}
          </RecordForm>
        </FormDialog>
      )}
    </Page>
  );
}
