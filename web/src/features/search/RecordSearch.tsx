import type { NumberSearch } from '@rto-desk/contract/search';
import type { Words } from '@rto-desk/contract/words/words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { failureText } from '../../ui/failureText.ts';
import layout from '../../ui/layout.module.css';
import { Page } from '../../ui/Page.tsx';
import { byId, PagedTable } from '../../ui/PagedTable.tsx';
import prose from '../../ui/prose.module.css';
import { rowId } from '../../ui/rows.ts';
import { toast } from '../../ui/toast.ts';
import { UnverifiedKeeperBadge } from '../../ui/UnverifiedKeeperBadge.tsx';
import { useList } from '../../ui/useList.ts';
import { disambiguation } from '../../words/disambiguate.ts';
import { useWords } from '../../words/useWords.ts';
import { type Found, searchPage } from './queries.ts';
import { SearchForm, type Wanted } from './SearchForm.tsx';

interface Props<Row> {
  /** The search's part of the API's address. */
  slug: string;
  /** What the records are called. */
  what: string;
  /** What is looked for. */
  list: NumberSearch;
  hints?: Readonly<Record<string, string>>;
  columns: readonly Column<Row>[];
  /** The tab of a citizen's page that shows such records. */
  tab: string;
}

/** A search among records of one sort, each with the way to its citizen. */
export function RecordSearch<Row extends Found>(props: Props<Row>) {
  const { slug, what, list, hints = {}, columns, tab } = props;
  const words = useWords();
  const client = useQueryClient();
  const { query, change, goTo } = useList(list);
  const found = useQuery(searchPage<Row>(slug, query));
  const names = Object.keys(list.filters);
  const searchFor = async (next: Wanted) => {
    const none = Object.fromEntries(names.map(name => [name, undefined]));
    const wanted = change({ ...none, ...next });
    try {
      const { data } = await client.fetchQuery({ ...searchPage<Row>(slug, wanted), staleTime: 0 });
      if (data.length === 0) toast.info(words.search.noResults);
    } catch (error) {
      toast.failure(failureText(error, words.search.failed));
    }
  };
  const holder: Column<Row> = {
    key: 'citizen',
    label: words.search.citizenName,
    cell: row => (
      <>
        <div>{row.citizen.name}</div>
        <p className={prose.hint}>{aboutHolder(row, words)}</p>
        <UnverifiedKeeperBadge by={row.citizen.kept_by} branch={row.citizen.verified_by_branch} />
      </>
    ),
  };
  return (
    <Page title={words.search.title(what)}>
      <div className={layout.stack}>
        <SearchForm
          fields={list.filters}
          wanted={query}
          hints={hints}
          onSearch={next => void searchFor(next)}
        />
        <PagedTable
          label={what}
          list={found}
          columns={[...columns, holder]}
          empty={words.search.noResults}
          rowKey={byId}
          failure={words.search.failed}
          onPage={goTo}
          actions={row => (
            <ButtonLink
              to={`/citizens/${row.citizen_id}?tab=${tab}#${rowId(tab === 'vehicles' ? 'vehicle' : tab, row.id)}`}
              size="compact-sm"
              variant="light"
              aria-label={words.search.openCitizenOf(row.citizen.name)}
            >
              {words.search.openCitizen}
            </ButtonLink>
          )}
        />
      </div>
    </Page>
  );
}

/** The owner's mobile; for an unproven profile, also what identifies it among others of that name. */
function aboutHolder({ citizen }: Found, words: Words): string {
  const told = citizen.kept_by === 'unverified' ? disambiguation(citizen, words) : null;
  return told === null ? citizen.mobile : `${citizen.mobile}, ${told}`;
}
