import { Button } from '@mantine/core';
import { isStaff } from '@rto-desk/contract/access';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { useWords } from '../../words/useWords.ts';

interface Props {
  citizen: Citizen;
  onAct: (action: 'edit' | 'delete' | 'message') => void;
}

/** What can be done with a citizen, as far as the server says that the person may. */
export function CitizenActions({ citizen, onAct }: Props) {
  const words = useWords();
  const { user } = useSession();
  return (
    <>
      <Button
        component={Link}
        to="/citizens"
        variant="subtle"
        leftSection={<ArrowLeft size={16} aria-hidden />}
      >
        {words.citizens.backToList}
      </Button>
      {user !== null && isStaff(user.role) && (
        <Button component={Link} to={`/citizens/${citizen.id}/expired`} variant="default">
          {words.citizens.checkExpiries}
        </Button>
      )}
      <Button component={Link} to={`/citizens/${citizen.id}/sheet`} variant="default">
        {words.sheet.title}
      </Button>
      {citizen.permissions.message && (
        <Button variant="default" onClick={() => onAct('message')}>
          {words.citizens.sendMessage}
        </Button>
      )}
      {citizen.permissions.edit && (
        <Button variant="default" onClick={() => onAct('edit')}>
          {words.general.edit}
        </Button>
      )}
      {citizen.permissions.delete && (
        <Button variant="light" color="red" onClick={() => onAct('delete')}>
          {words.general.delete}
        </Button>
      )}
    </>
  );
}
