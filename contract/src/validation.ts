import { z } from 'zod';
import {
  type Field,
  type Fields,
  type IntegerField,
  normaliseTyped,
  problem,
  type ValueOf,
  type ValuesOf,
} from './fields.ts';

/** How a field looks in OpenAPI. */
function describe(field: Field): Record<string, unknown> {
  switch (field.type) {
    case 'date':
      return { format: 'date' };
    case 'month':
      return { pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$' };
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'choice':
      return { enum: [...field.options] };
    case 'mobile':
      return { pattern: '^[0-9]{10}$' };
    case 'money':
      return { pattern: '^[0-9]{1,8}(\\.[0-9]{1,2})?$' };
    case 'email':
      return { format: 'email', maxLength: field.max };
    case 'number':
      return { maxLength: field.max, ...(field.min !== undefined && { minLength: field.min }) };
    case 'text':
      return field.digits === undefined ? { maxLength: field.max } : { pattern: `^[0-9]{${field.digits}}$` };
    case 'suggestion':
      return { maxLength: field.max };
    case 'classes':
      return {};
  }
}

/** The schema of a value that is there: tidied, then checked by the field's own rules. */
export function checkedSchema(field: Field): z.ZodType<string> {
  return z
    .string()
    .overwrite(typed => normaliseTyped(field, typed))
    .check(context => {
      const found = problem(field, context.value);
      if (found) context.issues.push({ code: 'custom', input: context.value, params: { problem: found } });
    })
    .meta(describe(field));
}

/** The schema of a whole number that is there, sent as a number or as its digits. */
function integerSchema(field: IntegerField): z.ZodType<number> {
  const read = (given: unknown) => {
    const text = typeof given === 'number' ? String(given) : given;
    if (typeof text !== 'string') return given;
    const tidied = normaliseTyped(field, text);
    return problem(field, tidied) === null ? Number(tidied) : given;
  };
  const checked = z
    .any()
    .check(context => {
      if (typeof context.value === 'number' && problem(field, String(context.value)) === null) return;
      const found = { code: 'integer', min: field.min, max: field.max };
      context.issues.push({ code: 'custom', input: context.value, params: { problem: found } });
    })
    .meta(describe(field));
  return z.preprocess(read, checked);
}

/** The schema of one field as input, which may be empty or absent where it is not required. */
export function fieldSchema<F extends Field>(field: F): z.ZodType<InputOf<F>> {
  const checked: z.ZodType<string | number> =
    field.type === 'integer' ? integerSchema(field) : checkedSchema(field);
  const preset = field.type === 'choice' ? field.preset : null;
  const read = (value: unknown) => {
    if (field.type === 'money' && typeof value === 'number') return String(value);
    if (field.type === 'classes' && Array.isArray(value)) {
      return value.every(item => typeof item === 'string') ? value.join(', ') : value;
    }
    const empty =
      value === undefined || value === null || (typeof value === 'string' && isEmpty(field, value));
    if (!empty) return value;
    if (preset !== null) return preset;
    // Absent stays absent: an update leaves alone what it does not mention. Empty clears.
    return value === undefined ? undefined : null;
  };
  // Numbers come of whole-number fields alone, which TypeScript cannot follow through the type parameter.
  return z.preprocess(read, field.required ? checked : checked.nullish()) as unknown as z.ZodType<InputOf<F>>;
}

/** Whether a text says nothing: it has nothing but spaces and hyphens, or says that there is no mobile. */
function isEmpty(field: Field, typed: string): boolean {
  return normaliseTyped(field, typed) === '' || (field.type === 'mobile' && NO_MOBILE.test(typed.trim()));
}

const NO_MOBILE = /^(?:0|na|n\/a|nil)$/i;

type InputOf<F extends Field> = (F extends IntegerField ? number : string) | null | undefined;

/** The schema of a form: the values of its fields; what is absent and optional stays undefined. */
export function fieldsSchema<F extends Fields>(fields: F): z.ZodType<FormInput<F>> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) shape[name] = fieldSchema(field);
  // The shape is made from the same declarations as the type, which TypeScript cannot follow through the loop.
  return z.object(shape) as unknown as z.ZodType<FormInput<F>>;
}

/** What a valid form gives: required fields as values, optional ones as value, null (cleared) or absent. */
export type FormInput<F extends Fields> = {
  [Name in keyof F as F[Name]['required'] extends true ? Name : never]: ValuesOf<F>[Name];
} & {
  [Name in keyof F as F[Name]['required'] extends true ? never : Name]?: ValuesOf<F>[Name];
};

/** The schemas of the values of fields in an answer: texts, choices or numbers, null where one is optional. */
export function answersOf<F extends Fields>(fields: F): { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> } {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const schema = answerOf(field);
    shape[name] = field.required ? schema : schema.nullable();
  }
  // The shape is made from the same declarations as the type, which TypeScript cannot follow through the loop.
  return shape as { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> };
}

function answerOf(field: Field): z.ZodType {
  if (field.type === 'integer') return z.int();
  return field.type === 'choice' ? z.enum(field.options) : z.string();
}
