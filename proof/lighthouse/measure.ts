import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import startServer from '../../e2e/server.ts';
import { type Interaction, interactions } from './interaction.ts';

/*
 * Runs Lighthouse on the most visited pages, as a phone on a slow network sees them (its own simulation, which depends
 * little on this machine's load), then what people do on the others, and prints the figures as tables. `--write` puts
 * them into docs/pages.md. The exit code tells whether everything is within its limit; PAGES_REPORT names a file for
 * the counts. The limits are the goals, except for speed: its goal is published, and the limit is looser and held
 * against the best measurement, because build machines are slower and vary (one page took 126 and 213 ms within ten
 * minutes). A regression that people feel exceeds the limit too.
 */
const pages = {
  '/': 'Online Services',
  '/login': 'Login',
  '/ask-for-service': 'Ask For Service',
  '/document-inquiry': 'Document Inquiry',
};
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const limits: Partial<Record<string, number>> = { performance: 90 };
/** How often a page that misses the goal for speed is looked at. */
const RUNS = 3;
const PORT = 9333;

type Result = RunnerResult['lhr'];

const stop = await startServer();
const browser = await chromium.launch({
  ...(process.env.PW_CHROMIUM && { executablePath: process.env.PW_CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${PORT}`],
});
const lines: string[] = [];
let done: Interaction[] = [];
let failed = 0;
try {
  // The first visit pays for what the server and the browser do once.
  await ask(`${process.env.RTO_DESK_ADDRESS}/`);
  for (const [path, name] of Object.entries(pages)) {
    const { categories, audits } = await bestOf(`${process.env.RTO_DESK_ADDRESS}${path}`);
    let isWithin = true;
    const scores = Object.entries(goals).map(([category, goal]) => {
      const score = Math.round((categories[category]?.score ?? 0) * 100);
      if (score < (limits[category] ?? goal)) isWithin = false;
      return score < goal ? `**${score}**` : String(score);
    });
    if (!isWithin) failed += 1;
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    lines.push(
      `| ${name} | ${[...scores, ...times.map(time => audits[time]?.displayValue ?? '-')].join(' | ')} |`,
    );
    const wrong = Object.values(audits).filter(
      audit => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
    );
    for (const audit of wrong) console.error(`${path}: ${audit.title}`);
  }
  done = await interactions(browser, process.env.RTO_DESK_ADDRESS ?? '');
} finally {
  await browser.close();
  await stop();
}
const table = [
  '| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shift |',
  '|---|---|---|---|---|---|---|---|---|',
  ...lines,
  '',
  '| on a processor four times slower | ms until it shows | the quickest |',
  '|---|---|---|',
  ...done.map(
    ({ what, time, quickest, goal }) =>
      `| ${what} | ${time > goal ? `**${time.toFixed(0)}**` : time.toFixed(0)} | ${quickest.toFixed(0)} |`,
  ),
].join('\n');
console.log(table);
if (process.argv.includes('--write')) await publish();
for (const { what, quickest, most } of done) {
  if (quickest <= most) continue;
  console.error(`${what}: ${quickest.toFixed(0)} ms at best, at most ${most}`);
  failed += 1;
}
const { PAGES_REPORT } = process.env;
const passed = Object.keys(pages).length + done.length - failed;
if (PAGES_REPORT) await writeFile(PAGES_REPORT, JSON.stringify({ passed, failed, skipped: 0 }));
if (failed > 0) process.exitCode = 1;

async function publish(): Promise<void> {
  const file = fileURLToPath(new URL('../../docs/pages.md', import.meta.url));
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const text = await readFile(file, 'utf8');
  const made = `<!-- lighthouse -->\n${new Date().toISOString().slice(0, 10)}, ${machine}:\n\n${table}\n<!-- end -->`;
  await writeFile(
    file,
    text.replace(/<!-- lighthouse -->[\s\S]*<!-- end -->/, () => made),
  );
}

/** What Lighthouse says of a page; where something else kept the machine busy, the best that it says of it. */
async function bestOf(url: string) {
  const speedOf = ({ categories }: Result) => (categories.performance?.score ?? 0) * 100;
  let best = await ask(url);
  for (let more = 1; more < RUNS && speedOf(best) < goals.performance; more += 1) {
    const next = await ask(url);
    if (speedOf(next) > speedOf(best)) best = next;
  }
  return best;
}

async function ask(url: string): Promise<Result> {
  const run = await lighthouse(url, {
    port: PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(goals),
  });
  if (run === undefined) throw new Error(`Lighthouse said nothing of ${url}`);
  return run.lhr;
}
