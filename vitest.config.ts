import { defineConfig } from 'vitest/config';

const source = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

export default defineConfig({
  test: {
    projects: ['contract', 'server', 'web'].map(name => ({
      ...source,
      test: {
        name,
        root: name,
        include: ['src/**/*.test.{ts,tsx}'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 60_000 } },
        ...(name === 'server' && { globalSetup: 'src/testing/global-setup.ts' }),
      },
    })),
  },
});
