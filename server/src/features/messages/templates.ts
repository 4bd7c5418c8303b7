import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import type { Queryable } from '../../platform/database/database.ts';
import type { Template } from '../../platform/messenger.ts';
import { settingsOf } from '../office/settings.ts';

/** What a template is for, and the values that it is filled with, in the order of its places. */
export type Filled =
  /** Person, document, its number, the day it ends. */
  | { of: 'notice'; parameters: readonly [string, string, string, string] }
  /** Person, how many documents, their list. */
  | { of: 'digest'; parameters: readonly [string, string, string] }
  /** Person, text. */
  | { of: 'message'; parameters: readonly [string, string] }
  /** Person, link. */
  | { of: 'reset'; parameters: readonly [string, string] };

/** The template that the office has for something, filled; null where it has named none and plain text is sent. */
export async function templateFor(db: Queryable, filled: Filled): Promise<Template | null> {
  return templateIn(await settingsOf(db), filled);
}

/** The same, where the settings are known. */
export function templateIn(
  settings: Pick<ReminderSettings, `template_${Filled['of'] | 'language'}`>,
  { of, parameters }: Filled,
): Template | null {
  const name = settings[`template_${of}`];
  if (name === null) return null;
  return { name, language: settings.template_language, parameters: parameters.map(asParameter) };
}

/** The provider takes no line break, no tab and no more than four spaces in a row. */
function asParameter(text: string): string {
  return text
    .replace(/(?<!\s)\s*[\r\n]+\s*/g, ' · ')
    .replace(/\t/g, ' ')
    .replace(/ {4,}/g, '   ')
    .trim();
}
