import { belongsTo, isStaff } from '@rto-desk/contract/access';
import { citizenList } from '@rto-desk/contract/citizen';
import { isFiltered } from '@rto-desk/contract/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../../session/useSession.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import type { GoToPage } from '../../ui/Pager.tsx';
import { useAct } from '../../ui/useAct.ts';
import { useList } from '../../ui/useList.ts';
import { useWords } from '../../words/useWords.ts';
import { BackupButton } from '../backup/BackupButton.tsx';
import { CitizenDialog } from './CitizenDialog.tsx';
import { CitizenSearch } from './CitizenSearch.tsx';
import { type CitizenAction, CitizenTable } from './CitizenTable.tsx';
import { DeleteCitizen } from './DeleteCitizen.tsx';
import { type CitizenQuery, citizensPage } from './queries.ts';

/** As many profiles are seen at a glance. */
const FEW = 10;

/** The citizen profiles within reach. */
export function CitizensPage() {
  const words = useWords();
  const client = useQueryClient();
  const { user } = useSession();
  const { query, change, goTo } = useList(citizenList);
  const { search } = useLocation();
  const staff = user !== null && isStaff(user.role);
  const filtered = isFiltered(citizenList, query);
  const list = useQuery(citizensPage(query));
  // The few profiles of a family need no search.
  const total = list.data?.meta.total ?? 0;
  const searches = staff || filtered || total > FEW || list.isPlaceholderData;

  const find = useAct({
    act: (asked: CitizenQuery) => client.fetchQuery({ ...citizensPage(asked), staleTime: 0 }),
    done: found => words.citizens.loaded(found.data.length),
    failed: words.citizens.loadFailed,
  });
  const onSize = useCallback((per_page: CitizenQuery['per_page']) => void change({ per_page }), [change]);
  const empty = useMemo(
    () =>
      filtered ? (
        words.citizens.nothingFound
      ) : (
        <div className={layout.centred}>
          {words.citizens.empty}
          <NewProfile />
        </div>
      ),
    [filtered, words],
  );

  // With a single profile, redirect to it unless the list was requested explicitly.
  const [only] = total === 1 && !list.isPlaceholderData ? (list.data?.data ?? []) : [];
  if (!staff && search === '' && only) return <Navigate replace to={`/citizens/${only.id}`} />;

  return (
    <Page
      title={words.citizens.title}
      actions={
        <>
          {staff && (
            <>
              <ButtonLink to="/reports/expiries" variant="default">
                {words.citizens.expiryReport}
              </ButtonLink>
              <ButtonLink to="/citizens/duplicates" variant="default">
                {words.merges.title}
              </ButtonLink>
            </>
          )}
          {user !== null && belongsTo('admin', user.role) && <BackupButton />}
          <NewProfile />
        </>
      }
    >
      <div className={layout.list}>
        {searches && <CitizenSearch query={query} onChange={change} onSearch={find.act} completes={staff} />}
        <Profiles query={query} onPage={goTo} onSize={onSize} acts={staff} empty={empty} />
      </div>
    </Page>
  );
}

/** Begins a profile. It opens its dialog itself, so that the screen below is not drawn again for that. */
function NewProfile() {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onClick={() => setOpened(true)}>{words.citizens.newProfile}</Button>
      <CitizenDialog
        opened={opened}
        citizen={null}
        saved={words.citizens.created}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

interface ProfilesProps {
  query: CitizenQuery;
  onPage: GoToPage;
  onSize: (size: CitizenQuery['per_page']) => void;
  /** Whether each profile has what can be done with it. */
  acts: boolean;
  empty: ReactNode;
}

/** The found profiles, with the dialogs that change or delete one. */
function Profiles({ query, onPage, onSize, acts, empty }: ProfilesProps) {
  const words = useWords();
  const [dialog, setDialog] = useState<CitizenAction | null>(null);
  const close = useCallback(() => setDialog(null), []);
  return (
    <>
      <CitizenTable
        query={query}
        onPage={onPage}
        onSize={onSize}
        onAct={acts ? setDialog : undefined}
        empty={empty}
      />
      <CitizenDialog
        opened={dialog?.action === 'edit'}
        citizen={dialog?.action === 'edit' ? dialog.citizen : null}
        saved={words.citizens.updated}
        onClose={close}
      />
      <DeleteCitizen
        citizen={dialog?.action === 'delete' ? dialog.citizen : null}
        onClose={close}
        onDeleted={close}
      />
    </>
  );
}
