import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { AnyKind } from '@rto-desk/contract/kinds/index';

/** The citizen whose documents are shown, and what the person may do with them. */
export interface Holder {
  name: string;
  /** Begins to tell the citizen of an end of a document, by its field; undefined where the person may not. */
  onSend: ((kind: AnyKind, record: DocumentRecord, end: string) => void) | undefined;
}
