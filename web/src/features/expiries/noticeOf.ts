import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { fieldText } from '../documents/documentValues.ts';
import type { NoticeOf } from './SendNotice.tsx';

/** What a citizen is told of the end of a document. */
export function noticeOf(
  kind: AnyKind,
  record: DocumentRecord,
  { name, mobile }: Pick<Citizen, 'name' | 'mobile'>,
  end: string,
): NoticeOf {
  return {
    type: kind.type,
    record_id: record.id,
    owner_name: name,
    owner_mobile: mobile,
    identifier: (kind.number === null ? null : fieldText(record, kind.number)) ?? '',
    end,
    expiry_date: fieldText(record, end) ?? '',
  };
}
