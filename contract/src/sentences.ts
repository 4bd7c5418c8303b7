import type { z } from 'zod';
import { endsBeforeItStarts, type Problem } from './fields.ts';
import type { PublicSentence, PublicWords } from './words/words.ts';

/** The label of a field by its name on the wire; the bare name where the catalogue has none. */
export function labelOf(name: string, words: PublicWords): string {
  return isFieldName(name, words) ? words.fields[name] : name;
}

/** The sentence for a problem with a field. */
export function problemSentence(found: Problem, name: string, words: PublicWords): string {
  const field = labelOf(name, words);
  switch (found.code) {
    case 'tooLong':
      return words.validation.tooLong(field, found.max);
    case 'tooShort':
      return words.validation.tooShort(field, found.min);
    case 'integer':
      return words.validation.integer(field, found.min, found.max);
    case 'digits':
      return words.validation.digits(field, found.count);
    case 'mobile':
      return words.validation.mobile;
    default:
      return words.validation[found.code](field);
  }
}

/** The sentences for what a schema refused, by field: `{ field: [sentence] }`. */
export function issueSentences(
  issues: readonly z.core.$ZodIssue[],
  words: PublicWords,
): Record<string, string[]> {
  const sentences: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = String(issue.path[0] ?? 'body');
    sentences[name] = [...(sentences[name] ?? []), issueSentence(issue, name, words)];
  }
  return sentences;
}

function issueSentence(issue: z.core.$ZodIssue, name: string, words: PublicWords): string {
  const field = labelOf(name, words);
  switch (issue.code) {
    case 'custom':
      return isProblem(issue.params?.problem)
        ? problemSentence(issue.params.problem, name, words)
        : words.validation.invalid(field);
    case 'too_big':
      return issue.origin === 'string'
        ? words.validation.tooLong(field, Number(issue.maximum))
        : words.validation.invalid(field);
    case 'too_small':
      if (issue.origin !== 'string') return words.validation.invalid(field);
      return issue.minimum === 1
        ? words.validation.required(field)
        : words.validation.tooShort(field, Number(issue.minimum));
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? words.validation.required(field)
        : words.validation.invalid(field);
    default:
      return words.validation.invalid(field);
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value;
}

function isFieldName(name: string, words: PublicWords): name is keyof PublicWords['fields'] {
  return Object.hasOwn(words.fields, name);
}

/** What is wrong between the fields of a document, by the ends that it is told at: it cannot end before it starts. */
export function periodProblems(
  { from, until, ends = [] }: { from: string; until: string; ends?: readonly string[] },
  values: Record<string, string | null | undefined>,
): Record<string, PublicSentence> {
  const wrong = [until, ...ends].filter(end => endsBeforeItStarts(values[from], values[end]));
  const sentence = (end: string) => (words: PublicWords) =>
    words.validation.endBeforeStart(labelOf(end, words), labelOf(from, words));
  return Object.fromEntries(wrong.map(end => [end, sentence(end)]));
}
