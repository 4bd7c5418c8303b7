import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Preview } from '../../ui/Preview.tsx';
import { useAct } from '../../ui/useAct.ts';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshRegister } from './queries.ts';

const EntryForm = lazyComponent(async () => (await import('./EntryForm.tsx')).EntryForm);
const EndEntry = lazyComponent(async () => (await import('./EndEntry.tsx')).EndEntry);
const LinkReply = lazyComponent(async () => (await import('./LinkReply.tsx')).LinkReply);

/** What can be done with an entry of the list. */
export function EntryActions({ entry }: { entry: RegisterEntry }) {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'edit' | 'close' | 'cancel' | 'reply' | 'file' | null>(null);
  const { id, number, state, updated_at } = entry;
  const name = (label: string) => texts.actOn(label, number);
  const item = (label: string, onChoose: () => void, rest: Partial<MenuAction> = {}): MenuAction => ({
    ...{ label, name: name(label), onChoose },
    ...rest,
  });
  const reopen = useAct({
    act: () => call('POST /register-entries/{id}/reopen', { params: { id }, body: { updated_at } }),
    done: texts.reopened,
    failed: texts.actionFailed,
    refresh: () => refreshRegister(client),
  });
  const isLive = state !== 'cancelled' && entry.erased_on === null;
  const actions: MenuAction[] = [
    ...(entry.file_path === null ? [] : [item(texts.openFile, () => setDialog('file'))]),
    ...(isLive ? [item(words.general.edit, () => setDialog('edit'), { keys: 'e' })] : []),
    ...(isLive ? [item(texts.answer, () => setDialog('reply'))] : []),
    ...(isLive && state === 'closed' ? [item(texts.reopen, () => reopen.act())] : []),
    ...(isLive
      ? [item(texts.cancel, () => setDialog('cancel'), { color: 'red' as const, apart: true as const })]
      : []),
  ];
  const close = () => setDialog(null);
  return (
    <>
      {isLive && state === 'open' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={name(texts.close)}
          onClick={() => setDialog('close')}
        >
          {texts.close}
        </Button>
      )}
      {actions.length > 0 && (
        <ActionMenu label="⋯" name={name(words.general.actions)} actions={actions} busy={reopen.busy} />
      )}
      {dialog === 'edit' && <EntryForm entry={entry} direction={entry.direction} onClose={close} />}
      {(dialog === 'close' || dialog === 'cancel') && <EndEntry entry={entry} how={dialog} onClose={close} />}
      {dialog === 'reply' && <LinkReply entry={entry} onClose={close} />}
      {dialog === 'file' && entry.file_path !== null && (
        <Preview opened onClose={close} path={entry.file_path} of={number} />
      )}
    </>
  );
}
