import type { Queryable } from '../../platform/database/database.ts';
import type { Template } from '../../platform/messenger.ts';

/** What a template is for, and the values that it is filled with, in the order of its places. */
export type Filled =
  /** Person, document, its number, the day it ends. */
  | { of: 'notice'; parameters: readonly [string, string, string, string] }
  /** Person, text. */
  | { of: 'message'; parameters: readonly [string, string] }
  /** Person, link. */
  | { of: 'reset'; parameters: readonly [string, string] };

/** The template that the office has for something, filled; null where it has named none and plain text is sent. */
export async function templateFor(db: Queryable, { of, parameters }: Filled): Promise<Template | null> {
  const settings = await db
    .selectFrom('office_settings')
    .select(['template_notice', 'template_message', 'template_reset', 'template_language'])
    .executeTakeFirstOrThrow();
  const name = settings[`template_${of}`];
  if (name === null) return null;
  return { name, language: settings.template_language, parameters: parameters.map(asParameter) };
}

/** The provider takes no line break, no tab and no more than four spaces in a row. */
function asParameter(text: string): string {
  return text
    .replace(/\s*[\r\n]+\s*/g, ' · ')
    .replace(/\t/g, ' ')
    .replace(/ {4,}/g, '   ')
    .trim();
}
