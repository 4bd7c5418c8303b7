import { amountInWords, groupedAmount } from '@rto-desk/contract/amount-in-words';
import type { LetterWarning } from '@rto-desk/contract/endpoints/letters';
import { today } from '@rto-desk/contract/expiry';
import { date, type Field, money, normaliseTyped, problem, text } from '@rto-desk/contract/fields';
import { INPUT_LENGTH } from '@rto-desk/contract/letter';
import { type AskTag, type AskType, askTag, isPerVehicle, recordTag } from '@rto-desk/contract/letter-tags';
import { addPeriod } from '@rto-desk/contract/period';
import { problemSentence } from '@rto-desk/contract/sentences';
import type { FieldName, Sentence } from '@rto-desk/contract/words/words';
import { Invalid } from '../../platform/errors.ts';
import { printed } from './facts.ts';

/** What a letter asks, each input once. */
export interface Ask {
  input: string;
  type: AskType;
  required: boolean;
}

/** Answers by input. */
export type Inputs = Readonly<Record<string, string>>;

/** The buyer's tags are asked where no buyer is chosen. */
const isBuyer = (tag: string) => recordTag(tag)?.source === 'buyer';

/** What the tags of a template ask, in their order; an input is required where one of its tags is. */
export function inputsOf(tags: readonly string[]): Ask[] {
  const asks = new Map<string, Ask>();
  for (const { input, type, required } of tags.flatMap(tag => askTag(tag) ?? [])) {
    const before = asks.get(input);
    asks.set(input, { input, type, required: required || (before?.required ?? false) });
  }
  return [...asks.values()];
}

/** The tags of a template that may be answered in a letter of so many vehicles. */
export const answerable = (tags: readonly string[], { length }: readonly unknown[]): readonly string[] =>
  length > 1 ? tags.filter(tag => !isPerVehicle(tag)) : tags;

/**
 * Tidies answers and checks each by its type: those that the template asks, and those to record tags that are in it. Throws
 * Invalid with a sentence for each that is wrong or not asked. Private answers are left out unless they are wanted.
 */
export function checkedInputs(
  tags: readonly string[],
  given: Inputs,
  withPrivate: boolean,
): Record<string, string> {
  const asks = new Map(inputsOf(tags).map(ask => [ask.input, ask]));
  const errors: Record<string, Sentence> = {};
  const inputs: Record<string, string> = {};
  for (const [name, typed] of Object.entries(given)) {
    const ask = asks.get(name);
    if (ask === undefined && !(tags.includes(name) && recordTag(name) !== undefined)) {
      errors[name] = words => words.letters.notAnInput;
      continue;
    }
    if (ask?.type === 'private' && !withPrivate) continue;
    const field = ask === undefined ? fieldOfTag(name) : fieldOf(ask.type);
    const value = normaliseTyped(field, typed);
    const found = problem(field, value);
    if (found !== null) errors[name] = words => problemSentence(found, 'reason', words);
    else if (value !== '') inputs[name] = value;
  }
  throwErrors(errors);
  return inputs;
}

function fieldOf(type: AskType): Field {
  if (type === 'date') return date();
  return type === 'money' ? money() : { ...text(INPUT_LENGTH), multiline: true };
}

/** Days and amounts of records are answered as such, and print alike; everything else may be any text. */
function fieldOfTag(tag: string): Field {
  const field = recordTag(tag)?.field;
  const isFormed = field?.type === 'date' || field?.type === 'month' || field?.type === 'money';
  return isFormed ? { ...field, required: false } : fieldOf('text');
}

/** Throws Invalid where there is any; answers are no fields of the catalogue. */
export function throwErrors(errors: Readonly<Record<string, Sentence>>): void {
  if (Object.keys(errors).length > 0) throw new Invalid(errors as Partial<Record<FieldName, Sentence>>);
}

/** The inputs that are still to be answered before a letter is issued. */
export function missingInputs(
  tags: readonly string[],
  inputs: Inputs,
  hasBuyer: boolean,
  { withPrivate }: { withPrivate: boolean },
): string[] {
  const asked = inputsOf(tags)
    .filter(({ required, type }) => required && (withPrivate || type !== 'private'))
    .map(({ input }) => input);
  const ofBuyer = hasBuyer ? [] : tags.filter(tag => tag === 'buyer.name' && isBuyer(tag));
  return [...asked, ...ofBuyer].filter(name => inputs[name] === undefined);
}

/** What the answers print, by the tags of a template. */
export function printedInputs(tags: readonly string[], inputs: Inputs): Map<string, string> {
  const values = new Map<string, string>();
  for (const tag of tags) {
    const ask = askTag(tag);
    const given = inputs[ask?.input ?? tag];
    if (given === undefined) continue;
    values.set(tag, ask === null ? (printed(fieldOfTag(tag), given) ?? given) : printedAsk(ask, given));
  }
  return values;
}

function printedAsk({ type, words }: AskTag, given: string): string {
  if (type === 'money') return words === null ? groupedAmount(given) : amountInWords(given, words);
  return type === 'date' ? (printed({ type: 'date' }, given) ?? given) : given;
}

/** Within how many days a sale or a death is to be reported, by the input that says when it was (section 50). */
const daysOfLaw: readonly { input: string; days: number; warning: LetterWarning }[] = [
  { input: 'ask.sale_day', days: 14, warning: 'late' },
  { input: 'ask.sale_day', days: 30, warning: 'lateBuyer' },
  { input: 'ask.sale_day', days: 45, warning: 'lateElsewhere' },
  { input: 'ask.death_day', days: 30, warning: 'lateDeath' },
];

/** What the answers warn of. */
export function inputWarnings(inputs: Inputs): LetterWarning[] {
  return daysOfLaw
    .filter(({ input, days }) => {
      const day = inputs[input];
      return day !== undefined && addPeriod(day, { days }) < today();
    })
    .map(({ warning }) => warning);
}
