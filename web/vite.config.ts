import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { acyclicChunks } from './acyclic-chunks.ts';
import { guide } from './guide.ts';
import { precompress } from './precompress.ts';
import { screenPages } from './screen-pages.ts';
import { serviceWorker } from './service-worker.ts';

/**
 * What every form is made of, those of public screens above all. In one file it comes in one answer; a phone's
 * browser asks for six at a time.
 */
const ofForms = new RegExp(
  [
    'web/src/inputs/',
    'web/src/forms/(FieldInput|formatInput|liveFormat|serverErrors|useFieldsForm)\\b',
    'web/src/ui/failureText\\b',
    'web/src/words/shownValue',
  ].join('|'),
);
/** What forms and declarations are both made of: apart, because forms mention declarations, too. */
const ofFields = /contract\/src\/(expiry|fields|period|sentences|typed-date|validation)\.ts$/;
/** What is seen of documents on a citizen's page and on a user's dashboard: apart from each other these are a dozen small files. */
const ofDocuments = new RegExp(
  [
    'features/documents/(DocumentActions|DocumentCell|DocumentFormDialog|DocumentList)\\b',
    'features/documents/(documentColumns|holder|queries)\\b',
    'features/vehicles/(VehicleDialog|VehicleDocumentCells)\\b',
  ].join('|'),
);
/** What its components stand on, whichever a screen draws: apart from each other these are a dozen small files. */
const ofMantine = /node_modules\/@mantine\/(core\/esm\/core|hooks)\//;
const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);
const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), guide(), acyclicChunks(), serviceWorker(), screenPages(), precompress()],
  // The contract is read from its sources, so that a change in it shows at once.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // Its package offers browsers the build with warnings for developers alone.
    alias: [{ find: /^react-router$/, replacement: productionRouter }],
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/storage': server } },
  build: {
    // The phones of those who use it are not new.
    target: ['chrome87', 'es2020'],
    outDir: 'dist',
    // The page's security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // The polyfill would put an inline script into the page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'fields', test: ofFields },
            { name: 'form', test: ofForms },
            { name: 'documents', test: ofDocuments },
            { name: 'mantine', test: ofMantine },
          ],
        },
      },
    },
  },
});
