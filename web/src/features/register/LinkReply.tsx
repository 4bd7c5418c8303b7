import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { officeDate } from '@rto-desk/contract/expiry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { TextInput } from '../../inputs/TextInput.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceButtons } from '../../ui/ChoiceButtons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { useAct } from '../../ui/useAct.ts';
import { registerTexts, usePageTexts } from '../../words/pageTexts.ts';
import { useWords } from '../../words/useWords.ts';
import { entriesLike, refreshRegister } from './queries.ts';

/** Finds the entry of the other direction that answers one. */
export function LinkReply({ entry, onClose }: { entry: RegisterEntry; onClose: () => void }) {
  const words = useWords();
  const texts = usePageTexts(registerTexts);
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const found = useQuery({
    ...entriesLike(entry.direction === 'in' ? 'out' : 'in', q),
    enabled: q !== '',
  });
  const link = useAct({
    act: (reply: RegisterEntry) =>
      call('POST /register-entries/{id}/reply', {
        params: { id: entry.id },
        body: { entry_id: reply.id, updated_at: entry.updated_at },
      }),
    done: texts.linked,
    failed: texts.actionFailed,
    refresh: () => {
      onClose();
      refreshRegister(client);
    },
  });
  const entries = found.data?.data;
  return (
    <Dialog opened onClose={onClose} title={texts.actOn(texts.answer, entry.number)} small width="28rem">
      <form
        className={layout.stack}
        onSubmit={event => {
          event.preventDefault();
          setQ(typed.trim());
        }}
      >
        <TextInput
          label={texts.search}
          description={texts.answerExplain}
          type="search"
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" variant="default" className={layout.end} loading={found.isFetching}>
          {words.general.search}
        </Button>
        {entries?.length === 0 && <p>{texts.noReply}</p>}
        {found.error !== null && <p role="alert">{failureText(found.error, texts.loadFailed)}</p>}
        {entries !== undefined && (
          <ChoiceButtons
            choices={entries.map(reply => ({
              key: reply.id,
              label: `${reply.number} · ${officeDate(reply.entered_on)} · ${texts.hit(reply.party, reply.subject)}`,
              isSure: true,
              value: reply,
            }))}
            onChoose={link.act}
          />
        )}
      </form>
    </Dialog>
  );
}
