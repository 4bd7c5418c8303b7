import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Message, Page } from '@rto-desk/contract/endpoints/endpoint';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { send } from './send.ts';

/** The values of a document's fields, as its form gives them; null clears one. */
export type DocumentValues = Readonly<Record<string, string | null | undefined>>;

export interface FileEdit {
  /** The file that replaces the present one. */
  file?: File | undefined;
  /** Removes the present file. */
  removeFile?: boolean;
  /** Called with the uploaded share, 0 to 1. */
  onSent?: ((part: number) => void) | undefined;
}

/**
 * The four calls of a document kind. Records without a new file travel as JSON, with one as a form. Their answers
 * are serialised by the kind's schema, of which `DocumentRecord` is what all kinds share.
 */
export function documentCalls(kind: AnyKind) {
  const list = (ownerId: number) => `/${kind.owner}s/${ownerId}/${kind.slug}`;
  const one = (id: number) => `/${kind.slug}/${id}`;
  return {
    list: async (ownerId: number, page: number, signal?: AbortSignal) =>
      (await send('GET', list(ownerId), { query: { page }, signal })) as Page<DocumentRecord>,

    create: async (ownerId: number, values: DocumentValues, { file, onSent }: FileEdit = {}) =>
      (await send('POST', list(ownerId), {
        body: file === undefined ? values : formOf(values, file),
        ...(onSent && { onSent }),
      })) as DocumentRecord,

    update: async (
      id: number,
      values: DocumentValues,
      { file, removeFile = false, onSent }: FileEdit = {},
    ) => {
      if (file !== undefined) {
        return (await send('POST', one(id), {
          body: formOf({ _method: 'PUT', ...values }, file),
          ...(onSent && { onSent }),
        })) as DocumentRecord;
      }
      const body = removeFile ? { ...values, remove_file: '1' } : values;
      return (await send('PUT', one(id), { body })) as DocumentRecord;
    },

    remove: async ({ id, updated_at }: DocumentRecord) =>
      (await send('DELETE', one(id), { query: { updated_at } })) as Message,
  };
}

/** The fields first and the file last, so that the server knows what a file is for before it arrives. */
export function formOf(values: DocumentValues, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) form.append(name, value ?? '');
  }
  form.append('file', file);
  return form;
}
