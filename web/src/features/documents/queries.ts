import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { documentCalls } from '../../api/documents.ts';
import { recordsKey } from '../../api/records.ts';

/** One page of the documents of a kind; the owner is a citizen or a vehicle, as the kind says. */
export const documentsPage = (kind: AnyKind, ownerId: number, page: number) =>
  queryOptions({
    queryKey: recordsKey(kind.slug, ownerId, page),
    queryFn: () => documentCalls(kind).list(ownerId, page),
    placeholderData: keepPreviousData,
  });
