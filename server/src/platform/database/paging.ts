import type { PageMeta } from '@rto-desk/contract/endpoints/endpoint';

/** Where a page stands in its list; `from` and `to` are null on an empty page. */
export function pageMeta(page: number, perPage: number, total: number, rowsOnPage: number): PageMeta {
  const before = (page - 1) * perPage;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    from: rowsOnPage > 0 ? before + 1 : null,
    to: rowsOnPage > 0 ? before + rowsOnPage : null,
    total,
    per_page: perPage,
  };
}
