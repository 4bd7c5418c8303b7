import type { ServerWords } from '@rto-desk/contract/words/words';

/** Why a list cannot be read, by the name of its sentence. */
export type Refusal = keyof ServerWords['imports']['files'];

/** Thrown where a list is read, in the process that reads it. */
export class ListRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The list is refused: ${refusal}`);
    this.refusal = refusal;
  }
}
