import type { Letter, LetterTemplate } from '@rto-desk/contract/endpoints/letters';
import { integer } from '@rto-desk/contract/fields';
import { letterList, type TemplateSubject } from '@rto-desk/contract/letter';
import { list, type QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { send } from '../../api/send.ts';

const ROOT = 'letters';
const TEMPLATES = 'templates';
const anId = integer(1, 2_147_483_647);

/** The list of letters as its screen keeps it in the address: of one citizen, vehicle or job, too. */
export const shownLetters = list(
  { ...letterList.filters, citizen_id: anId, vehicle_id: anId, job_id: anId },
  letterList.sizes,
);
export type LetterQuery = QueryOf<typeof shownLetters>;

export const lettersPage = (query: LetterQuery) =>
  queryOptions({
    queryKey: [ROOT, 'page', query],
    queryFn: ({ signal }) => call('GET /letters', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const oneLetter = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'one', id],
    queryFn: ({ signal }) => call('GET /letters/{id}', { params: { id }, signal }),
  });

/** The text of a letter as it stands; again after each change of it. */
export const letterText = (id: number, updated_at: string) =>
  queryOptions({
    queryKey: [ROOT, 'text', id, updated_at],
    queryFn: async ({ signal }) => (await call('GET /letters/{id}/text', { params: { id }, signal })).blocks,
    placeholderData: keepPreviousData,
  });

export const templatesFor = (subject: TemplateSubject | undefined) =>
  queryOptions({
    queryKey: [TEMPLATES, subject],
    queryFn: async ({ signal }) => (await call('GET /templates', { query: { subject }, signal })).data,
  });

/** What a job asks for, for which some templates fit. */
export const jobServices = (id: number) =>
  queryOptions({
    queryKey: [TEMPLATES, 'job', id],
    queryFn: async ({ signal }) => (await call('GET /jobs/{id}', { params: { id }, signal })).services,
  });

/** The text of a template filled from a record of its subject. */
export const triedText = ({ id, subject, version }: LetterTemplate, recordId: number) =>
  queryOptions({
    queryKey: [TEMPLATES, 'tried', id, version, recordId],
    queryFn: ({ signal }) =>
      call('GET /templates/{id}/text', { params: { id }, query: { [`${subject}_id`]: recordId }, signal }),
  });

export const letterTags = queryOptions({
  queryKey: [TEMPLATES, 'tags'],
  queryFn: async ({ signal }) => (await call('GET /templates/tags', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});

/** After a letter was changed: shows it as it now stands, and asks again for the lists. */
export function letterChanged(client: QueryClient, letter: Letter): void {
  client.setQueryData([ROOT, 'one', letter.id], letter);
  void client.invalidateQueries({ queryKey: [ROOT, 'page'] });
}

export function refreshLetters(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
}

export function refreshTemplates(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [TEMPLATES] });
}

/** Adds a template, or changes one; a file makes a new version. Throws what `send` throws. */
export async function saveTemplate(
  id: number | null,
  values: Readonly<Record<string, unknown>>,
  file: File | null,
): Promise<LetterTemplate> {
  const form = new FormData();
  if (id !== null) form.append('_method', 'PUT');
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (file !== null) form.append('file', file);
  const path = `/admin/templates${id === null ? '' : `/${id}`}`;
  return (await send('POST', path, { body: form })) as LetterTemplate;
}
