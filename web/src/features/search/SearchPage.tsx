import { Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { failureText } from '../../ui/failureText.ts';
import { Page } from '../../ui/Page.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/useWords.ts';
import { type Found, searchPage, type Wanted } from './queries.ts';
import { SearchForm } from './SearchForm.tsx';
import { useSearchFilter } from './useSearchFilter.ts';

interface Props<Row> {
  /** The search's part of the API's address. */
  slug: string;
  /** What the records are called. */
  what: string;
  /** The parameters that are looked for. */
  names: readonly string[];
  hints?: Readonly<Record<string, string>>;
  columns: readonly Column<Row>[];
  /** The tab of a citizen's page that shows such records. */
  tab: string;
}

/** A search among records of one sort, each with the way to its citizen. */
export function SearchPage<Row extends Found>(props: Props<Row>) {
  const { slug, what, names, hints = {}, columns, tab } = props;
  const words = useWords();
  const client = useQueryClient();
  const { wanted, page, search, choosePage } = useSearchFilter(names);
  const list = useQuery(searchPage(slug, wanted, page));
  const searchFor = async (next: Wanted) => {
    search(next);
    try {
      const found = await client.fetchQuery({ ...searchPage(slug, next, 1), staleTime: 0 });
      if (found.data.length === 0) toast.info(words.search.noResults);
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
        <Text size="xs" c="dimmed">
          {row.citizen.mobile}
        </Text>
        <ButtonLink
          to={`/citizens/${row.citizen_id}?tab=${tab}`}
          size="compact-sm"
          variant="light"
          aria-label={words.search.openCitizenOf(row.citizen.name)}
        >
          {words.search.openCitizen}
        </ButtonLink>
      </>
    ),
  };
  return (
    <Page title={words.search.title(what)}>
      <Stack>
        <SearchForm names={names} wanted={wanted} hints={hints} onSearch={next => void searchFor(next)} />
        <DataTable
          label={what}
          columns={[...columns, holder]}
          // The server serialises the rows of each search by the schema that its columns are declared with.
          rows={list.data?.data as Row[] | undefined}
          rowKey={row => row.id}
          refreshing={list.isPlaceholderData}
          failure={
            list.error && {
              text: failureText(list.error, words.search.failed),
              retry: () => void list.refetch(),
            }
          }
          empty={words.search.noResults}
        />
        {list.data !== undefined && list.data.meta.total > 0 && (
          <Pager meta={list.data.meta} onPage={choosePage} />
        )}
      </Stack>
    </Page>
  );
}
