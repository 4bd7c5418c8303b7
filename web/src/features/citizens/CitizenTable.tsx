import { citizenList } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { sizeOf } from '@rto-desk/contract/list';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { asOption, Select } from '../../inputs/Select.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import { useRefreshFailure } from '../../ui/useRefreshFailure.ts';
import { useWords } from '../../words/useWords.ts';
import { citizenColumns } from './citizenColumns.tsx';
import classes from './citizens.module.css';
import { type CitizenQuery, citizensPage } from './queries.ts';

/** What can be done with a citizen from the list. */
export interface CitizenAction {
  action: 'edit' | 'delete';
  citizen: Citizen;
}

interface Props {
  query: CitizenQuery;
  onPage: GoToPage;
  onSize: (size: CitizenQuery['per_page']) => void;
  /** Undefined for those who have no column of actions. */
  onAct: ((action: CitizenAction) => void) | undefined;
  empty: ReactNode;
}

/** The found citizens. Up to a thousand rows: it is drawn again only when something of it changes. */
export const CitizenTable = memo(function CitizenTable({ query, onPage, onSize, onAct, empty }: Props) {
  const words = useWords();
  const list = useQuery(citizensPage(query));
  useRefreshFailure(list, words.citizens.loadFailed);
  return (
    <div className={classes.profiles}>
      <PagedTable<Citizen>
        label={words.citizens.title}
        list={list}
        columns={citizenColumns(words, list.data?.meta.from ?? 1)}
        rowKey={byId}
        empty={empty}
        failure={words.citizens.loadFailed}
        onPage={onPage}
        size={
          <Select
            label={words.citizens.rowsPerPage}
            value={String(query.per_page)}
            options={citizenList.sizes.map(asOption)}
            onChange={event => onSize(sizeOf(citizenList, event.currentTarget.value))}
          />
        }
        actions={onAct && (citizen => <RowActions citizen={citizen} onAct={onAct} />)}
      />
    </div>
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
          aria-label={words.documents.editOf(citizen.name)}
          onClick={() => onAct({ action: 'edit', citizen })}
        >
          {words.general.edit}
        </Button>
      )}
      {citizen.permissions.delete && (
        <ActionMenu
          label="⋯"
          name={words.documents.of(words.general.actions, citizen.name)}
          actions={[
            {
              label: words.general.delete,
              name: words.documents.deleteOf(citizen.name),
              color: 'red',
              onChoose: () => onAct({ action: 'delete', citizen }),
            },
          ]}
        />
      )}
    </>
  );
}
