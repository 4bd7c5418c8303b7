import type { Target } from './targets.ts';

/**
 * Why a target is missed where it is, and what would change that: printed under every miss. One without an entry
 * is told as not yet explained.
 */
export const reasons: Partial<Record<Target, string>> = {
  bare: 'Beside its SQL a call parses its input, makes its answer from the rows, serialises that by its schema and says who calls whatever it does (the actor of a history line), which costs processor time on a machine whose other half PostgreSQL takes; the bare handler sends ready bytes. Fewer steps for each row and each call would change it.',
  beside:
    'Of two processors one works for the list as long as that takes. Smaller batches with rests between them changed nothing but the time that the list took. A third processor, or an office’s quiet hour, would change it.',
  citizen:
    'Three quarters of it is the line of history that every change leaves in its own transaction (0.15 of 0.2 ms: the row as JSON, eight indexes that find the line again); what derives from the citizen takes the rest (a look whether the words of the name are known). Fewer ways to look into the history would change it.',
  start:
    'A start is processor time: three quarters of it loads modules, the rest asks the database. Modules in one file would change it.',
};
