import { readFile, writeFile } from 'node:fs/promises';
import { machine } from './report.ts';
import type { Results } from './targets.ts';

/** Puts the report into docs/bench.md between its marks, and all figures into docs/bench.json. */
export async function publish(report: string, results: Results): Promise<void> {
  const docs = new URL('../../../docs/', import.meta.url);
  const page = new URL('bench.md', docs);
  const text = await readFile(page, 'utf8');
  await writeFile(
    page,
    text.replace(/<!-- bench -->[\s\S]*<!-- end -->/, () => `<!-- bench -->\n${report}\n<!-- end -->`),
  );
  const figures = { machine: machine(), ...results };
  await writeFile(new URL('bench.json', docs), `${JSON.stringify(figures, null, 2)}\n`);
}
