import type { JobServiceSettings } from '@rto-desk/contract/endpoints/job-settings';
import { normaliseTyped, problem } from '@rto-desk/contract/fields';
import { serviceDocumentFields } from '@rto-desk/contract/job';
import { problemSentence } from '@rto-desk/contract/sentences';
import type { PublicWords } from '@rto-desk/contract/words/words';

export type ServiceDocument = JobServiceSettings['papers'][number];

/** A required document while the list is edited; its key stays the same when it moves. */
export interface ServiceDocumentLine extends ServiceDocument {
  key: number;
}

/** The errors of lines. */
export type ServiceDocumentErrors = Readonly<Record<string, string>>;
export const noErrors: ServiceDocumentErrors = {};

export function asLines(papers: readonly ServiceDocument[]): ServiceDocumentLine[] {
  return papers.map((paper, at) => ({ ...paper, key: at }));
}

/** The lines to send, without empty ones. */
export function serviceDocumentsOf(lines: readonly ServiceDocumentLine[]): ServiceDocument[] {
  return lines.filter(isFilled).map(({ key: _, ...paper }) => paper);
}

/** Whether the lines differ from the stored list. */
export function differ(lines: readonly ServiceDocumentLine[], papers: readonly ServiceDocument[]): boolean {
  const text = ({ name_en, name_hi, kind, document_kind }: ServiceDocument) =>
    [name_en, name_hi, kind, document_kind].join('\n');
  return serviceDocumentsOf(lines).map(text).join('\n\n') !== papers.map(text).join('\n\n');
}

/** The lines with an empty one added. */
export function withLine(lines: readonly ServiceDocumentLine[]): ServiceDocumentLine[] {
  const key = Math.max(-1, ...lines.map(line => line.key)) + 1;
  return [...lines, { key, name_en: '', name_hi: '', kind: 'copy', document_kind: null }];
}

/** The lines with one moved up; the first stays. */
export function movedUp(lines: readonly ServiceDocumentLine[], at: number): ServiceDocumentLine[] {
  const [line, before] = [lines[at], lines[at - 1]];
  if (line === undefined || before === undefined) return [...lines];
  return lines.map((one, position) => (position === at - 1 ? line : position === at ? before : one));
}

/** The errors in the names of lines that are not empty, by `errorKey`. */
export function lineErrors(lines: readonly ServiceDocumentLine[], words: PublicWords): ServiceDocumentErrors {
  return Object.fromEntries(
    lines.filter(isFilled).flatMap(line =>
      (['name_en', 'name_hi'] as const).flatMap(name => {
        const field = serviceDocumentFields[name];
        const found = problem(field, normaliseTyped(field, line[name]));
        return found === null ? [] : [[errorKey(line, name), problemSentence(found, name, words)]];
      }),
    ),
  );
}

export const errorKey = ({ key }: ServiceDocumentLine, name: 'name_en' | 'name_hi') => `${key} ${name}`;

function isFilled({ name_en, name_hi }: ServiceDocument): boolean {
  return name_en.trim() !== '' || name_hi.trim() !== '';
}
