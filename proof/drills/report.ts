import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { installedPostgres } from './database-machine.ts';
import type { Shown } from './drills.ts';
import { root } from './environment.ts';
import type { People } from './people.ts';
import type { Verdict } from './verdict.ts';

const PAGE = join(root, 'docs/cluster.md');
const MARKS = ['<!-- drills -->', '<!-- /drills -->'] as const;

/** The figures of a run as a page tells them. */
export function report(
  shown: readonly Shown[],
  verdicts: readonly Verdict[],
  { notKnown, unsure, strange }: Pick<People, 'unsure' | 'strange'> & { notKnown: number },
  versions: string,
): string {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.replace(/ Processor.*/, '')})`;
  const lines = [
    `${day}, one machine of ${machine} (load ${loadavg()[1]?.toFixed(1)} at the end), Node ${process.versions.node},`,
    `PostgreSQL ${installedPostgres()}, ${versions}.`,
    '',
    '| what is broken | s without any answer | aim | s without a document | s the longest call |',
    '|---|---|---|---|---|',
    ...shown.map(
      one =>
        `| ${one.drill} | ${one.without.toFixed(1)} | ${one.aim ?? ''} | ${one.withoutDocuments.toFixed(1)} | ${one.longest.toFixed(1)} |`,
    ),
    '',
    '| what people kept | acknowledged | lost | doubled |',
    '|---|---|---|---|',
    ...verdicts.map(one => `| ${one.kind} | ${one.acknowledged} | ${one.lost} | ${one.doubled} |`),
    '',
    `Calls that broke off, so that sent again they were answered 409 (“look whether it is there”): ${unsure}. Messages of which the desk says`,
    `that it is not known whether they went out: ${notKnown}.`,
    ...[...strange].map(what => `- An answer that should not exist: ${what}`),
  ];
  return lines.join('\n');
}

/** Puts the figures into the page. */
export function publish(text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [begin, end] = MARKS;
  const [before] = page.split(begin);
  const [, behind] = page.split(end);
  writeFileSync(PAGE, `${before}${begin}\n${text}\n${end}${behind}`);
}
