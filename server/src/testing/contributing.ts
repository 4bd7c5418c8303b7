import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A change that CONTRIBUTING.md shows: a block of code, and the file and the line where it goes. */
export interface Example {
  /** From the root of the project. */
  file: string;
  /** The line that the block is put below or above; null where the block is a whole new file. */
  beside: { side: 'below' | 'above'; line: string } | null;
  text: string;
}

/**
 * All examples of CONTRIBUTING.md, in their order. The tests follow the page itself, so that it cannot differ from what
 * works.
 * @throws when the page shows code without saying where it goes
 */
export function readExamples(): Example[] {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const form = /^(?:New file `(.+)`|In `(.+)`, (below|above) `(.+)`):\n\n```(?:ts|sql)\n([\s\S]*?)```$/gm;
  const examples = [...page.matchAll(form)].map(([, added, changed, side, line, text = '']): Example => {
    const beside = side && line ? { side: side as 'below' | 'above', line } : null;
    return { file: added ?? changed ?? '', beside, text };
  });
  if (examples.length === 0 || examples.length !== page.split(/^```(?:ts|sql)$/m).length - 1)
    throw new Error('CONTRIBUTING.md shows code without saying where it goes.');
  return examples;
}

/**
 * The sources that the examples change or add, as they are then, by their absolute paths. An example that the project
 * has followed already changes nothing.
 * @throws when a file has no such line, or several
 */
export function followExamples(): Map<string, string> {
  const sources = new Map<string, string>();
  for (const { file, beside, text } of readExamples()) {
    if (isMigration(file)) continue;
    const path = join(root, file);
    const source = sources.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    sources.set(path, source.includes(text) ? source : insert(file, source, beside, text));
  }
  return sources;
}

/** The migrations of the examples, numbered after all others; without those that the project has already. */
export function exampleMigrations(): { name: string; text: string }[] {
  const existing = readdirSync(join(root, 'server/migrations'));
  return readExamples()
    .filter(({ file }) => isMigration(file))
    .map(({ file, text }, at) => ({ name: `${9001 + at}${file.split('NNNN').at(-1)}`, text }))
    .filter(({ name }) => !existing.some(other => other.slice(4) === name.slice(4)));
}

/** A plugin of Vite by which tests load the sources as they are once the examples have been followed. */
export function contributingPlugin() {
  let followed: Map<string, string> | undefined;
  // Only when a test asks: a mistake on the page fails the tests of the page, not all.
  const sources = () => {
    followed ??= followExamples();
    return followed;
  };
  return {
    name: 'contributing',
    enforce: 'pre' as const,
    resolveId(imported: string, importer: string | undefined) {
      const path = importer && imported.startsWith('.') ? resolve(dirname(importer), imported) : imported;
      return sources().has(path) ? path : null;
    },
    load: (id: string) => sources().get(id) ?? null,
  };
}

const isMigration = (file: string) => file.startsWith('server/migrations/NNNN_');

function insert(file: string, source: string, beside: Example['beside'], text: string): string {
  if (beside === null) return text;
  const lines = source.split(/(?<=\n)/);
  const found = lines.flatMap((line, at) => (line.includes(beside.line) ? [at] : []));
  const [at = 0] = found;
  if (found.length !== 1) throw new Error(`${file} has ${found.length} lines with ${beside.line}`);
  return lines.toSpliced(beside.side === 'below' ? at + 1 : at, 0, text).join('');
}
