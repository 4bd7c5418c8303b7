import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { guide } from './guide.ts';
import { onlyWhatIsUsed } from './only-what-is-used.ts';
import { precompress } from './precompress.ts';
import { screenPages } from './screen-pages.ts';
import { serviceWorker } from './service-worker.ts';

/**
 * What every form is made of, those of public screens above all. In one file it comes in one answer; a phone's
 * browser asks for six at a time. What screens without a form need of it, too, is apart.
 */
const ofForms =
  /web\/src\/(inputs\/(?!Checkbox)\w+\.tsx|forms\/(FieldInput|formatInput|liveFormat|useFieldsForm)\b)/;
/** What forms and declarations are both made of: apart, because forms mention declarations, too. */
const ofFields = /contract\/src\/(fields|period|sentences|typed-date|validation)\.ts$/;
/** What is seen of documents on a citizen's page and on a user's dashboard: apart from each other these are a dozen small files. */
const ofDocuments = new RegExp(
  [
    'features/documents/(DocumentActions|DocumentCell|DocumentFormDialog|DocumentLines)\\b',
    'features/documents/(holder|queries)\\b',
    'features/vehicles/(VehicleDialog|VehicleDocumentCells)\\b',
  ].join('|'),
);
/** What runs first: it chooses the language whose texts are loaded (`main.ts`). */
const ofStart = /vite\/preload-helper|web\/src\/(browserStorage|words\/catalogues|words\/language)\b/;
/** What every screen stands on. */
const ofAll = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler)/',
    '@oxc-project.runtime',
    'contract/src/(expiry|normalise|registration-mark)\\.ts',
    'contract/src/words/to-citizens',
    'web/src/(api/token|ui/HelpLink|ui/unsaved|words/useWords)\\b',
  ].join('|'),
);
/** What screens with a list are made of, nearly all of those of the signed in; what public ones have of it is not among it. */
const ofLists = /web\/src\/ui\/(DataTable|PagedTable|Pager|pageNumbers)\b/;
/** What stands in lists and elsewhere: apart, since a citizen's page has no list on most of its tabs. */
const ofTexts = new RegExp(
  [
    'web/src/api/records\\b',
    'web/src/ui/(Count|DateText|MobileText|NumberText|Pending|TruncatedText)\\b',
    'web/src/ui/(LoadFailure|groupNumber|relativeDay|rows|useCards|useHighlight|useList|useRefreshFailure)\\b',
    'lucide-react/dist/esm/(shared|Icon|createLucideIcon|context|icons/chevron|icons/plus)',
  ].join('|'),
);
/** What is asked of the server, and in dialogs. */
const ofQueries = /node_modules\/@tanstack\//;
const ofDialogs = /web\/src\/(ui\/(Confirm|Dialog|DialogFooter)|forms\/FormDialog)\b/;
const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);
const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    guide(),
    onlyWhatIsUsed(),
    acyclicChunks(),
    serviceWorker(),
    screenPages(),
    precompress(),
  ],
  // The contract is read from its sources, so that a change in it shows at once.
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // Its package offers browsers the build with warnings for developers alone.
    alias: [{ find: /^react-router$/, replacement: productionRouter }],
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/storage': server, '/readyz': server } },
  build: {
    // The phones of those who use it are not new.
    target: ['chrome87', 'es2020'],
    // It knows sides by the direction of writing, which would be written by language for the browsers of es2020.
    cssTarget: 'chrome87',
    outDir: 'dist',
    // The page's security policy allows no data: addresses for scripts and fonts.
    assetsInlineLimit: 0,
    // The polyfill would put an inline script into the page.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every file names those it needs: a letter fewer in each name is 1 kB of a screen.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'fields', test: ofFields },
            { name: 'form', test: ofForms },
            { name: 'documents', test: ofDocuments },
            { name: 'start', test: ofStart },
            { name: 'base', test: ofAll },
            { name: 'query', test: ofQueries },
            { name: 'texts', test: ofTexts },
            { name: 'lists', test: ofLists },
            { name: 'dialogs', test: ofDialogs },
            // But the worker's address, which starts it while the library loads.
            { name: 'pdf-engine', test: /node_modules\/pdfjs-dist\/[^?]*$/ },
          ],
        },
      },
    },
  },
});

/**
 * Fails the build if chunks import each other in a circle: the first to run would call what the other has not
 * defined yet, and the page would stay empty. Chunks are formed by `codeSplitting` in `vite.config.ts`.
 */
function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    generateBundle(_options, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap(file =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) {
          const circle = [...path.slice(path.indexOf(file)), file].join(' -> ');
          this.error(`Files of the pages import each other in a circle: ${circle}`);
        }
        if (done.has(file)) return;
        done.add(file);
        for (const imported of importsOf.get(file) ?? []) visit(imported, [...path, file]);
      };
      for (const file of importsOf.keys()) visit(file, []);
    },
  };
}
