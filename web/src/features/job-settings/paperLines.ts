import type { JobServiceSettings } from '@rto-desk/contract/endpoints/job-settings';
import { normaliseTyped, problem } from '@rto-desk/contract/fields';
import { servicePaperFields } from '@rto-desk/contract/job';
import { problemSentence } from '@rto-desk/contract/sentences';
import type { PublicWords } from '@rto-desk/contract/words/words';

export type ServicePaper = JobServiceSettings['papers'][number];

/** A paper while the list is edited; the key stays with it wherever it goes. */
export interface PaperLine extends ServicePaper {
  key: number;
}

/** What is wrong with some lines. */
export type PaperErrors = Readonly<Record<string, string>>;
export const noErrors: PaperErrors = {};

export function asLines(papers: readonly ServicePaper[]): PaperLine[] {
  return papers.map((paper, at) => ({ ...paper, key: at }));
}

/** What is sent of the lines: those that are empty are left out. */
export function papersOf(lines: readonly PaperLine[]): ServicePaper[] {
  return lines.filter(isFilled).map(({ key: _, ...paper }) => paper);
}

/** Whether the lines come to another list than is kept. */
export function differ(lines: readonly PaperLine[], papers: readonly ServicePaper[]): boolean {
  const text = ({ name_en, name_hi, kind, document_kind }: ServicePaper) =>
    [name_en, name_hi, kind, document_kind].join('\n');
  return papersOf(lines).map(text).join('\n\n') !== papers.map(text).join('\n\n');
}

/** With an empty line more. */
export function withLine(lines: readonly PaperLine[]): PaperLine[] {
  const key = Math.max(-1, ...lines.map(line => line.key)) + 1;
  return [...lines, { key, name_en: '', name_hi: '', kind: 'copy', document_kind: null }];
}

/** With a line one place up; the first stays. */
export function movedUp(lines: readonly PaperLine[], at: number): PaperLine[] {
  const [line, before] = [lines[at], lines[at - 1]];
  if (line === undefined || before === undefined) return [...lines];
  return lines.map((one, position) => (position === at - 1 ? line : position === at ? before : one));
}

/** What is wrong with the names of lines that are not empty: a sentence each, by `errorKey`. */
export function lineErrors(lines: readonly PaperLine[], words: PublicWords): PaperErrors {
  return Object.fromEntries(
    lines.filter(isFilled).flatMap(line =>
      (['name_en', 'name_hi'] as const).flatMap(name => {
        const field = servicePaperFields[name];
        const found = problem(field, normaliseTyped(field, line[name]));
        return found === null ? [] : [[errorKey(line, name), problemSentence(found, name, words)]];
      }),
    ),
  );
}

export const errorKey = ({ key }: PaperLine, name: 'name_en' | 'name_hi') => `${key} ${name}`;

function isFilled({ name_en, name_hi }: ServicePaper): boolean {
  return name_en.trim() !== '' || name_hi.trim() !== '';
}
