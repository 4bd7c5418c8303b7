import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { officeDate } from '@rto-desk/contract/expiry';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { useQueryClient } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { refreshRecords } from '../../api/records.ts';
import { send } from '../../api/send.ts';
import { unprovenIn } from '../../forms/unproven.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmIdentity } from '../../ui/ConfirmIdentity.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useWords } from '../../words/useWords.ts';

/** The sign that the holder says a document was renewed until a day `YYYY-MM-DD`. A press writes it out, as a tooltip does for a mouse. */
export function DeclaredSign({ until }: { until: string }) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const text = words.documents.holderUntil(officeDate(until));
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      data-sign={isOpen ? undefined : ''}
      title={text}
      aria-label={text}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <UserCheck size={16} aria-hidden />
      {isOpen && text}
    </Button>
  );
}

interface Props {
  /** The self-declared record; its `updated_at` is sent back. */
  record: Pick<DocumentRecord, 'id' | 'updated_at'> & { slug: KindSlug };
  /** What is confirmed, and whose it is. */
  of: string;
}

/** Makes a self-declared record one of the office; asks first where proof of who keeps the profile is missing. */
export function ConfirmButton({ record, of }: Props) {
  const words = useWords();
  const texts = words.jobs.selfDeclared;
  const client = useQueryClient();
  const [asked, setAsked] = useState<ReturnType<typeof unprovenIn>>(null);
  const confirm = useAct({
    act: (proof: 'ask' | 'seen') =>
      send('POST', `/${record.slug}/${record.id}/confirm`, {
        body: { proof, updated_at: record.updated_at },
      }),
    done: () => {
      setAsked(null);
      return texts.confirmed;
    },
    failed: error => {
      const person = unprovenIn(error);
      setAsked(person);
      return person === null ? texts.failed : null;
    },
    refresh: () => {
      void refreshRecords(client);
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={confirm.busy}
        aria-label={words.documents.of(texts.confirm, of)}
        onClick={() => confirm.act('ask')}
      >
        {texts.confirm}
      </Button>
      <ConfirmIdentity
        person={asked}
        busy={confirm.busy}
        onSeen={() => confirm.act('seen')}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
