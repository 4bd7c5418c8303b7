import { isStaff } from '@rto-desk/contract/access';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { ArrowLeft } from 'lucide-react';
import { useSession } from '../../session/useSession.ts';
import { ActionMenu, type MenuAction } from '../../ui/ActionMenu.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words/useWords.ts';

interface Props {
  citizen: Citizen;
  onAct: (action: 'edit' | 'delete' | 'message' | 'detach') => void;
}

/** What can be done with a citizen, as far as the server says that the person may. */
export function CitizenActions({ citizen, onAct }: Props) {
  const words = useWords();
  const { user } = useSession();
  const more: MenuAction[] = [];
  if (citizen.permissions.message && citizen.kept_by !== null) {
    more.push({ label: words.citizens.detach, onChoose: () => onAct('detach') });
  }
  if (citizen.permissions.delete) {
    const name = words.citizens.deleteOf(citizen.name);
    more.push({ label: words.general.delete, name, color: 'red', onChoose: () => onAct('delete') });
  }
  return (
    <>
      <ButtonLink to="/citizens" variant="subtle" leftSection={<ArrowLeft size={16} aria-hidden />}>
        {words.citizens.backToList}
      </ButtonLink>
      {citizen.permissions.message && (
        <Button variant="default" onClick={() => onAct('message')}>
          {words.citizens.sendMessage}
        </Button>
      )}
      <ButtonLink to={`/citizens/${citizen.id}/sheet`} variant="default">
        {words.sheet.title}
      </ButtonLink>
      {user !== null && isStaff(user.role) && (
        <ButtonLink to={`/citizens/${citizen.id}/expired`} variant="default">
          {words.citizens.checkExpiries}
        </ButtonLink>
      )}
      {citizen.permissions.edit && (
        <Button variant="default" onClick={() => onAct('edit')}>
          {words.general.edit}
        </Button>
      )}
      {more.length > 0 && (
        <ActionMenu label="⋯" name={words.documents.of(words.general.actions, citizen.name)} actions={more} />
      )}
    </>
  );
}
