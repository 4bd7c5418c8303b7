import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { contributingPlugin } from './server/src/testing/contributing.ts';

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Whose tests ask a PostgreSQL. */
const needsDatabase = ['server', 'proof'];

/** The tests of what CONTRIBUTING.md says of adding a field and a kind, which load the sources as they are after that. */
const adding = [
  'server/src/adding-a-kind.test.ts',
  'web/src/features/documents/adding-a-kind.test.tsx',
  'contract/src/words/languages.test.ts',
  'web/src/features/citizens/upcomingExpiries.test.ts',
];
/** What the long form tries after that as well. */
const addingLong = ['server/src/platform/database/upgrade.test.ts'];

/** Long tests that measure how soon a busy server answers: they run one after the other, when the other files have ended. */
const alone: Record<string, string[]> = {
  server: ['src/platform/database/watermark.long.test.ts'],
  proof: ['trust/overload.long.test.ts'],
};

/** Which form of the tests runs (CONTRIBUTING.md, Tests); tests ask for it by `server/src/testing/long.ts`. */
const form = formNamed(process.env.TEST_FORM ?? 'short');

const common = {
  provide: { form },
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Many tests wait for a process or a clock: one more than there are processors keeps them busy, where no journeys run beside.
    maxWorkers: availableParallelism() + (form === 'short' ? 0 : 1),
    projects: [
      ...['contract', 'server', 'web', 'proof'].map(name => projectOf(name)),
      ...(form === 'long' ? Object.entries(alone).map(([name, files]) => projectOf(name, files)) : []),
      {
        ...source,
        plugins: [contributingPlugin()],
        test: {
          name: 'contributing',
          include: { short: adding, long: addingLong, trust: [] }[form],
          ...common,
          globalSetup: './server/src/testing/global-setup.ts',
        },
      },
    ],
  },
});

function projectOf(name: string, only?: string[]) {
  return {
    ...source,
    test: {
      name: only ? `${name}-alone` : name,
      root: name,
      ...(only ? { include: only, maxWorkers: 1, sequence: { groupOrder: 1 } } : filesOf(name)),
      ...common,
      // Loading the server takes longer than most files. Those of the pages have a world of their own each, jsdom too: in one
      // process, which makes that in a third of the time.
      ...(name === 'web' ? { pool: 'vmThreads' as const } : { isolate: false }),
      ...(name === 'web' && {
        setupFiles: join(import.meta.dirname, 'web/src/testing/setup.ts'),
        // A style sheet is empty for tests, but for one whose text is tested.
        css: { include: /\.css\?raw/ },
      }),
      ...(needsDatabase.includes(name) && { globalSetup: '../server/src/testing/global-setup.ts' }),
    },
  };
}

function formNamed(name: string) {
  if (name === 'short' || name === 'long' || name === 'trust') return name;
  throw new Error(`TEST_FORM is short, long or trust, not ${name}.`);
}

/** The short form leaves out what is long altogether, the others what has no long form. */
function filesOf(project: string): { include: string[]; exclude?: string[] } {
  const folders = project === 'proof' ? ['trust', 'bench/api'] : ['src'];
  if (form === 'short') {
    return {
      include: folders.map(folder => `${folder}/**/*.test.{ts,tsx}`),
      exclude: ['**/*.long.test.{ts,tsx}', '**/adding-a-kind.test.{ts,tsx}'],
    };
  }
  const filesIn = (folder: string) =>
    readdirSync(join(import.meta.dirname, project, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file.replaceAll('\\', '/')}`,
    );
  return {
    include: folders
      .flatMap(filesIn)
      .filter(file => /\.test\.tsx?$/.test(file))
      .filter(file => form !== 'long' || !alone[project]?.includes(file))
      .filter(file => hasLongForm(join(import.meta.dirname, project, file))),
  };
}

function hasLongForm(file: string): boolean {
  return file.includes('.long.test.') || readFileSync(file, 'utf8').includes("/testing/long.ts'");
}
