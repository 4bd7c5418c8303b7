import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useWords } from '../../words/useWords.ts';
import { CitizenDialog } from './CitizenDialog.tsx';
import classes from './citizens.module.css';

const DeleteCitizen = lazyComponent(async () => (await import('./DeleteCitizen.tsx')).DeleteCitizen);
const DetachAccount = lazyComponent(async () => (await import('./DetachAccount.tsx')).DetachAccount);
const FollowUpForm = lazyComponent(async () => (await import('../follow-ups/FollowUpForm.tsx')).FollowUpForm);
const RequestForm = lazyComponent(
  async () => (await import('../privacy-requests/RequestForm.tsx')).RequestForm,
);
const SendMessage = lazyComponent(async () => (await import('../messages/SendMessage.tsx')).SendMessage);

interface Props {
  citizen: Citizen;
  /** Begins a record, of the kind of licence or `vehicles`. */
  onAdd: (what: string) => void;
}

/**
 * What can be done with a citizen, as far as the server says that the person may. It opens the dialogs of that itself, so
 * that the screen below, with its tabs and tables, is not drawn again for them.
 */
export function CitizenActions({ citizen, onAdd }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'message' | 'detach' | 'call' | 'privacy' | null>(
    null,
  );
  const close = () => setDialog(null);
  const { permissions } = citizen;
  const offered: (MenuAction | false)[] = [
    permissions.message && { label: words.jobs.followUp.title, onChoose: () => setDialog('call') },
    permissions.message &&
      citizen.kept_by !== null && { label: words.citizens.detach, onChoose: () => setDialog('detach') },
    permissions.message && {
      label: words.privacyRequests.enter,
      onChoose: () => setDialog('privacy'),
    },
    permissions.delete && {
      label: words.general.delete,
      name: words.documents.deleteOf(citizen.name),
      color: 'red',
      apart: true,
      onChoose: () => setDialog('delete'),
    },
  ];
  const more = offered.filter(action => action !== false);
  return (
    <div className={classes.actions}>
      <ButtonLink
        to={`/citizens/${citizen.id}/sheet`}
        variant="subtle"
        className={classes.print}
        data-sign
        title={words.sheet.title}
        aria-keyshortcuts="p"
        data-page-key="p"
      >
        <Printer size={18} aria-hidden />
        <span className={classes.heard}>{words.sheet.title}</span>
      </ButtonLink>
      {more.length > 0 && (
        <ActionMenu
          label="⋯"
          name={words.documents.of(words.general.actions, citizen.name)}
          looks={{ size: 'sm', variant: 'subtle' }}
          actions={more}
        />
      )}
      {permissions.edit && (
        <Button variant="default" onClick={() => setDialog('edit')}>
          {words.general.edit}
        </Button>
      )}
      {permissions.message && (
        <Button variant="default" onClick={() => setDialog('message')}>
          {words.citizens.sendMessage}
        </Button>
      )}
      <ActionMenu
        label={words.documents.addShort}
        name={words.documents.addShort}
        looks={{ size: 'sm', variant: 'filled' }}
        actions={[
          ...citizenKinds.map(({ slug }) => ({
            label: words.kinds[slug].add,
            onChoose: () => onAdd(slug),
          })),
          { label: words.vehicles.add, onChoose: () => onAdd('vehicles') },
        ]}
      />
      <CitizenDialog
        opened={dialog === 'edit'}
        citizen={citizen}
        saved={words.citizens.saved}
        onClose={close}
      />
      {dialog === 'message' && <SendMessage opened citizen={citizen} onClose={close} />}
      {dialog === 'call' && (
        <FollowUpForm citizenId={citizen.id} vehicleId={null} name={citizen.name} onClose={close} />
      )}
      {dialog === 'privacy' && <RequestForm citizen={citizen.id} onClose={close} />}
      {dialog === 'detach' && <DetachAccount citizen={citizen} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteCitizen
          citizen={citizen}
          onClose={close}
          onDeleted={() => navigate('/citizens', { replace: true })}
        />
      )}
    </div>
  );
}
