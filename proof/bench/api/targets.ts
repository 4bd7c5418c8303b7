import { isOfText } from './calls.ts';
import type { SizeResult } from './measure.ts';

/** What "fast" means here: each target by its name, in the order in which they are told. */
export const targets = {
  growth: 'p95 of a call without a text at the large size at most 1.5 times that at the small one',
  p50: 'a mixed day of 20 clients that pause: p50 10 ms',
  p95: 'a mixed day of 20 clients that pause: p95 50 ms',
  p99: 'a mixed day of 20 clients that pause: p99 120 ms',
  errors: 'no errors: in single calls, in a mixed day, and in one while an import runs',
  document: 'saving a PUCC takes at most 2.5 times the same insert without triggers',
  citizen: 'saving a citizen takes at most 1.7 times the same insert without triggers',
  many: 'five thousand citizens in one statement within 3 s',
  space: 'the database takes at most 3 times its rows',
  bare: 'each of the busiest calls that is not answered from memory at least 60 % of the bare handler',
  peers: 'each call that the other systems were asked is answered more often in a second than by either',
  statements: 'at most 2 statements for a call, and one more that finds the caller',
  memory: 'exports and the backup: at most 64 MB more memory',
  lists:
    'an import of 5,000 wide rows with five dates each is checked and saved in 60 s, one of 20,000 in 5 minutes',
  listMemory: 'an import takes at most 200 MB more memory',
  beside: 'while an import runs at 100,000 citizens the p95 of a mixed day is at most twice what it was',
  besideMost: 'while an import runs at 100,000 citizens the p95 of a mixed day is at most 100 ms',
  start: 'the first answer within 2 s of a start on existing data',
};
export type Target = keyof typeof targets;

/** Whether a target is met, and what was measured; `isMet` is null where nothing was. */
export interface Verdict {
  target: Target;
  isMet: boolean | null;
  figure: string;
}

interface Figure {
  what: string;
  value: number;
  shown: string;
}

export interface Results {
  small: SizeResult;
  large: SizeResult;
  /** The size of a busy district office with imports alone; null where `large` is no larger, or lists were not asked for. */
  district: SizeResult | null;
}

/** Holds what was measured against the targets. */
export function verdictsOn({ small, large, district }: Results): Verdict[] {
  const { calls, mixed, heavy, saving } = large;
  const sizes = [small, large, ...(district === null ? [] : [district])];
  const lists = sizes.flatMap(({ size, lists: brought }) => brought.map(list => ({ size, ...list })));
  const besides = lists.flatMap(({ size, beside }) => (size === 'M' && beside !== null ? [beside] : []));
  // The day without pauses is told beside it: there the machine is always at its limit.
  const days = mixed.filter(({ pause }) => pause > 0);
  const saved = (record: string) =>
    (saving?.records ?? [])
      .filter(({ what }) => what === record)
      .map(({ what, kept, bare }) => ratioOf(what, kept, bare));
  const latency = (part: 'p50' | 'p95' | 'p99') =>
    days.map(day => ({ what: part, value: day[part], shown: `${day[part].toFixed(1)} ms` }));
  return [
    atMost(
      'growth',
      1.5,
      growthOf(small, large).filter(({ what }) => !isOfText(what)),
    ),
    atMost('p50', 10, latency('p50')),
    atMost('p95', 50, latency('p95')),
    atMost('p99', 120, latency('p99')),
    atMost(
      'errors',
      0,
      [
        ...calls.map(({ call, errors }) => ({ what: call, errors })),
        ...mixed.map(({ errors }) => ({ what: 'a mixed day', errors })),
        ...besides.map(({ errors }) => ({ what: 'beside an import', errors })),
      ].map(({ what, errors }) => ({ what, value: errors, shown: String(errors) })),
    ),
    atMost('document', 2.5, saved('a PUCC')),
    atMost('citizen', 1.7, saved('a citizen')),
    atMost(
      'many',
      3000,
      sizes.flatMap(({ size, saving: of }) =>
        of === null ? [] : [{ what: size, value: of.many, shown: `${(of.many / 1000).toFixed(1)} s` }],
      ),
    ),
    atMost('space', 3, saving === null ? [] : [ratioOf(large.size, saving.space, 1)]),
    atLeast(
      'bare',
      0.6,
      calls.flatMap(({ call, isBusy, bare }) => (isBusy && bare !== null ? [shareOf(call, bare)] : [])),
    ),
    atLeast(
      'peers',
      1,
      large.peers.map(({ peer, call, own, perSecond }) =>
        ratioOf(`${call} (${peer})`, own.perSecond, perSecond),
      ),
    ),
    atMost(
      'statements',
      0,
      calls.map(({ call, statements }) => ({
        what: call,
        value: statements - 3,
        shown: String(statements),
      })),
    ),
    atMost(
      'memory',
      64,
      heavy.map(({ name, memory }) => ({ what: name, value: memory, shown: `${memory.toFixed(0)} MB` })),
    ),
    atMost(
      'lists',
      1,
      lists.map(({ size, rows, checking, committing }) => ({
        what: `${size} ${rows.toLocaleString('en')} rows`,
        value: (checking + committing) / (rows > 5_000 ? 300 : 60),
        shown: `${(checking + committing).toFixed(0)} s`,
      })),
    ),
    atMost(
      'listMemory',
      200,
      lists.map(({ size, rows, memory }) => ({
        what: `${size} ${rows.toLocaleString('en')} rows`,
        value: memory,
        shown: `${memory.toFixed(0)} MB`,
      })),
    ),
    atMost(
      'beside',
      2,
      besides.map(({ meanwhile, without }) => ratioOf('p95', meanwhile, without)),
    ),
    atMost(
      'besideMost',
      100,
      besides.map(({ meanwhile }) => ({
        what: 'p95',
        value: meanwhile,
        shown: `${meanwhile.toFixed(1)} ms`,
      })),
    ),
    atMost(
      'start',
      2000,
      sizes.map(({ size, startup }) => ({
        what: size,
        value: startup,
        shown: `${(startup / 1000).toFixed(2)} s`,
      })),
    ),
  ];
}

/** By how much the p95 of each call grows from the small size to the large one. */
export function growthOf(small: SizeResult, large: SizeResult): Figure[] {
  return large.calls.flatMap(({ call, p95 }) => {
    const base = small.calls.find(other => other.call === call);
    if (base === undefined) return [];
    return [ratioOf(call, p95, base.p95)];
  });
}

function ratioOf(what: string, value: number, base: number): Figure {
  return { what, value: value / base, shown: (value / base).toFixed(2) };
}

function shareOf(what: string, value: number): Figure {
  return { what, value, shown: `${(value * 100).toFixed(0)} %` };
}

const atMost = (target: Target, limit: number, figures: Figure[]) =>
  verdict(
    target,
    figures,
    ({ value }) => value <= limit,
    (one, other) => other.value - one.value,
  );

const atLeast = (target: Target, limit: number, figures: Figure[]) =>
  verdict(
    target,
    figures,
    ({ value }) => value >= limit,
    (one, other) => one.value - other.value,
  );

/** A miss names every figure that misses, a hit the worst of those that do not. */
function verdict(
  target: Target,
  figures: Figure[],
  isMet: (figure: Figure) => boolean,
  byValue: (one: Figure, other: Figure) => number,
): Verdict {
  if (figures.length === 0) return { target, isMet: null, figure: '' };
  const sorted = figures.toSorted(byValue);
  const missed = sorted.filter(figure => !isMet(figure));
  const told = missed.length > 0 ? missed : sorted.slice(0, 1);
  return {
    target,
    isMet: missed.length === 0,
    figure: told.map(({ what, shown }) => `${what} ${shown}`).join(', '),
  };
}
