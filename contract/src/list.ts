import { type Field, normaliseTyped, problem, type ValueOf } from './fields.ts';

/** Yes or no; what is not said is no. */
export interface FlagFilter {
  type: 'flag';
}
export const flagFilter: FlagFilter = { type: 'flag' };

export type Filters = Readonly<Record<string, Field | FlagFilter>>;

/**
 * What a list can be asked for, declared once. From it follow the schema of its call, the types on both sides and
 * how a screen keeps it in its address.
 */
export interface List<F extends Filters = Filters, Size extends number = number> {
  filters: F;
  /** The page sizes that are offered, the preset one first; none where all pages have one size. */
  sizes: readonly Size[];
}

export function list<const F extends Filters, const Size extends number = never>(
  filters: F,
  sizes: readonly Size[] = [],
): List<F, Size> {
  return { filters, sizes };
}

/** A list that can be asked for its pages alone. */
export const plainList = list({});

/** The filters that are set; what is absent filters nothing. */
export type FilterValues<F extends Filters> = {
  -readonly [Name in keyof F]?: FilterValue<F[Name]> | undefined;
};
type FilterValue<F> = F extends FlagFilter ? boolean : F extends Field ? NonNullable<ValueOf<F>> : never;

/** What a list is asked for: filters, the page, and the page size where sizes are offered. */
export type ListQuery<F extends Filters, Size extends number> = FilterValues<F> & {
  page: number;
} & ([Size] extends [never] ? unknown : { per_page: Size });

/** The query of a list. */
export type QueryOf<L> = L extends List<infer F, infer Size> ? ListQuery<F, Size> : never;

/** The last page that is asked for. */
export const LAST_PAGE = 1_000_000;

/** Reads from an address what a list is asked for; what makes no sense there is as good as absent. */
export function readAddress<F extends Filters, Size extends number>(
  { filters, sizes }: List<F, Size>,
  address: { get: (name: string) => string | null },
): ListQuery<F, Size> {
  const set = Object.entries(filters).flatMap(([name, filter]) => {
    const value = readFilter(filter, address.get(name) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  const page = Math.trunc(Number(address.get('page')));
  const size = Number(address.get('per_page'));
  const query = {
    ...Object.fromEntries(set),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
    ...(sizes.length > 0 && { per_page: sizes.find(offered => offered === size) ?? sizes[0] }),
  };
  // Made of the same declaration as the type, which TypeScript cannot follow through the loop.
  return query as ListQuery<F, Size>;
}

/** What an address says of a query: all that differs from the plain list. */
export function writeAddress<F extends Filters, Size extends number>(
  { filters, sizes }: List<F, Size>,
  query: ListQuery<F, Size>,
): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(query));
  const plain = new Map<string, unknown>([
    ['page', 1],
    ['per_page', sizes[0]],
  ]);
  const told = [...Object.keys(filters), 'page', 'per_page'].flatMap(name => {
    const value = values.get(name);
    const said = value === true ? '1' : String(value ?? '').trim();
    const isPlain = said === '' || value === false || value === plain.get(name);
    return isPlain ? [] : [[name, said]];
  });
  return Object.fromEntries(told);
}

/** The offered page size that a control says, or the preset one. */
export function sizeOf<F extends Filters, Size extends number>(
  { sizes }: List<F, Size>,
  typed: string,
): Size {
  const size = sizes.find(offered => String(offered) === typed) ?? sizes[0];
  if (size === undefined) throw new Error('All pages of the list have one size');
  return size;
}

/** Whether any filter is set, the page aside. */
export function isFiltered<F extends Filters, Size extends number>(
  { filters }: List<F, Size>,
  query: ListQuery<F, Size>,
): boolean {
  return Object.entries(query).some(([name, value]) => name in filters && Boolean(value));
}

function readFilter(filter: Field | FlagFilter, typed: string): string | true | undefined {
  if (filter.type === 'flag') return typed === '1' || typed === 'true' ? true : undefined;
  const value = normaliseTyped(filter, typed);
  return value === '' || problem(filter, value) !== null ? undefined : value;
}

/** In which order requests and inquiries are listed: the newest first where not said, as the specification has it. */
export const submissionSorts = ['newest', 'oldest'] as const;
