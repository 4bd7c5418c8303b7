import { defineConfig } from 'vitest/config';

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Whose tests ask a PostgreSQL. */
const needsDatabase = ['server', 'bench'];

export default defineConfig({
  test: {
    projects: ['contract', 'server', 'web', 'bench'].map(name => ({
      ...source,
      test: {
        name,
        root: name,
        include: [`${name === 'bench' ? 'api' : 'src'}/**/*.test.{ts,tsx}`],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 60_000 } },
        ...(needsDatabase.includes(name) && { globalSetup: '../server/src/testing/global-setup.ts' }),
      },
    })),
  },
});
