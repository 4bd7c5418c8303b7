import { choice, date, integer, longText, required, text } from './fields.ts';
import { list } from './list.ts';

/** What a template is about. */
export const templateSubjects = ['citizen', 'vehicle', 'job'] as const;
export type TemplateSubject = (typeof templateSubjects)[number];

export const letterStates = ['draft', 'issued', 'cancelled'] as const;
export type LetterState = (typeof letterStates)[number];

export const templateFields = {
  name: text(150, required),
  subject: choice(templateSubjects, required),
  copies: integer(1, 20),
};

/** The most bytes of a template, and of what is in it when it is unpacked. */
export const TEMPLATE_LIMIT = 5 * 1024 * 1024;
export const UNPACKED_LIMIT = 20 * 1024 * 1024;

/** The most vehicles of a letter. */
export const MAX_VEHICLES = 200;
/** Drafts are deleted after so many days without a change. */
export const DRAFT_DAYS = 30;

/** The list of letters. The days are those of issue, both included. */
export const letterList = list(
  {
    q: text(100),
    state: choice(letterStates),
    template: integer(1, 2_147_483_647),
    from: date(),
    to: date(),
  },
  [15, 50, 100],
);

/** What is answered at most. */
export const INPUT_LENGTH = 2_000;
export const letterCancelFields = { reason: longText(500, required) };
