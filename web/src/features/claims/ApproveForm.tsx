import type { Claim } from '@rto-desk/contract/endpoints/claims';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Checkbox } from '../../inputs/Checkbox.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import layout from '../../ui/layout.module.css';
import { useAct } from '../../ui/useAct.ts';
import { claimsTexts, usePageTexts } from '../../words/pageTexts.ts';
import { refreshClaims } from './queries.ts';

interface Props {
  claim: Claim;
  match: Claim['matches'][number];
  onClose: () => void;
}

/** Approves a claim, once staff say that they have seen the person. */
export function ApproveForm({ claim, match: { citizen }, onClose }: Props) {
  const texts = usePageTexts(claimsTexts);
  const client = useQueryClient();
  const [seen, setSeen] = useState(false);
  const approve = useAct({
    act: () =>
      call('POST /claims/{id}/approve', {
        params: { id: claim.id },
        body: { citizen_id: citizen.id, updated_at: claim.updated_at },
      }),
    done: texts.approved,
    failed: texts.decideFailed,
    refresh: () => {
      refreshClaims(client);
      onClose();
    },
  });
  const number = claim.registration_no ?? claim.licence_no ?? '';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={texts.actOn(texts.approve, number, claim.user.name)}
      help="/help/from-citizens"
      small
    >
      <div className={layout.stack}>
        <p>{texts.approveExplain(claim.user.name, citizen.name)}</p>
        <Checkbox
          label={texts.seen}
          checked={seen}
          onChange={({ currentTarget }) => setSeen(currentTarget.checked)}
          data-autofocus
        />
        <DialogFooter onCancel={onClose}>
          <Button disabled={!seen} loading={approve.busy} onClick={() => approve.act()}>
            {texts.approve}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  );
}
