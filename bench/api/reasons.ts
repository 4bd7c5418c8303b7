import type { Target } from './targets.ts';

/**
 * Why a target is missed where it is, and what would change that: printed under every miss. One without an entry
 * is told as not yet explained.
 */
export const reasons: Partial<Record<Target, string>> = {
  growth:
    'A search for a text finds a hundred times as many where there are a hundred times as many people, and counts them up to ten thousand.',
  bare: 'Beside its SQL a call parses its input, makes its answer from the rows, serialises that by its schema and says who calls whatever it does (the actor of a history line), which costs processor time on a machine whose other half PostgreSQL takes; the bare handler sends ready bytes. Fewer steps for each row and each call would change it.',
  plans:
    'By hand each call is one statement whose plan is kept. Without a text the server asks first for ids and total, then for the rows: a second way to the database, which alone makes a list of documents half as slow again. With one it asks once, but plans for what was typed each time. The report also adds up days and months to begin at any page of any range, where by hand it reads from the first row on.',
  copy: "Beside a plain COPY the export's own statement looks at each text for a formula, writes moments as ISO 8601 and sorts by id, its lines are then given CRLF byte by byte, and HTTP sends them in pieces. Simpler tests for formulas and no sorting were tried and change little; a faster way from LF to CRLF would. The backup hashes every byte on its way.",
  start:
    'A start is processor time: more than half of it loads modules, nearly a quarter makes validators, serialisers and the OpenAPI document from the table of endpoints, the rest asks the database. Modules in one file, and a document made when it is first asked for, would change it.',
};
