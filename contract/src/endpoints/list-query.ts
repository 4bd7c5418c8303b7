import { z } from 'zod';
import type { Field } from '../fields.ts';
import type { Filters, FlagFilter, List, ListQuery } from '../list.ts';
import { checkedSchema } from '../validation.ts';
import { flag, page } from './endpoint.ts';

/**
 * The schema of what a list is asked for, from its declaration: the filters, which all may be empty or absent, the
 * page, and its size where several are offered.
 * @param more what the call takes besides and no screen asks for
 */
export function listQuery<
  F extends Filters,
  Size extends number,
  More extends z.ZodRawShape = Record<never, never>,
>(list: List<F, Size>, more?: More) {
  const shape: Record<string, z.ZodType> = { page, ...more };
  for (const [name, filter] of Object.entries(list.filters)) shape[name] = filterSchema(filter);
  if (list.sizes.length > 0) {
    shape.per_page = z.coerce
      .number()
      .refine(size => list.sizes.some(offered => offered === size))
      .default(list.sizes[0] ?? 1);
  }
  type Output = ListQuery<F, Size> & z.output<z.ZodObject<More>>;
  // The shape is made of the same declaration as the type, which TypeScript cannot follow through the loop.
  return z.object(shape) as unknown as z.ZodType<Output, Partial<Output>>;
}

/**
 * Of a list's query what limits its rows, for what takes all pages at once.
 * @param more what the call takes besides
 */
export function filtersQuery<F extends Filters, More extends z.ZodRawShape = Record<never, never>>(
  { filters }: Pick<List<F>, 'filters'>,
  more?: More,
) {
  const shape: Record<string, z.core.$ZodType> = { ...more };
  for (const [name, filter] of Object.entries(filters)) shape[name] = filterSchema(filter);
  type Output = Omit<ListQuery<F, never>, 'page'> & { [Name in keyof More]: z.output<More[Name]> };
  // As above.
  return z.object(shape) as unknown as z.ZodType<Output, Output>;
}

/** Empty means absent. */
function filterSchema(filter: Field | FlagFilter): z.ZodType {
  if (filter.type === 'flag') return flag;
  const given = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
  return z.preprocess(given, checkedSchema(filter).optional());
}
