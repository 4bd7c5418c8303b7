import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Never kept on the device: the worker itself. */
const WORKER = 'sw.js';
/** Not kept on the device either: what reads PDFs is larger than all pages, and loaded when one is chosen. */
const ENGINE = /assets\/pdf-engine-/;

/** Builds `worker/sw.ts` as `/sw.js` and tells it the files of the build, which it keeps on the device. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', sw: 'worker/sw.ts' },
          output: {
            entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`The build made no ${WORKER}`);
      if (worker.imports.length > 0)
        throw new Error(`${WORKER} must stand alone, but imports ${worker.imports}`);
      const pages = Object.values(bundle).filter(
        file => /\.(js|css|html)$/.test(file.fileName) && file !== worker && !ENGINE.test(file.fileName),
      );
      const entries = pages.map(file => ({
        url: `/${file.fileName}`,
        revision: file.fileName.startsWith('assets/')
          ? null
          : hash(file.type === 'chunk' ? file.code : file.source),
      }));
      worker.code = worker.code.replace('__PAGES__', () => JSON.stringify(entries));
    },
  };
}

const hash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
