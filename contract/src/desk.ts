import { integer, presetChoice, required } from './fields.ts';

/** Why the office may process personal data: as the state, or with consent. */
export const legalBases = ['state', 'consent'] as const;

export const deskFields = {
  legal_basis: presetChoice(legalBases, 'state'),
  letters_years: integer(1, 99, required),
};
