import { wordsFor } from '@rto-desk/contract/words/languages';

/** The texts that a client gets who asks for no language. */
export const words = wordsFor(undefined);
