import type { Plugin, Rolldown } from 'vite';
import { screens } from '../contract/src/screens.ts';

/** What draws the screens, which `src/main.ts` loads beside the texts. */
const DRAW = 'draw';

/**
 * Names the code that draws the screens at the head of the page. Writes a page for each screen, `screens/<n>.html`,
 * which is the one page with the screen's own parts named at its head: a browser fetches them together with everything
 * else and not after it has run. `screens.json` tells the server which page a path gets. A screen that needs sign-in
 * may lead to the login instead: its styles are linked, because browsers complain of unused preloads.
 */
export function screenPages(): Plugin {
  return {
    name: 'screen-pages',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle === undefined
          ? html
          : withLinks(
              html,
              preloadLinks(DRAW, bundle).map(link => linkTo(link, true)),
            ),
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build made no index.html');
      const html = String(page.source);
      const pages: Record<string, string> = {};
      for (const [position, { path, audience, module }] of screens.entries()) {
        const parts = preloadLinks(`features/${module}`, bundle).filter(part => !html.includes(part));
        pages[path] = `screens/${position}.html`;
        const source = withLinks(
          html,
          parts.map(part => linkTo(part, audience !== 'anyone')),
        );
        this.emitFile({ type: 'asset', fileName: pages[path], source });
      }
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(pages) });
    },
  };
}

/** @param applies whether a style sheet applies at once or is only fetched */
function linkTo(part: string, applies: boolean): string {
  if (!part.endsWith('.css')) return `<link rel="modulepreload" crossorigin href="/${part}">`;
  return `<link ${applies ? 'rel="stylesheet"' : 'rel="preload" as="style"'} crossorigin href="/${part}">`;
}

const withLinks = (html: string, links: readonly string[]) =>
  html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);

/**
 * The files that a module cannot do without: its chunk, what that imports, and their styles, those of what is imported
 * first, as when they come with the module.
 */
function preloadLinks(module: string, bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const own = chunks.find(chunk => chunk.facadeModuleId?.endsWith(`/src/${module}.tsx`));
  if (own === undefined) throw new Error(`The build made nothing of ${module}`);
  const files = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') take(imported);
    }
    for (const style of stylesOf(chunk)) files.add(style);
  };
  take(own);
  return [...files];
}

/** Vite notes them on the chunk. */
function stylesOf(chunk: Rolldown.OutputChunk): Iterable<string> {
  return 'viteMetadata' in chunk
    ? ((chunk.viteMetadata as { importedCss: Set<string> }).importedCss ?? [])
    : [];
}
