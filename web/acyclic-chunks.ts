import type { Plugin } from 'vite';

/**
 * Fails the build if chunks import each other in a circle: whichever runs first would call what the other has not
 * defined yet, and the page would stay empty. Chunks are formed by `codeSplitting` in `vite.config.ts`.
 */
export function acyclicChunks(): Plugin {
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
