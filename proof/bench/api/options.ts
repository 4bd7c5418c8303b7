import { parseArgs } from 'node:util';

/** How many citizens a size has; what else there is follows from them (`server/src/sample-data/generate.ts`). */
export const sizes = { XS: 1_000, S: 10_000, M: 100_000, L: 1_000_000 };
export type Size = keyof typeof sizes;

/** What `npm run bench -- ...` was asked to measure, and how long. */
export interface Options {
  small: Size;
  large: Size;
  /** Measures the calls alone whose name contains this; null for everything. */
  only: string | null;
  /** Whether other systems are asked the same. */
  peers: boolean;
  /** Whether lists are brought in. */
  lists: boolean;
  /** Where the data stay for the next run; null where they go with this one. */
  folder: string | null;
  /** Whether the figures go into docs/. */
  write: boolean;
  /** For each call from each of `connections`. */
  seconds: number;
  connections: number;
  mixed: { seconds: number; clients: number };
  /** With how many different people, pages and numbers each call is asked. */
  variety: number;
}

/** Reads the command line. Throws an Error for what is no size or option. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      small: { type: 'string' },
      large: { type: 'string' },
      only: { type: 'string' },
      folder: { type: 'string' },
      quick: { type: 'boolean', default: false },
      'no-peers': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const { quick } = values;
  if (values.write && values.only !== undefined) throw new Error('Figures of some calls are not published');
  return {
    small: sizeOf(values.small ?? 'S'),
    large: sizeOf(values.large ?? (quick ? 'M' : 'L')),
    only: values.only ?? null,
    peers: !values['no-peers'],
    lists: values.only === undefined || values.only === 'lists',
    folder: values.folder ?? null,
    write: values.write,
    seconds: quick ? 1 : 5,
    connections: 10,
    mixed: { seconds: quick ? 4 : 30, clients: 20 },
    variety: quick ? 20 : 200,
  };
}

function sizeOf(given: string): Size {
  const size = Object.keys(sizes).find(known => known === given);
  if (size === undefined) throw new Error(`A size is one of ${Object.keys(sizes).join(', ')}, not ${given}`);
  return size as Size;
}
