import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { failureText } from '../../ui/failureText.ts';
import { type GoToPage, Pager } from '../../ui/Pager.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { citizenColumns } from './citizenColumns.tsx';
import { type CitizenFilters, citizensPage } from './queries.ts';

/** What can be done with a citizen from the list. */
export interface CitizenAction {
  does: 'edit' | 'delete';
  citizen: Citizen;
}

interface Props {
  filters: CitizenFilters;
  onPage: GoToPage;
  /** Undefined for those who have no column of actions. */
  onAct: ((action: CitizenAction) => void) | undefined;
  empty: ReactNode;
}

/** The found citizens. Up to a thousand rows: it is drawn again only when something of it changes. */
export const CitizenTable = memo(function CitizenTable({ filters, onPage, onAct, empty }: Props) {
  const words = useWords();
  const list = useQuery(citizensPage(filters));
  useRefreshFailure(list, words.citizens.loadFailed);
  return (
    <>
      <DataTable
        label={words.citizens.title}
        columns={citizenColumns(words, list.data?.meta.from ?? 1)}
        rows={list.data?.data}
        rowKey={citizen => citizen.id}
        refreshing={list.isPlaceholderData}
        failure={
          list.error && {
            text: failureText(list.error, words.citizens.loadFailed),
            retry: () => void list.refetch(),
          }
        }
        empty={empty}
        actions={onAct && (citizen => <RowActions citizen={citizen} onAct={onAct} />)}
      />
      {list.data !== undefined && <Pager meta={list.data.meta} onPage={onPage} />}
    </>
  );
});

function RowActions({ citizen, onAct }: { citizen: Citizen; onAct: (action: CitizenAction) => void }) {
  const words = useWords();
  return (
    <>
      {citizen.permissions.edit && (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={words.citizens.editOf(citizen.name)}
          onClick={() => onAct({ does: 'edit', citizen })}
        >
          {words.general.edit}
        </Button>
      )}
      {citizen.permissions.delete && (
        <Button
          size="compact-sm"
          variant="light"
          color="red"
          aria-label={words.citizens.deleteOf(citizen.name)}
          onClick={() => onAct({ does: 'delete', citizen })}
        >
          {words.general.delete}
        </Button>
      )}
    </>
  );
}
