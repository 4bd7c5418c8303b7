import type { Field, Fields } from '../fields.ts';
import type { Kind } from './kind.ts';

/*
 * A document of which only the end is known is worth storing: it expires like any other. Such a partial document has
 * the day that ends it; its other required fields may be missing until a clerk completes it.
 */

/** The fields of a kind as a partial document has to fill them: of all that is required only the end stays so. */
export function partialFields(kind: Kind): Fields {
  return mapFields(kind, (field, name) => ({ ...field, required: name === kind.until || isPreset(field) }));
}

/** The fields of a kind as answers give them: what is required may be empty, but for the end and what is preset. */
export function answeredFields(kind: Kind): Fields {
  return mapFields(kind, (field, name) => ({
    ...field,
    required: field.required && (name === kind.until || isPreset(field)),
  }));
}

/** The required fields that a document leaves empty, in the order of the declaration. */
export function missingFields(kind: Kind, record: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(kind.fields)
    .filter(([name, field]) => field.required && (record[name] ?? '') === '')
    .map(([name]) => name);
}

function mapFields({ fields }: Kind, change: (field: Field, name: string) => Field): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field, name)]));
}

function isPreset(field: Field): boolean {
  return field.type === 'choice' && field.preset !== null;
}
